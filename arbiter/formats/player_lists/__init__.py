"""Rating lists of FIDE and of federations: a million players and more, read one by one."""

"""FIDE's report file (TRF), read and written: the old Krause form, TRF16 and TRF26."""

"""Files and sheets: everything that leaves the program or comes into it, without Qt."""

"""Where matches are kept: tables, the writer thread that commits submissions in groups, and a few readers."""

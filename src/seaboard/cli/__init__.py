"""The `seaboard` command: one file per verb, no logic worth testing by itself."""

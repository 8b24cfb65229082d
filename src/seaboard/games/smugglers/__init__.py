"""Smugglers' Island: dice, boats, secret goods, and a lighthouse whose beam sweeps the sea. Rules: docs/rules/smugglers.md."""

"""Devil's Triangle: fleets, cargo, and a magnetic cloud that turns, wanders and swallows ships. Rules: docs/rules/triangle.md."""

"""Anchors Aweigh!: everyone loads a ship from one heap, then sails through adventures. Rules: docs/rules/aboard.md."""

"""The laboratory: simulate, compare, measure. It knows the contract, not the games."""

"""The workshop behind run.py: set-up, serving, building, checking, measuring. Standard library only."""

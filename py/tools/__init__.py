"""The commands of run.py: set-up, serving, building, checking, measuring."""

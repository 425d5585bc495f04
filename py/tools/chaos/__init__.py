"""`run.py chaos`: random games in a real browser, with faults at random moments and a count of what they cost."""

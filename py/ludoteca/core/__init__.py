"""What all games have in common. Nothing here depends on a game."""

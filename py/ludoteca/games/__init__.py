"""The games. Each is a folder with the same files; none imports another."""

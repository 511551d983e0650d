"""One generic page and one small script for all games."""

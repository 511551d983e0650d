"""Brandub, the small Irish game of the tafl family. docs/brandub.md says which rules these are and why."""

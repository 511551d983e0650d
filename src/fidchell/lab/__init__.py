"""The lab: many games at once, what they show, how fast they are, and which rules they have touched."""

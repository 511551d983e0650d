"""The lab: many games at once, what they show, how fast they are, and which rules they have touched."""

from pathlib import Path

from fidchell.core.errors import speak_from

speak_from(Path(__file__).resolve().parent / "text")

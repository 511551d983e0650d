"""Everything about a table in play, without any text for people: web/ and terminal/ supply that."""

"""All that a table in play is, without a word for people: they are put by web/ and terminal/."""

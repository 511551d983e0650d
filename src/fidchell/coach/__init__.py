"""A coach who explains: what a choice is worth and why, what luck brought, where a game turned."""

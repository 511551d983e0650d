"""The table in a browser: tables, seats, live updates, stores."""

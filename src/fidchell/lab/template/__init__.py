"""Tribute: the small but complete game that `fidchell new-game` starts from, and the toy that the tests play.

Read it in this order: rulebook.toml, components.py, position.py, events.py, rules.py, notation.py, names.py, game.py,
judge.py, text/en.ftl. docs/new-game.md goes through it step by step.
"""

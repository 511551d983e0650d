# Every target sets up what it needs in .venv and is quick when nothing has changed.
PYTHON ?= python3
JOBS ?= 3
ARGS ?=

SETUP = $(PYTHON) tools/bootstrap.py
BIN = .venv/bin
LOCKS = play build test docs ray postgres lock

.DEFAULT_GOAL := help
.PHONY: help play build quick test test-long test-ray targets bench bench-peers chaos lint docs wheel lock clean

help: ## this list
	@echo "make TARGET [ARGS=...] [PYTHON=python3.12]"
	@sed -n 's/^\([a-z-]*\):.*## /\1 /p' $(MAKEFILE_LIST) | while read -r target line; do printf '  %-12s %s\n' "$$target" "$$line"; done

play: ## open the table in the browser; in the terminal: .venv/bin/fidchell play avignon
	@$(SETUP) play
	@$(BIN)/fidchell serve --open $(ARGS)

build: ## compile what has changed
	@$(SETUP) build

quick: ## what to run after every edit: rules, contract, texts; a minute, without browsers, servers or root
	@$(SETUP) check
	$(BIN)/pytest -n $(JOBS) --dist worksteal -m "not slow" --ignore=tests/web --ignore=tests/test_cli.py --ignore=tests/test_outside.py $(ARGS)

test: ## lint, then all tests, compiled; ARGS go to pytest
	@$(SETUP) test
	@$(MAKE) --no-print-directory lint
	FIDCHELL_COMPILE=require $(BIN)/pytest -n $(JOBS) --dist worksteal $(ARGS)

test-long: ## all tests with large numbers: thousands of games, deep reviews
	@$(SETUP) test
	FIDCHELL_LONG=1 FIDCHELL_COMPILE=require $(BIN)/pytest -n $(JOBS) --dist worksteal $(ARGS)

targets: ## try the other targets here, each in a fresh clone with an environment of its own; ARGS: some of them
	$(PYTHON) tools/targets.py $(ARGS)

test-ray: ## simulations in a real Ray, which `make test` leaves out for its size
	@$(SETUP) ray
	FIDCHELL_COMPILE=require $(BIN)/pytest tests/with_ray.py $(ARGS)

lint: ## ruff and mypy; needs neither compiler nor browsers
	@$(SETUP) check
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

bench: ## measure, compiled; ARGS go to fidchell bench; without any, also in a real browser
	@$(SETUP) test
	@FIDCHELL_COMPILE=require $(BIN)/fidchell bench $(ARGS)
	@$(if $(ARGS),,FIDCHELL_COMPILE=require $(BIN)/python tools/bench_browser.py)

bench-peers: ## measure other engines beside ours, in .venv-peers
	@$(SETUP) build
	@FIDCHELL_COMPILE=require $(BIN)/python tools/bench_peers.py $(ARGS)

chaos: ## proof under fire, on the loopback; ARGS: fire, fuzz or load, and their options
	@$(SETUP) test
	@FIDCHELL_COMPILE=require $(BIN)/python tools/chaos.py $(or $(ARGS),fire)

docs: ## the documentation as a site in build/docs
	@$(SETUP) docs
	@$(BIN)/python tools/docs.py

wheel: ## a wheel in dist, compiled, tried out in an environment of its own
	@$(SETUP) build
	@FIDCHELL_COMPILE=require $(BIN)/python tools/wheel.py

lock: ## pin the requirements anew; ARGS=--upgrade takes newer versions
	@$(SETUP) lock
	cd requirements && for part in $(LOCKS); do \
		../$(BIN)/uv pip compile --quiet --universal --python-version 3.11 --generate-hashes \
			--no-header --no-emit-index-url $(ARGS) $$part.in -o $$part.txt || exit 1; \
	done

clean: ## remove everything that set-up and tests have made
	rm -rf .venv .venv-peers build dist src/*.egg-info .mypy_cache .pytest_cache .ruff_cache .hypothesis .coverage htmlcov
	find src tests tools -name __pycache__ -prune -exec rm -rf {} +
	find src \( -name '*.so' -o -name '*.stamp' \) -delete

# make play: everything set up, the table opens in your browser.   make test: everything set up, everything tested.
PYTHON ?= $(shell command -v python3.11 || command -v python3)
BIN := .venv/bin
PYTEST := $(BIN)/pytest
# Where the package lies with its rules compiled; what can't be compiled here is plain Python and works the same.
COMPILED := .venv/compiled
COMPILE := $(BIN)/python tools/compile.py $(COMPILED)

.PHONY: play test test-compiled check laws rules bench wheel screenshots docs lock clean

play: .venv/ready
	@$(COMPILE) || true
	PYTHONPATH=$(COMPILED) $(BIN)/refectory serve --open

test: .venv/ready-dev .venv/ready-services
	$(PYTEST) -n 2 --dist worksteal
	@$(MAKE) --no-print-directory test-compiled

# Everything that runs on the rules, once more on the compiled ones.
test-compiled: .venv/ready-dev
	@$(COMPILE)
	@if [ -d $(COMPILED) ]; then set -x; PYTHONPATH=$(COMPILED) $(PYTEST) -n 2 --dist worksteal \
	  tests/engine tests/games tests/bots tests/lab tests/test_every_game.py tests/test_golden.py tests/test_compiled.py; fi

check: .venv/ready-dev
	$(BIN)/ruff check
	$(BIN)/ruff format --check
	$(BIN)/mypy
	$(BIN)/lint-imports --no-cache

# The long form of the generic laws: a thousand random games at every seat count, and the bots' duty.
laws: .venv/ready-dev
	$(PYTEST) -n 2 --dist worksteal -m long tests
	@$(COMPILE)
	PYTHONPATH=$(COMPILED) $(PYTEST) -m long tests/test_compiled.py

# Rules without a test; empty is good.
rules: .venv/ready-dev
	$(BIN)/python -m tests.rules_report

# How fast the games are, beside what others have built; peers that can't be installed are named in the table.
bench: .venv/ready-dev .venv/ready-services .venv/ready-peers
	@$(COMPILE) || true
	PYTHONPATH=$(COMPILED) $(BIN)/refectory bench --peers .venv/peers
	$(BIN)/python -m refectory.server.bench
	$(BIN)/python -m refectory.server.frames

wheel: .venv/ready
	@$(BIN)/python -m pip wheel -q --no-deps -w dist .
	@ls dist

screenshots: .venv/ready-dev .venv/ready-services
	$(BIN)/python -m refectory.web.screenshots

# What is generated from the data, written anew.
docs: .venv/ready-dev
	$(BIN)/python -m refectory.lab.provenance > docs/provenance.md
	$(BIN)/python -m refectory.lab.report docs

# The locked versions, taken anew from pyproject.toml.
lock: .venv/ready-dev
	$(BIN)/uv pip compile -q pyproject.toml --python-version 3.11 --universal --no-header -o requirements.lock
	$(BIN)/uv pip compile -q --group pyproject.toml:compile -c requirements.lock \
	  --python-version 3.11 --universal --no-header -o requirements-compile.lock
	$(BIN)/uv pip compile -q pyproject.toml --all-extras --group dev -c requirements.lock \
	  --python-version 3.11 --universal --no-header -o requirements-dev.lock

.venv/bin/python:
	@echo "Setting up .venv ..."
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || (echo "Refectory needs Python 3.11 or newer."; exit 1)
	@$(PYTHON) -m venv .venv

.venv/ready: requirements.lock requirements-compile.lock pyproject.toml | .venv/bin/python
	@echo "Installing packages ..."
	@$(BIN)/python -m pip install -q -r requirements.lock -r requirements-compile.lock
	@$(BIN)/python -m pip install -q --no-deps -e .
	@touch $@

.venv/ready-dev: requirements-dev.lock .venv/ready
	@echo "Installing packages for development ..."
	@$(BIN)/python -m pip install -q -r requirements-dev.lock
	@touch $@

# A browser and a PostgreSQL server for the tests.
.venv/ready-services: tools/services .venv/ready-dev
	@tools/services
	@touch $@

# Whom the benchmark compares with, in a place of their own.
.venv/ready-peers: tools/peers .venv/ready
	@tools/peers .venv/peers "$(PYTHON)"
	@touch $@

clean:
	rm -rf .venv build dist .mypy_cache .ruff_cache .pytest_cache out

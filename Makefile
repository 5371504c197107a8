# Works on a fresh machine that has python3 (with venv and pip) and make.
# Another Python: make PYTHON=python3.12 ...   Arguments for the program: make play ARGS="--help"
PYTHON ?= python3
ARGS ?=

ENVIRONMENT := $(PYTHON) -m tools.environment
CHECKED := $(wildcard src tests tools bench hatch_build.py)

.PHONY: help
help: ## list what can be done
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-10s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: play
play: wheel-env ## play, with the compiled rules
	@build/wheel-env/bin/pax $(or $(ARGS),--version)

.PHONY: env
env: ## make build/env: the sources, editable and interpreted, with all tools
	@$(ENVIRONMENT) env

.PHONY: wheel-env
wheel-env: ## make build/wheel-env: the wheel, compiled, with all tools
	@$(ENVIRONMENT) wheel-env

.PHONY: format
format: env ## format the code
	@build/env/bin/ruff format $(CHECKED)
	@build/env/bin/ruff check --quiet --fix-only $(CHECKED)

.PHONY: clean
clean: ## delete everything that was made: environments, builds, caches
	rm -rf build

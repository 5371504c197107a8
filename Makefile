# Works on a fresh machine that has python3 (with venv and pip) and make.
# Another Python: make PYTHON=python3.12 ...   Arguments for the program: make play ARGS="--help"
PYTHON ?= python3
ARGS ?=
# The command of pax that is the main job.
PLAY := play

# Tests start hundreds of processes: the first ones write bytecode, the others need not compile.
unexport PYTHONDONTWRITEBYTECODE

ENVIRONMENT := $(PYTHON) -m tools.build.environment
# PROFILE: default, ci (repeatable) or thorough
PROFILE ?= default
PYTEST = pytest -q --dist=worksteal --hypothesis-profile=$(PROFILE) $(ARGS)
# What waits for servers and browsers runs beside what computes; the latter yields to it.
WAITING := tests/server tests/browser
REST := tests $(WAITING:%=--ignore=%)
COMPUTING := nice -n 10
# Two parts at the same time, each with its output in one piece, and all of them whatever fails;
# under make --jobs as many as that allows.
PARTS = $(MAKE) --no-print-directory $(if $(findstring --jobserver,$(MAKEFLAGS)),,$(TWO_AT_A_TIME))
TWO_AT_A_TIME := --jobs=2 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# With ARGS a part may have no test of those that are asked for: pytest then ends with 5.
OR_NONE = $(if $(ARGS),|| [ $$? -eq 5 ])
CHECKED := $(wildcard src tests tools bench examples hatch_build.py)

.PHONY: help
help: ## list what can be done
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: play
play: wheel-env ## play, with the compiled rules
	@trap : INT; build/wheel-env/bin/pax $(PLAY) $(ARGS) || { code=$$?; [ $$code -eq 130 ] || exit $$code; }

.PHONY: test
test: ## everything that must hold: all of the next four
	@+$(PARTS) test-server test-interpreted test-compiled test-client

.PHONY: test-server
test-server: wheel-env ## the tests of the server, and those in a browser
	PAX_EXPECT=compiled build/wheel-env/bin/$(PYTEST) -n 3 $(WAITING) $(OR_NONE)

.PHONY: test-interpreted
test-interpreted: wheel-env ## all other tests, interpreted
	PAX_EXPECT=interpreted $(COMPUTING) build/env/bin/$(PYTEST) -n 2 $(REST) $(OR_NONE)

.PHONY: test-compiled
test-compiled: wheel-env ## all other tests, compiled
	PAX_EXPECT=compiled $(COMPUTING) build/wheel-env/bin/$(PYTEST) -n 2 $(REST) --ignore=tests/packaging $(OR_NONE)

.PHONY: test-client
test-client: ## the web client's own tests
	@$(PYTHON) -m tools.build.client test

.PHONY: check
check: ## format, lint, strict types, no registry's host in any file: all of the next three
	@+$(PARTS) check-code check-types check-client

.PHONY: check-code
check-code: env ## format and lint, no registry's host in any file, generated files
	@build/env/bin/ruff format --check $(CHECKED)
	@build/env/bin/ruff check $(CHECKED)
	@$(PYTHON) -m tools.inspection.forbidden
	@build/env/bin/python -m tools.codegen.wire_types --check
	@build/env/bin/python -m tools.codegen.event_messages --check

.PHONY: check-types
check-types: env ## strict types
	@build/env/bin/mypy $(CHECKED)

.PHONY: check-client
check-client: ## format, types and lint of the web client
	@$(PYTHON) -m tools.build.client check

.PHONY: web-types
web-types: env ## write the web client's types anew from the server's schemas
	@build/env/bin/python -m tools.codegen.wire_types

.PHONY: web-rules
web-rules: env ## write the web client's script of the rules anew, with the engine's numbers
	@build/env/bin/python -m tools.codegen.rules_script

.PHONY: web-events
web-events: env ## write the web client's table of events and their messages anew
	@build/env/bin/python -m tools.codegen.event_messages

.PHONY: golden
golden: env ## write the golden games in tests/golden anew; read the difference
	@build/env/bin/python -m tests.golden

.PHONY: golden-bots
golden-bots: wheel-env ## write the golden games of the bots anew; after any change of policy, search or models
	@build/wheel-env/bin/python -m tests.bots.golden

.PHONY: mutants
mutants: env ## change the rules in every small way and see that a test notices; half an hour
	@build/env/bin/python -m tools.mutation.mutants $(ARGS)

.PHONY: soak
soak: wheel-env ## what takes too long for make test, resumable; ARGS="--list" names the steps
	@build/wheel-env/bin/python -m tests.soak $(ARGS)

.PHONY: bench
bench: bench-env ## the measurements, beside other engines where these can be installed
	@build/bench-env/bin/python -m bench $(ARGS)

.PHONY: bench-search
bench-search: bench-env ## the speed of the bots' search, beside OpenSpiel's native one; half a minute
	@build/bench-env/bin/python -m bench.search $(ARGS)

.PHONY: bench-peer
bench-peer: bench-env ## the consul against OpenSpiel's Python search: writes docs/peer.md; five minutes
	@build/bench-env/bin/python -m bench.peer $(ARGS)

.PHONY: bench-load
bench-load: wheel-env ## how many moves a server takes, beside boardgame.io: writes docs/load.md; eight minutes
	@build/wheel-env/bin/python -m bench.load $(ARGS)

.PHONY: bench-web
bench-web: wheel-env ## the web client in Chromium: writes docs/web.md; three minutes
	@build/wheel-env/bin/python -m bench.web $(ARGS)

.PHONY: strength
strength: wheel-env ## how strong the bots are: writes docs/bots.md; less than an hour, resumable
	@build/wheel-env/bin/python -m bench.strength $(ARGS)

.PHONY: study
study: wheel-env ## what the bots show about the game: writes docs/game.md; about 10 minutes
	@build/wheel-env/bin/python -m bench.study $(ARGS)

.PHONY: deps
deps: ## install with apt what some tests need: a C compiler, git, PostgreSQL, Chromium
	@$(PYTHON) -m tools.build.deps

.PHONY: env
env: ## make build/env: the sources, editable and interpreted, with all tools
	@$(ENVIRONMENT) env

.PHONY: wheel-env
wheel-env: ## make build/wheel-env: the wheel, compiled, with all tools
	@$(ENVIRONMENT) wheel-env

.PHONY: bench-env
bench-env: ## make build/bench-env: the wheel with the engines that the bench compares it to
	@$(ENVIRONMENT) bench-env

.PHONY: lock
lock: ## pin the newest versions that requirements/*.in allow, by hash
	@$(ENVIRONMENT) lock

.PHONY: format
format: env ## format the code
	@build/env/bin/ruff format $(CHECKED)
	@build/env/bin/ruff check --quiet --fix-only $(CHECKED)
	@$(PYTHON) -m tools.build.client format

.PHONY: clean
clean: ## delete everything that was made: environments, builds, caches
	rm -rf build

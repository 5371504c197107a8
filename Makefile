# Works on a fresh machine that has python3 (with venv and pip) and make.
# Use another Python: make PYTHON=python3.12 ...   Pass arguments: make play ARGS="--help"
PYTHON ?= python3
ARGS ?=
# The command of pax that `make play` runs.
PLAY := play

# Tests start hundreds of processes: cached bytecode makes them start faster.
unexport PYTHONDONTWRITEBYTECODE

ENVIRONMENT := $(PYTHON) -m tools.build.environment
# PROFILE is the Hypothesis profile: default, ci (deterministic) or thorough.
PROFILE ?= default
PYTEST = pytest -q --dist=worksteal --hypothesis-profile=$(PROFILE) $(ARGS)
# Tests that wait for servers and browsers run in parallel with computing ones at low priority.
WAITING := tests/server tests/browser
REST := tests $(WAITING:%=--ignore=%) --ignore=tests/docs
# Tests that are the same with compiled rules, or replace functions that are compiled there.
ALIKE := tests/packaging tests/model tests/rl/test_planted_leaks.py
# Tests of programs that use the rules: the wheel that users install is enough.
WHEEL_ALONE := tests/arena tests/bench tests/cli tests/site tests/soak tests/text tests/training \
	$(addprefix tests/bots/test_,advice.py value.py) \
	$(addprefix tests/rl/test_,dataset.py gymnasium.py openspiel.py openspiel_suite.py pettingzoo.py ppo.py research_page.py)
COMPUTING := nice -n 10
# Two parts run at a time, with their output grouped, and all of them even if one fails; under
# make --jobs its limit applies instead.
PARTS = $(MAKE) --no-print-directory $(if $(findstring --jobserver,$(MAKEFLAGS)),,$(TWO_AT_A_TIME))
TWO_AT_A_TIME := --jobs=2 --keep-going $(if $(filter output-sync,$(.FEATURES)),--output-sync=target)
# What fails runs a second time, one test after the other: a busy machine can exceed a time limit.
# With ARGS a part may have no selected test: pytest then exits with 5.
# $(call twice,PART,COMMAND,DIVISION OF THE FIRST RUN,TESTS)
twice = cache="-o cache_dir=build/pytest/$(1)"; rm -f build/pytest/$(1)/v/cache/lastfailed; \
	$(2) $$cache $(3) $(4); code=$$?; \
	if [ $$code -eq 1 ]; then echo "$@: what failed runs again, one test after the other"; \
	$(2) $$cache --last-failed --last-failed-no-failures=none $(4); code=$$?; fi; \
	[ $$code -eq 0 ] $(if $(ARGS),|| [ $$code -eq 5 ])
CHECKED := $(wildcard src tests tools bench examples hatch_build.py)

.PHONY: help
help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-16s %s\n", $$1, $$2 }' $(firstword $(MAKEFILE_LIST))

.PHONY: play
play: play-env ## play in the browser
	@trap : INT; build/play-env/bin/pax $(PLAY) $(ARGS) || { code=$$?; [ $$code -eq 130 ] || exit $$code; }

.PHONY: test
test: ## run all tests: the next six targets
	@+$(PARTS) test-browser test-server test-compiled test-interpreted test-docs test-client

.PHONY: test-server
test-server: wheel-env ## server tests
	$(call twice,server,PAX_EXPECT=compiled build/wheel-env/bin/$(PYTEST),-n 3,tests/server)

# Apart from the server tests: Playwright leaves an event loop running in its process.
.PHONY: test-browser
test-browser: wheel-env ## browser tests
	$(call twice,browser,PAX_EXPECT=compiled build/wheel-env/bin/$(PYTEST),-n 3,tests/browser)

.PHONY: test-interpreted
test-interpreted: wheel-env ## tests of rules, game and bots, with interpreted rules
	$(call twice,interpreted,PAX_EXPECT=interpreted $(COMPUTING) build/env/bin/$(PYTEST),-n 2,$(REST) $(WHEEL_ALONE:%=--ignore=%))

.PHONY: test-compiled
test-compiled: wheel-env ## all other tests, with compiled rules
	$(call twice,compiled,PAX_EXPECT=compiled $(COMPUTING) build/wheel-env/bin/$(PYTEST),-n 2,$(REST) $(ALIKE:%=--ignore=%))

.PHONY: test-client
test-client: ## tests of the web client
	@$(PYTHON) -m tools.build.client test

.PHONY: test-docs
test-docs: env docs ## tests of the documentation: examples, links, the site in a browser
	$(call twice,docs,PAX_EXPECT=interpreted $(COMPUTING) build/env/bin/$(PYTEST),,tests/docs)

.PHONY: check
check: ## run all checks: the next three targets
	@+$(PARTS) check-code check-types check-client

.PHONY: check-code
check-code: env ## format, lint, forbidden text and generated files
	@build/env/bin/ruff format --check $(CHECKED)
	@build/env/bin/ruff check $(CHECKED)
	@$(PYTHON) -m tools.inspection.forbidden
	@build/env/bin/python -m tools.codegen.wire_types --check
	@build/env/bin/python -m tools.codegen.event_messages --check

.PHONY: check-types
check-types: env ## strict type checks
	@build/env/bin/mypy $(CHECKED)

.PHONY: check-client
check-client: ## format, types and lint of the web client
	@$(PYTHON) -m tools.build.client check

.PHONY: web-types
web-types: env ## generate the web client's types from the server's schemas
	@build/env/bin/python -m tools.codegen.wire_types

.PHONY: web-rules
web-rules: env ## generate the web client's rules text, with the engine's numbers
	@build/env/bin/python -m tools.codegen.rules_script

.PHONY: web-events
web-events: env ## generate the web client's table of event messages
	@build/env/bin/python -m tools.codegen.event_messages

.PHONY: golden
golden: env ## regenerate the golden games in tests/golden; review the difference
	@build/env/bin/python -m tests.golden

.PHONY: golden-bots
golden-bots: wheel-env ## regenerate the golden games of the bots, after a change of policy, search or models
	@build/wheel-env/bin/python -m tests.bots.golden

.PHONY: golden-rl
golden-rl: env ## regenerate the golden play-throughs of OpenSpiel in tests/rl/golden; review the difference
	@build/env/bin/python -m tests.rl.playthroughs

.PHONY: site-engine
site-engine: ## compile the engine to WebAssembly for Pyodide: build/engine-*.zip; a minute
	@$(PYTHON) -m tools.site engine

.PHONY: site
site: ## build the edition without a server into build/site; two minutes
	@$(PYTHON) -m tools.site

.PHONY: mutants
mutants: env ## mutation testing of the rules; half an hour
	@build/env/bin/python -m tools.mutation.mutants $(ARGS)

.PHONY: soak
soak: wheel-env ## long tests, resumable; ARGS="--list" lists the steps
	@build/wheel-env/bin/python -m tests.soak $(ARGS)

.PHONY: bench
bench: bench-env ## benchmark the rules engine and the research kit beside their peers; two minutes
	@build/bench-env/bin/python -m bench $(ARGS)
	@build/bench-env/bin/python -m bench.rl $(ARGS)

.PHONY: bench-search
bench-search: bench-env ## benchmark the bots' search against OpenSpiel's native one; half a minute
	@build/bench-env/bin/python -m bench.search $(ARGS)

.PHONY: bench-peer
bench-peer: bench-env ## play the consul against OpenSpiel's Python search; writes docs/peer.md; five minutes
	@build/bench-env/bin/python -m bench.peer $(ARGS)

.PHONY: bench-rl
bench-rl: bench-env ## the second half of make bench: the research kit's batch and environments; a minute
	@build/bench-env/bin/python -m bench.rl $(ARGS)

.PHONY: bench-load
bench-load: wheel-env ## load test of the server and of boardgame.io; writes docs/load.md; eight minutes
	@build/wheel-env/bin/python -m bench.load $(ARGS)

.PHONY: bench-web
bench-web: wheel-env ## benchmark the web client in Chromium; writes docs/web.md; four minutes
	@build/wheel-env/bin/python -m bench.web $(ARGS)

.PHONY: bench-site
bench-site: wheel-env ## benchmark the edition without a server in Chromium; writes docs/site.md; five minutes
	@build/wheel-env/bin/python -m bench.site $(ARGS)

.PHONY: pictures
pictures: wheel-env ## pictures of every screen of the web client, to build/pictures; five minutes
	@build/wheel-env/bin/python -m tests.pictures $(ARGS)

.PHONY: docs-pictures
docs-pictures: wheel-env ## regenerate the pictures of the documentation, docs/pictures/*.webp; a minute
	@build/wheel-env/bin/python -m tests.pictures.documentation

.PHONY: strength
strength: wheel-env ## measure the strength of the bots; writes docs/bots.md; under two hours, resumable
	@build/wheel-env/bin/python -m bench.strength $(ARGS)

.PHONY: study
study: wheel-env ## statistics of the game from bot games; writes docs/game.md; about 10 minutes
	@build/wheel-env/bin/python -m bench.study $(ARGS)

.PHONY: deps
deps: ## install system packages for tests with apt: C compiler, git, PostgreSQL, nginx, Chromium
	@$(PYTHON) -m tools.build.deps

.PHONY: env
env: ## create build/env: editable, interpreted sources with all tools
	@$(ENVIRONMENT) env

.PHONY: wheel-env
wheel-env: ## create build/wheel-env: the compiled wheel with all tools
	@$(ENVIRONMENT) wheel-env

.PHONY: play-env
play-env: ## create build/play-env: the wheel with only what playing needs
	@$(PYTHON) -m tools.build.play

.PHONY: bench-env
bench-env: ## create build/bench-env: the wheel and the engines it is compared to
	@$(ENVIRONMENT) bench-env

.PHONY: docs
docs: ## build the documentation site into build/docs; half a minute
	@$(PYTHON) -m tools.docs

.PHONY: release
release: ## build sdist, wheels and checksums into dist/, and check each wheel in a clean environment
	@$(PYTHON) -m tools.build.release

.PHONY: lock
lock: ## pin the newest versions that requirements/*.in allow, with hashes
	@$(ENVIRONMENT) lock

.PHONY: format
format: env ## format the code
	@build/env/bin/ruff format $(CHECKED)
	@build/env/bin/ruff check --quiet --fix-only $(CHECKED)
	@$(PYTHON) -m tools.build.client format

.PHONY: clean
clean: ## delete all generated files: environments, builds, caches
	rm -rf build

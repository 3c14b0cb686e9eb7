# `make play` plays, `make check` tests what you work on in under three minutes, `make test` tests everything.
# Each sets up what it needs, once.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
STATIC := src/quirebox/server/static
SOURCE := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.play' -o -name '*.mako' -o -name '*.ftl')
# A test on each core; one that is done takes over what waits for another.
BESIDE := -n auto --dist worksteal
PYTHONS := src tests benchmarks tools examples setup.py
CLIENT := $(shell find web/src web/public -type f) web/index.html web/vite.config.ts web/tsconfig.json

.PHONY: play check test setup tools lint format services test-compiled test-interpreted test-web soak bench ladder peers packages docs pictures clean

play: setup
	@$(BIN)/quire serve

# Nothing is compiled: the sources run as they are.
check: tools $(STATIC)/index.html lint test-web
	PYTHONPATH=src BROWSER_GAME=scientia $(BIN)/python -m pytest $(BESIDE) -m "not thorough" tests/test_every_game.py "tests/browser/test_browser.py::test_script[game]"

# Compiling keeps one core busy for long; style, types and the client's tests have the other.
test:
	@$(MAKE) --no-print-directory --jobs 2 setup services lint test-web
	@$(MAKE) --no-print-directory --jobs 1 test-compiled test-interpreted  # what measures time is alone

setup: $(VENV)/installed

tools: $(VENV)/dependencies web/node_modules/installed

$(VENV)/dependencies: pyproject.toml constraints.txt tools/dependencies.py
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Quire needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Run make PYTHON=python3.11 …")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt $$($(PYTHON) tools/dependencies.py)
	@touch $@

web/node_modules/installed: web/package.json web/package-lock.json
	@node -e 'process.exit(parseInt(process.versions.node) >= 20 ? 0 : 1)' || { echo "Quire's browser client is built with Node 20 or newer; install it and run make again."; exit 1; }
	cd web && npm install --no-save --silent
	@touch $@

$(STATIC)/index.html: web/node_modules/installed $(CLIENT)
	cd web && npm run --silent build -- --logLevel warn
	@touch $@

$(VENV)/installed: $(VENV)/dependencies $(STATIC)/index.html setup.py $(SOURCE)
	@echo "Compiling Quire: two or three minutes, only after a change …"
	@rm -rf build
	@rm -f dist/*.whl
	@$(BIN)/python -m pip uninstall --quiet --yes quire 2>/dev/null  # as it was called before
	$(BIN)/python -m pip wheel --quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation --wheel-dir dist .
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-index --no-deps --force-reinstall dist/*.whl
	@rm -rf build src/quirebox.egg-info
	@$(BIN)/quire --version
	@touch $@

services:
	@tools/services.sh
	@tools/browser.sh

# One line for each tool: style, types, who may import whom, what is said, then the browser's style and types.
lint: tools
	$(BIN)/ruff check $(PYTHONS)
	$(BIN)/ruff format --check --quiet $(PYTHONS)
	$(BIN)/mypy
	PYTHONPATH=src $(BIN)/lint-imports --no-cache
	PYTHONPATH=src $(BIN)/python -m quirebox.words.lint
	cd web && npm run --silent lint

format: tools
	$(BIN)/ruff check --fix $(PYTHONS)
	$(BIN)/ruff format $(PYTHONS)
	cd web && npm run --silent format

test-web: tools
	cd web && npm test --silent

# Everything: servers and browsers beside the rest, then what measures time, one after the other.
test-compiled: setup
	$(BIN)/python -m pytest $(BESIDE) -m "not alone" tests
	$(BIN)/python -m pytest -m alone tests

# What is compiled is tested as plain Python, too: the core, bots and games, and what plays them.  Servers, browsers,
# terminal, laboratory and commands are never compiled; further variants of a game are tested above.
INTERPRETED := tests/core tests/bots tests/games tests/envs tests/testkit tests/test_every_game.py tests/test_golden.py tests/test_facts.py tests/test_cautions.py
test-interpreted: setup
	PYTHONPATH=src $(BIN)/python -m pytest $(BESIDE) -m "not thorough" $(INTERPRETED)

# Hours; stop it whenever you like, it goes on where it stopped.
soak: setup services
	$(BIN)/python tools/soak.py

bench: setup
	@for game in $$($(BIN)/quire games --ids); do $(BIN)/quire bench $$game; done

# Hours; stop it whenever you like, it goes on where it stopped.
ladder: setup
	@for game in $$($(BIN)/quire games --ids); do $(BIN)/quire ladder $$game --out docs/ladder/$$game.tsv || exit; done
	$(BIN)/python tools/ladder_page.py

# The source package, made in dist beside the wheel that is installed here; each is tried in an empty environment.
packages: setup
	$(BIN)/python tools/packages.py
	$(BIN)/python tools/container.py

# Pictures of the client for README and site; look at them before you commit them.
pictures: setup
	QUIRE_PYTHON=$(CURDIR)/$(BIN)/python node tools/pictures.mjs

# The documentation site, in the folder site; any warning is an error.
docs: tools
	PYTHONPATH=src NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --strict --quiet
	@echo "Open site/index.html"

peers: setup
	$(BIN)/python benchmarks/peers

clean:
	rm -rf $(VENV) build dist site $(STATIC) web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis

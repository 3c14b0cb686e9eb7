# Two commands do everything: `make play` and `make test`.  Both set up what they need, once.

PYTHON ?= python3
VENV   := .venv
BIN    := $(VENV)/bin
SOURCE := $(shell find src -name '*.py' -o -name '*.toml' -o -name '*.play')

.PHONY: play test setup lint test-compiled test-interpreted bench peers clean

play: setup
	@$(BIN)/quire play

test: setup lint test-compiled test-interpreted

setup: $(VENV)/installed

$(VENV)/dependencies: pyproject.toml constraints.txt
	@$(PYTHON) -c 'import sys; sys.version_info >= (3, 11) or sys.exit("Quire needs Python 3.11 or newer; this is " + sys.version.split()[0] + ". Say make PYTHON=python3.11 …")'
	test -x $(BIN)/python || $(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install --quiet --disable-pip-version-check -c constraints.txt $$($(PYTHON) tools/dependencies.py)
	@touch $@

$(VENV)/installed: $(VENV)/dependencies setup.py $(SOURCE)
	@echo "Compiling Quire (about two minutes, only after a change) …"
	@rm -rf build
	$(BIN)/python -m pip install --quiet --disable-pip-version-check --no-index --no-deps --no-build-isolation --force-reinstall .
	@rm -rf build src/quire.egg-info
	@$(BIN)/quire --version
	@touch $@

lint: setup
	$(BIN)/ruff check src tests benchmarks tools setup.py
	$(BIN)/mypy

test-compiled: setup
	$(BIN)/python -m pytest -n auto tests

test-interpreted: setup
	PYTHONPATH=src $(BIN)/python -m pytest -n auto tests

bench: setup
	@for game in $$($(BIN)/quire games --ids); do $(BIN)/quire bench $$game; done

peers: setup
	$(BIN)/python benchmarks/peers

clean:
	rm -rf $(VENV) build .mypy_cache .ruff_cache .pytest_cache .hypothesis

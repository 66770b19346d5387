# A thin front on `midrun <verb>`: every target is one command, every variable one of its options.
SHELL := /bin/sh
export PATH := $(CURDIR)/.toolchain/node_modules/node/bin:$(PATH)
MIDRUN := ./midrun

option = $(if $($(1)),--$(2) "$($(1))")
named = $(if $($(1)),"$($(1))",$(error $(1)= is missing: `make` shows what each command takes))
collect_options = $(call option,REPEATS,repeats) $(call option,CONCURRENCY,concurrency) $(call option,LIMIT,limit) \
  $(call option,STUDY,study) $(call option,ARM,arm) $(call option,TEMPLATE,template) $(call option,IDS,ids) $(call option,TIMEOUT,timeout) $(call option,SETTINGS,settings) \
  $(call option,MAX_COST,max-cost) $(call option,MAX_TOKENS,max-tokens) $(call option,MAX_TIME,max-time) $(if $(filter-out 0,$(DRY_RUN)),--dry-run) $(if $(filter 0,$(PREFLIGHT)),--no-preflight)
suite_options = $(call option,SUITE,suite)
corpus_options = $(call option,PRESET,preset) $(call option,PROGRAMS,programs) $(call option,JOBS,jobs)
simulation_options = $(call option,FAMILIES,families) $(call option,MODES,modes) $(call option,BATCHES,batches) $(call option,SIZE,size) $(call option,TEMPLATES,templates)

.PHONY: help setup setup-local reproduce corpus lint-corpus verify release collect analyze guess status add explain show probe test check bench clean

help: ## Show this list
	@awk 'BEGIN { FS = ":.*## " } /^[a-z-]+:.*## / { printf "  make %-11s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: .toolchain/ready ## Install everything into this folder (and bubblewrap, when run as root)

.toolchain/ready: package-lock.json setup/setup.sh setup/python-requirements.txt
	@sh setup/setup.sh

setup-local: setup ## Install the small local model: MODEL=local/smollm2-135m (about 180 MB in .toolchain)
	@sh setup/setup-local-model.sh

reproduce: setup ## The whole way without a key: corpus, simulated subjects, tables and figure (PRESET=full for everything, PROGRAMS=folder; SUITE=simulation, FAMILIES)
	@$(MIDRUN) reproduce $(suite_options) $(corpus_options) $(call option,FAMILIES,families)

corpus: setup ## Build and verify the corpus (PRESET=quick, PROGRAMS=folder, JOBS=n; SUITE=simulation for generated items: FAMILIES, MODES, BATCHES, SIZE, TEMPLATES)
	@$(MIDRUN) corpus $(suite_options) $(corpus_options) $(simulation_options)

lint-corpus: setup ## What is incomplete, alike or trivial in the programs (PROGRAMS=folder; CORPUS=build/corpus to look at answers too)
	@$(MIDRUN) corpus lint $(call option,PROGRAMS,programs) $(call option,CORPUS,corpus)

verify: setup ## Build the corpus from nothing and prove it identical to its release (PROGRAMS=folder, JOBS=n)
	@$(MIDRUN) verify $(call option,PROGRAMS,programs) $(call option,JOBS,jobs)

release: setup ## Freeze the built corpus: VERSION=1.0.0
	@$(MIDRUN) release $(call named,VERSION)

collect: setup ## Collect settings: MODEL=provider/model@mode, sim/slip, paper; DRY_RUN=1 prices it first (MAX_COST, MAX_TOKENS, MAX_TIME, SETTINGS, REPEATS, CONCURRENCY, LIMIT, STUDY, ARM, TEMPLATE, IDS, TIMEOUT; SUITE=simulation)
	@$(MIDRUN) collect $(suite_options) $(call option,MODEL,model) $(collect_options)

analyze: setup ## Grade the answers and write tables and figures (SUITE=simulation)
	@$(MIDRUN) analyze $(suite_options) $(call option,SEED,seed) $(call option,GRADER,grader)

guess: setup ## What guessing scores on the corpus: empty answers, the input, the commonest answer, values before the loop
	@$(MIDRUN) guess

status: setup ## What is planned, answered and still open (SUITE=simulation)
	@$(MIDRUN) status $(suite_options)

add: setup ## Make a case of your own program: PROGRAM=file SHORT=input LONG=input (STUDY, NAME, ENTRY, REPLACE=1)
	@$(MIDRUN) add $(call named,PROGRAM) $(call option,SHORT,input) $(call option,LONG,input) $(call option,STUDY,study) $(call option,NAME,name) $(call option,ENTRY,entry) $(if $(filter-out 0,$(REPLACE)),--replace)

explain: setup ## Why a case is as it is, or how an answer was judged: ID=study/program or ID="task|setting|repeat" [FULL=1]
	@$(MIDRUN) explain $(call named,ID) $(suite_options) $(if $(filter-out 0,$(FULL)),--full)

show: setup ## An item of the simulation suite as code and story: FAMILY=straight-line (LEVEL, MODE)
	@$(MIDRUN) show $(call named,FAMILY) $(call option,LEVEL,level) $(call option,MODE,mode)

probe: setup ## What a model remembers, by log probabilities and truncated items: MODEL=provider/model (KINDS, ROUTE=chat, TOP, PERCENT, ITEMS, DRY_RUN=1)
	@$(MIDRUN) probe $(call option,MODEL,model) $(if $(KINDS),--kinds $(KINDS)) $(call option,ROUTE,route) $(call option,TOP,top) $(call option,PERCENT,percent) $(call option,ITEMS,items) $(call option,SETTINGS,settings) $(if $(filter-out 0,$(DRY_RUN)),--dry-run)

test: setup ## All tests
	@npm run --silent test

check: setup ## Lint, types and tests
	@npm run --silent check

bench: setup ## Measure speed; rows go to build/bench/results.jsonl (takes about an hour; CASES=n for a smaller corpus)
	@$(MIDRUN) bench $(call option,CASES,cases)

clean: ## Remove what was built, but no runs
	rm -rf build

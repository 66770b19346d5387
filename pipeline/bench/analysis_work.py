"""python3 analysis_work.py FILE: what analysis-work.ts does, with numpy and statsmodels; prints the same JSON."""
import json
import sys
import time

import numpy as np
import pandas as pd
import statsmodels.api as sm
from scipy.stats import rankdata

METRICS = ["trace_length", "peak_state", "state_load", "cyclomatic"]
# Rows of a table of permutations that stay in the processor's cache.
CHUNK = 500


def timed(work, *arguments):
    wall, cpu = time.perf_counter(), time.process_time()
    result = work(*arguments)
    return result, {"seconds": time.perf_counter() - wall, "cpuInSeconds": time.process_time() - cpu}


def bootstraps(rows, seed, replicates):
    """All statistics at once: how often each source is drawn, times sums by source."""
    source, sources = rows.source_id.cat.codes.to_numpy(), len(rows.source_id.cat.categories)
    numerators, denominators = [], []

    def add(clusters, values):
        numerators.append(np.bincount(clusters, values, minlength=sources))
        denominators.append(np.bincount(clusters, minlength=sources))

    right = 1 - rows.error.to_numpy()
    arm, setting = rows.arm.cat.codes.to_numpy(), rows.setting.cat.codes.to_numpy()
    settings = range(len(rows.setting.cat.categories))
    for one in settings:
        add(source[setting == one], right[setting == one])
        for place in range(len(rows.arm.cat.categories)):
            chosen = (setting == one) & (arm == place)
            add(source[chosen], right[chosen])
    by_arm = rows.set_index(["case_id", "setting"])
    pairs = by_arm[by_arm.arm == "short-trace-final"].join(
        by_arm.loc[by_arm.arm == "long-trace-final", ["error"]], rsuffix="_long", how="inner"
    )
    difference = (pairs.error_long - pairs.error).to_numpy()
    pair_source = pairs.source_id.cat.codes.to_numpy()
    pair_setting = pairs.index.get_level_values("setting").codes
    for one in settings:
        add(pair_source[pair_setting == one], difference[pair_setting == one])
    add(pair_source, difference)
    draws = np.floor(np.random.RandomState(seed).random_sample((replicates, sources)) * sources).astype(np.int64)
    draws += np.arange(replicates)[:, None] * sources
    counts = np.bincount(draws.ravel(), minlength=replicates * sources).reshape(replicates, sources).astype(float)
    ratios = (counts @ np.array(numerators).T) / (counts @ np.array(denominators, dtype=float).T)
    ends = np.quantile(ratios, [0.015, 0.025, 0.035, 0.965, 0.975, 0.985], axis=0)
    return {"endpoints": ends[[1, 4]].T.ravel().tolist(), "deviations": ratios.std(axis=0, ddof=1).tolist()}


def permutations(rows, seed, replicates):
    areas, ps = [], []
    for study in rows.study.cat.categories:
        for setting in rows.setting.cat.categories:
            some = rows[(rows.study == study) & (rows.setting == setting)]
            is_error = some.error.to_numpy(dtype=float)
            errors = is_error.sum()
            for place, metric in enumerate(METRICS):
                ranks = 2 * rankdata(some[metric])
                observed = is_error @ ranks
                generator = np.random.Generator(np.random.MT19937(seed + place))
                at_least = 0
                table = np.tile(is_error, (min(CHUNK, replicates), 1))
                for _ in range(replicates // len(table)):
                    generator.permuted(table, axis=1, out=table)
                    at_least += int((table @ ranks >= observed).sum())
                areas.append((observed / 2 - errors * (errors + 1) / 2) / (errors * (len(some) - errors)))
                ps.append((1 + at_least) / (1 + replicates))
    return areas, ps


def shared_permutations(rows, seed, replicates):
    """The same tests with one table of permutations for all metrics of a study and setting, as analysis-work.ts has it."""
    ps = []
    for study in rows.study.cat.categories:
        for setting in rows.setting.cat.categories:
            some = rows[(rows.study == study) & (rows.setting == setting)]
            is_error = some.error.to_numpy(dtype=float)
            ranks = np.column_stack([2 * rankdata(some[metric]) for metric in METRICS])
            observed = is_error @ ranks
            generator = np.random.Generator(np.random.MT19937(seed))
            at_least = np.zeros(len(METRICS), dtype=int)
            table = np.tile(is_error, (min(CHUNK, replicates), 1))
            for _ in range(replicates // len(table)):
                generator.permuted(table, axis=1, out=table)
                at_least += (table @ ranks >= observed).sum(axis=0)
            ps += ((1 + at_least) / (1 + replicates)).tolist()
    return ps


def condition(matrix):
    singular = np.linalg.svd(matrix, compute_uv=False)
    return singular[0] / singular[-1]


def stages(rows):
    found = {"coefficients": [], "errorsCr1s": [], "errorsCr3": [], "facts": []}
    indicators = [
        (rows[name].cat.codes.to_numpy()[:, None] == np.arange(1, len(rows[name].cat.categories))).astype(float)
        for name in ["study", "arm", "setting"]
    ]
    outcome, groups = rows.error.to_numpy(dtype=float), rows.source_id.cat.codes.to_numpy().astype(int)
    order = np.argsort(groups, kind="stable")
    starts = np.flatnonzero(np.r_[True, np.diff(groups[order]) != 0])
    for stage in range(4):
        logs = np.log2(rows[METRICS[:stage]].to_numpy(dtype=float)) if stage else np.empty((len(rows), 0))
        design = np.hstack([np.ones((len(rows), 1)), *indicators, logs - (logs.mean(axis=0) if stage else 0)])
        fit = sm.Logit(outcome, design).fit(
            disp=0, tol=1e-12, cov_type="cluster", cov_kwds={"groups": groups}
        )
        mean = fit.predict()
        weighted = design * (mean * (1 - mean))[:, None]
        information = design.T @ weighted
        scores = np.add.reduceat((design * (outcome - mean)[:, None])[order], starts)
        ends = np.r_[starts[1:], len(order)]
        design_sorted, weighted_sorted = design[order], weighted[order]
        without = np.array(
            [information - design_sorted[a:b].T @ weighted_sorted[a:b] for a, b in zip(starts, ends)]
        )
        moves = np.linalg.solve(without, scores[:, :, None])[:, :, 0]
        left_out = fit.params - moves
        linear = np.einsum("ij,ij->i", design, left_out[groups])
        loss = np.mean(outcome * np.logaddexp(0, -linear) + (1 - outcome) * np.logaddexp(0, linear))
        found["coefficients"] += fit.params.tolist()
        found["errorsCr1s"] += fit.bse.tolist()
        found["errorsCr3"] += np.sqrt((moves**2).sum(axis=0)).tolist()
        scaled = design / np.sqrt((design**2).sum(axis=0))
        found["facts"] += [condition(design), condition(scaled)]
        if stage:
            tested = np.eye(design.shape[1])[design.shape[1] - stage :]
            found["facts"].append(float(fit.wald_test(tested, use_f=False, scalar=True).statistic))
        found["facts"].append(float(loss))
    return found


def main():
    with open(sys.argv[1]) as file:
        given = json.load(file)
    rows = pd.DataFrame(given["rows"])
    for name in ["source_id", "study", "arm", "setting"]:
        rows[name] = rows[name].astype("category")
    intervals, bootstrap_time = timed(bootstraps, rows, given["seed"], given["replicates"])
    (areas, ps), permutation_time = timed(permutations, rows, given["seed"], given["replicates"])
    _, shared_time = timed(shared_permutations, rows, given["seed"], given["replicates"])
    models, model_time = timed(stages, rows)
    parts = {"bootstrap": bootstrap_time, "permutations": permutation_time, "logits": model_time}
    parts["sharedPermutations"] = shared_time
    print(json.dumps({**intervals, "areas": areas, "permutationPs": ps, **models, "parts": parts}))


main()

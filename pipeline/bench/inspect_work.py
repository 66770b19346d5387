"""`python inspect_work.py TASKS LOGS BASE_URL CONCURRENCY`: asks every prompt of a file of tasks once; prints answers and seconds."""

import json
import os
import sys
import time

tasks_file, logs, base_url, concurrency = sys.argv[1:]
os.environ["LOOPBACK_BASE_URL"] = base_url
os.environ["LOOPBACK_API_KEY"] = "none"

from inspect_ai import Task, eval  # noqa: E402
from inspect_ai.dataset import MemoryDataset, Sample  # noqa: E402
from inspect_ai.solver import generate  # noqa: E402

with open(tasks_file, encoding="utf-8") as lines:
    samples = [Sample(id=row["task_id"], input=row["prompt"], target="") for row in map(json.loads, lines)]
task = Task(dataset=MemoryDataset(samples), solver=generate())
start, cpu = time.perf_counter(), time.process_time()
(log,) = eval(
    task,
    model="openai-api/loopback/loopback",
    max_connections=int(concurrency),
    max_samples=int(concurrency),
    log_dir=logs,
    display="none",
)
seconds, cpu_in_seconds = time.perf_counter() - start, time.process_time() - cpu
answered = sum(sample.output.completion != "" for sample in log.samples or [])
print(json.dumps({"cells": answered, "seconds": seconds, "cpuInSeconds": cpu_in_seconds}))

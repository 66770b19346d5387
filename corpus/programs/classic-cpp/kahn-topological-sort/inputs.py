import random
import sys

NAMES = """app auth blob cache cli core cron db dns dom font form grid hash http icon json
key lang log mail math menu net page path pool regex rpc sql sync task text time tree ui url zip""".split()

size, seed = sys.argv[1], int(sys.argv[2])
rng = random.Random(seed)
n, most = (6, 2) if size == "short" else (34, 4)
order = rng.sample(NAMES, n)
rules = {}
for i, name in enumerate(order):
    low = max(0, i - 11)
    want = min(i, rng.randint(0 if i < n // 3 else 1, most))
    rules[name] = rng.sample(order[low:i], min(want, i - low))
if size == "long" or rng.random() < 0.4:
    tail = order[-2:] if size == "short" else order[-5:-1]
    rules[tail[0]].append(tail[-1])
    for a, b in zip(tail, tail[1:]):
        if a not in rules[b]:
            rules[b].append(a)
targets = [name for name in order if rules[name]]
rng.shuffle(targets)
for name in targets:
    rng.shuffle(rules[name])
    print(f"{name}:", *rules[name])

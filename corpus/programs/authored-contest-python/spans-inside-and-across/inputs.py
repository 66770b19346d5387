import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, top = (4, 9) if short else (50, 299)
print(n)
spans = []
for _ in range(n):
    l = rng.randint(0, top)
    spans.append(f"{l}:{l + rng.randint(1, rng.choice((3, top // 3, top)))}" if l < top // 2 else f"{l}:{min(300, l + rng.randint(1, 40))}")
    if rng.random() < 0.1:
        spans[-1] = rng.choice(spans)
print(*(s if int(s.split(":")[1]) <= 300 else s.split(":")[0] + ":300" for s in spans))

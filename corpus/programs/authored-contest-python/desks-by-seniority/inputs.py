import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, m = (6, 6) if short else (60, 120)
place = list(range(1, n + 1))
rng.shuffle(place)
rules = []
for _ in range(m):
    i, j = sorted(rng.sample(range(n), 2))
    rules.append((place[i], place[j]))
if short and rng.random() < 0.25:
    rules[0] = rules[1][::-1]
print(n, m)
for a, b in rules:
    print(a, b)

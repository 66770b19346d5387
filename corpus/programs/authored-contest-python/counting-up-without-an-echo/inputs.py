import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, k, t, games = 7, 3, 1, 2
else:
    n, k, t, games = 44, 6, 6, 9
traps = sorted(rng.sample(range(2, n), t))
print(n, k)
print(*traps)
print(games)
for i in range(games):
    s = rng.choice([v for v in range(n // 3 + 1) if v not in traps])
    print(s, 0 if i % 3 == 0 else rng.randint(0, k))

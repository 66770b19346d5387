import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    m, n = 40, 3
else:
    m, n = rng.choice([16 * 9 * 13, 8 * 27 * 17, 32 * 5 * 17, 8 * 9 * 29]), 26
print(m)
picked = []
while len(picked) < n:
    x = rng.randrange(m)
    a = x * x % m if rng.random() < 0.75 else rng.randrange(m)
    if a not in picked:
        picked.append(a)
print(*picked)

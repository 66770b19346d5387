import random
import sys

NAMES = "ash bay box elm fig fir gum ivy nut oak oil pea pin rue sal tea yew yam".split()
rng = random.Random(int(sys.argv[2]))
n, k = (5, 2) if sys.argv[1] == "short" else (16, rng.randint(4, 6))
centres = [(rng.randint(5, 45), rng.randint(5, 45)) for _ in range(k)]
print(k)
for name in rng.sample(NAMES, n):
    cx, cy = rng.choice(centres)
    print(name, cx + rng.randint(-5, 5), cy + rng.randint(-5, 5))

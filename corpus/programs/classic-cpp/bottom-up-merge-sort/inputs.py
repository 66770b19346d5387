import random
import sys

rng = random.Random(int(sys.argv[2]))
n, top = (7, 12) if sys.argv[1] == "short" else (60, 40)
names = []
while len(names) < n:
    name = rng.choice("BDGKLMRST") + rng.choice("aeiou") + rng.choice("lmnrst") + rng.choice("aeio")
    if name not in names:
        names.append(name)
for name in names:
    print(name, rng.randint(top // 4, top))

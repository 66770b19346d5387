import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
names = ["mu", "phi", "tau", "omega", "one", "id"]
n, count = (5, 3) if short else (20, 17)
print(n, count)
for i in range(count):
    words = [rng.choice(names)]
    for _ in range(1 if short else rng.randint(1, 3)):
        kind = rng.random()
        if kind < 0.62:
            words.append("last" if i and rng.random() < 0.2 else rng.choice(names))
            words.append(rng.choice(["*", "*", ".", "-", "+"]))
        elif kind < 0.82:
            words.append("inv")
        elif kind < 0.9:
            words += ["dup", "*"]
        else:
            words.append("sum")
    if not short and rng.random() < 0.08:
        words.append(rng.choice(["dup", "-"]))
    print(*words)

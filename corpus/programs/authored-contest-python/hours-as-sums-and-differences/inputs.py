import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
names = "abc" if short else "abcdef"
for k in range(7 if short else 40):
    r = rng.random()
    if r < 0.65 or k < 3:
        words = [rng.choice(names) if k >= len(names) else names[k], "="]
        for t in range(rng.randint(1, 3) if short else rng.randint(2, 5)):
            if t:
                words.append(rng.choice("+++&-^^"))
            if rng.random() < 0.6 or k < 2:
                a = rng.randint(0, 90)
                words.append(f"{a}-{min(99, a + rng.randint(1, 40))}")
            else:
                words.append(rng.choice(names))
        print(*words)
    elif r < 0.8:
        print("show", rng.choice(names))
    elif r < 0.9:
        print("gap", rng.choice(names))
    else:
        print("day", rng.choice(names), rng.choice(names))

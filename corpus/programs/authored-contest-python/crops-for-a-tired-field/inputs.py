import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, top, m = (3, 2, 2) if short else (20, 4, 3)
names = "abcde"[:m]
print(n, top, rng.randint(0, top), rng.randint(0, 4))
print(m)
for name in names:
    change = rng.choice([-2, -1, -1, 0, 1])
    base = rng.randint(1, 4) - 3 * change
    yields = [max(0, base + rng.randint(2, 4) * level - rng.randint(0, 6)) for level in range(top + 1)]
    bad = "".join(x for x in names if rng.random() < (0.6 if x == name else 0.2)) or "-"
    print(name, change, *yields, bad)
print("".join(rng.choice("....wwddf") for _ in range(n)))

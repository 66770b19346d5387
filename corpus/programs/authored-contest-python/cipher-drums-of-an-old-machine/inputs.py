import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, d, orders = (5, 2, 4) if short else (10, 3, 24)
letters = "abcdefghijklmnop"[:n]


def pairs(count):
    s = rng.sample(letters, 2 * count)
    return " ".join(s[2 * i] + s[2 * i + 1] for i in range(count)) or "-"


print(n, d)
for _ in range(d):
    notches = "".join(sorted(rng.sample(letters, rng.randint(1, 2))))
    print("".join(rng.sample(letters, n)), notches, rng.choice(letters))
print(pairs(rng.randint(1, n // 2)))
print(pairs(rng.randint(0, 2)))
for i in range(orders):
    roll = rng.random()
    if i == 0 or roll < 0.6:
        print("type", "".join(rng.choice(letters) for _ in range(rng.randint(1, 2) if short else rng.randint(2, 6))))
    elif roll < 0.72:
        print("set", "".join(rng.choice(letters) for _ in range(d)))
    elif roll < 0.88:
        print("plug", rng.choice(letters) + rng.choice(letters))
    else:
        print("back", rng.randint(0, 9))

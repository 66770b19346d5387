import sys
import random

size = sys.argv[1]
g = random.Random(int(sys.argv[2]))


def build(target, letters):
    s = g.choice(letters)
    while len(s) < target:
        roll = g.random()
        if roll < 0.25:
            k = g.randint(1, min(len(s), 9))
            s += s[-k:][::-1]
        elif roll < 0.35:
            k = g.randint(1, min(len(s), 6))
            s += s[-k:]
        else:
            s += g.choice(letters)
    return s[:target]


print(build(15, "abc") if size == "short" else build(210, "aabcd"))

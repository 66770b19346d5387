import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
base = 4 if short else 7
words = 2
length = 2 if short else 4
names = rng.sample("ABCDEFGHIKLMNORSTUW", base)


def spell(x):
    s = ""
    while x:
        s = names[x % base] + s
        x //= base
    return s


parts = [rng.randint(base ** (length - 1), base ** length - 1) for _ in range(words)]
print(base)
for p in parts:
    print(spell(p))
print(spell(sum(parts)))

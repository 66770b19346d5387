import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
k, n, q = (2, 5, 2) if short else (6, 40, 20)
letters = "abcdefg"[:k]


def word(low):
    return "".join(sorted(rng.sample(letters, rng.randint(low, k)), key=lambda c: rng.random()))


print(k)
print(*(f"{word(0)[:4] or '-'}:{rng.randint(1, 50)}" for _ in range(n)))
print(*(word(1) for _ in range(q)))

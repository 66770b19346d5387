from random import Random
from sys import argv


def main(kind, seed):
    rng = Random(seed)
    if kind == "short":
        count, target, low, high = 6, 24, 4, 13
    else:
        count, target, low, high = 21, 140, 11, 48
    print(count, target)
    print(" ".join(str(rng.randint(low, high)) for _ in range(count)))


main(argv[1], int(argv[2]))

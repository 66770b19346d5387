import random
import sys


def power(rng, n):
    return rng.randint(1, 3) if rng.random() < 0.85 else rng.randint(1, n)


def main():
    rng = random.Random(int(sys.argv[2]))
    n, m = (7, 6) if sys.argv[1] == "short" else (50, 90)
    print(n, m)
    print(*(power(rng, n) for _ in range(n)))
    for t in range(m):
        a = rng.randint(1, n)
        if t == m - 1 or rng.random() < 0.45:
            print(1, min(a, rng.randint(1, n)))
        else:
            print(0, a, power(rng, n))


main()

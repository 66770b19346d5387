import random
import sys


def main():
    rng = random.Random(int(sys.argv[2]))
    short = sys.argv[1] == "short"
    n = rng.randint(5, 7) if short else 30
    q = rng.randint(4, 5) if short else 56
    print(n, q)
    print(*[rng.randint(-9, 9) for _ in range(n)])
    for i in range(q):
        if i == q - 1 or rng.random() < 0.5:
            l = rng.randint(1, n - 2)
            r = rng.randint(l + 1, n)
            print("Q", l, r)
        else:
            print("S", rng.randint(1, n), rng.randint(-12, 9))


main()

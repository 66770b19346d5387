import random
import sys


def listing(rng, n, top):
    return [rng.randint(10, top) for _ in range(n)]


def main():
    rng = random.Random(int(sys.argv[2]))
    n, stop, top = (8, 3, 99) if sys.argv[1] == "short" else (46, 17, 500)
    print(n, stop)
    print(*listing(rng, n, top))


if __name__ == "__main__":
    main()

import random
import sys


def main():
    rng = random.Random(int(sys.argv[2]))
    b, n = (3, 4) if sys.argv[1] == "short" else (7, 22)
    print(b, n)
    for i in range(n):
        size = 1 if i % 5 == 0 else rng.randint(1, (b + 1) // 2)
        members = rng.sample(range(b), size)
        print("".join("01"[j in members] for j in range(b)), rng.randint(1, 20) + 12 * size)


main()

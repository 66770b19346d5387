import sys
from random import Random


def main(which, seed):
    r = Random(seed)
    n, step = (14, 4) if which == "short" else (260, 12)
    level = 60
    out = []
    for _ in range(n):
        level = min(400, max(5, level + r.randint(-16, 16)))
        out.append(level + r.randint(-4, 4))
    print(n, step)
    print(*out)


main(sys.argv[1], int(sys.argv[2]))

import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, m, D, width = (2, 2, 6, 20) if short else (13, 10, 60, 99)


def comb(k):
    ends = sorted(rng.sample(range(width + 1), 2 * k))
    teeth = ["%d-%d" % (ends[2 * i], ends[2 * i + 1]) for i in range(k)]
    rng.shuffle(teeth)
    return teeth


print(n, m, D)
print(*comb(n))
print(*comb(m))

import random, sys

rng = random.Random(int(sys.argv[2]))


def times(x, y):
    z = 0
    while y:
        if y & 1:
            z ^= x
        x <<= 1
        y >>= 1
    return z


t, top = (3, 10) if sys.argv[1] == "short" else (26, 60)
print(t)
for _ in range(t):
    g = rng.randint(1, top // 3)
    a = times(g, rng.randint(2, 3 * top))
    b = times(g, rng.randint(2, top))
    print(format(a, "b"), format(b, "b"))

import random
import sys

NAMES = ("Abbey Bridge Canal Dock Elm Ferry Gate Harbour Inn Junction Kiln Lane "
         "Mill North Oak Park Quay Rock South Tower Union Vale").split()


def build(size, rng):
    n, m, q = {"short": (5, 8, 2), "long": (20, 34, 8)}[size]
    names = NAMES[:n]
    rng.shuffle(names)
    pairs = [(names[i], names[rng.randrange(max(0, i - 3), i)]) for i in range(1, n)]
    seen = {frozenset(p) for p in pairs}
    while len(pairs) < m:
        a, b = rng.sample(names, 2)
        if frozenset((a, b)) not in seen:
            seen.add(frozenset((a, b)))
            pairs.append((a, b))
    rng.shuffle(pairs)
    listed = sorted(names)
    yield f"{n} {m} {q}"
    yield " ".join(listed)
    for a, b in pairs:
        yield f"{a} {b} {rng.randint(1, 4)}"
    for _ in range(q):
        yield " ".join(rng.sample(names, 2))


print("\n".join(build(sys.argv[1], random.Random(int(sys.argv[2])))))

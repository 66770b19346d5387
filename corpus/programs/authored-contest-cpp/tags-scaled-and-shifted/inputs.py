import random
import sys


def generate(kind, rng):
    n, q, top = (4, 4, 20) if kind == "short" else (12, 38, 300)
    lines = [f"{n} {q}", " ".join(str(rng.randint(0, top)) for _ in range(n))]
    types = [2, 3] + [rng.choice([1, 1, 2, 2, 3]) for _ in range(q - 2)]
    rng.shuffle(types)
    for t in types:
        l = rng.randint(1, n)
        r = rng.randint(l, n)
        if t == 1:
            lines.append(f"1 {l} {r} {rng.randint(0, 9)} {rng.randint(0, top)}")
        elif t == 2:
            lines.append(f"2 {l} {r}")
        else:
            lines.append(f"3 {l}")
    print("\n".join(lines))


generate(sys.argv[1], random.Random(int(sys.argv[2])))

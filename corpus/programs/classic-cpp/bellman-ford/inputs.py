import random
import sys

NAMES = """dig lay brick roof wire pipe floor door glass paint lamp stair
fence path lawn shed gate pond wall stove""".split()


def rules(size, rng):
    n, m, slack = (4, 6, 3) if size == "short" else (20, 58, 5)
    names = rng.sample(NAMES, n)
    hidden = {name: rng.randint(0, 6 * n) for name in names}
    made = []
    for i, name in enumerate(names):
        made.append((name, names[i - 1]))
    while len(made) < m:
        made.append(tuple(rng.sample(names, 2)))
    rng.shuffle(made)
    for x, y in made:
        yield f"{x} - {y} <= {hidden[x] - hidden[y] + rng.randint(0, slack)}"


print("\n".join(rules(sys.argv[1], random.Random(int(sys.argv[2])))))

import random
import sys

GOODS = """axe bowl cup drum egg flask glove hat ink jar knife lamp mug net oar
pan quilt rope saw tent urn vest wok yarn""".split()


def main(size, seed):
    rng = random.Random(seed)
    if size == "short":
        goods, limits = rng.sample(GOODS, 4), [rng.randint(6, 9), rng.randint(10, 14)]
    else:
        goods, limits = rng.sample(GOODS, 22), [17, 46, 31]
    print(*limits)
    for name in goods:
        weight = rng.randint(2, 9 if size == "short" else 14)
        print(name, weight, max(1, 2 * weight + rng.randint(-4, 6)))


main(sys.argv[1], int(sys.argv[2]))

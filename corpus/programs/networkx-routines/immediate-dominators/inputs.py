import random
import sys


def main():
    """Blocks of a program and where each may jump: mostly a little ahead, now and then back."""
    length, seed = sys.argv[1], int(sys.argv[2])
    rng = random.Random(f"{seed} {length}")
    block_count = 8 if length == "short" else 40 + 2 * (seed % 4)
    names = rng.sample(range(1, 100), block_count)
    print(names[0])
    for position in range(block_count):
        targets = []
        if position + 1 < block_count:
            targets.append(min(block_count - 1, position + rng.randint(1, 3)))
        if rng.random() < 0.5:
            targets.append(min(block_count - 1, position + rng.randint(1, 6)))
        if rng.random() < (0.3 if length == "short" else 0.4):
            targets.append(max(1, position - rng.randint(1, 12)))
        targets = list(dict.fromkeys(target for target in targets if target != position))
        rng.shuffle(targets)
        if targets:
            print(names[position], *[names[target] for target in targets])


main()

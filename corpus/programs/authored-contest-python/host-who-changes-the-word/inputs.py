import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
size, count, alphabet, rounds = (3, 5, "aeinst", 2) if short else (4, 14, "aeioustr", 22)
words = set()
while len(words) < count:
    words.add("".join(rng.choice(alphabet) for _ in range(size)))
print(*sorted(words))
for _ in range(rounds):
    order = rng.sample(alphabet, 3 if short else rng.randint(4, 8))
    if rng.random() < 0.3:
        order.insert(2, order[0])
    print("".join(order), rng.randint(1, 3 if short else 4))

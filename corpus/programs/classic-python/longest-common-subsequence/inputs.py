from random import Random
from sys import argv


def word(rng, n, letters):
    return "".join(rng.choice(letters) for _ in range(n))


rng = Random(int(argv[2]))
if argv[1] == "short":
    print(word(rng, 7, "pqrs"))
    print(word(rng, 6, "pqrs"))
else:
    print(word(rng, 40, "acgtu"))
    print(word(rng, 36, "acgtu"))

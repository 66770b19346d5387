import random
import sys


def build(rng, length, letters):
    out = ""
    while len(out) < length:
        half = "".join(rng.choice(letters) for _ in range(rng.randint(1, 4)))
        if rng.random() < 0.6:
            out += half + half[::-1][rng.randint(0, 1):]
        else:
            out += half
    return out[:length]


size = sys.argv[1]
rng = random.Random(int(sys.argv[2]))
if size == "short":
    print(build(rng, 12, "abc"))
else:
    print(build(rng, 54, "abcd"))

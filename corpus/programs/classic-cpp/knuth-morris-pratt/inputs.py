import random
import sys

size, seed = sys.argv[1:]
rng = random.Random(int(seed))
alphabet = "ab" if rng.random() < 0.5 else "abc"


def fib(a, b, steps):
    for _ in range(steps):
        a, b = b, b + a
    return b


if size == "short":
    pattern, rows, width = fib("a", "ab", 1) + rng.choice(alphabet), 3, 11
else:
    pattern, rows, width = fib("a", "ab", 3)[: rng.randint(8, 11)], 26, 16
stream = ""
while len(stream) < rows * width:
    if rng.random() < 0.45:
        stream += pattern[: rng.randint(len(pattern) // 2, len(pattern))]
    else:
        stream += "".join(rng.choice(alphabet) for _ in range(rng.randint(1, 4)))
print(pattern)
for r in range(rows):
    print(stream[r * width:(r + 1) * width])

import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, c, m, b = rng.randint(5, 7), 2, 3, 1
else:
    n, c, m, b = 29, 3, 4, 1
letters = "abcdefghij"[:c]
pairs = [x + y for x in letters for y in letters]
print(n, c, m)
print(*[rng.randint(1, 9) for _ in range(c)])
print(b, *sorted(rng.sample(pairs, b)))

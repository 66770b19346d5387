import sys
from random import Random

rng = Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(*[rng.randint(1, 60) for _ in range(9)])
else:
    for _ in range(4):
        print(*[rng.randint(1, 400) for _ in range(11)])

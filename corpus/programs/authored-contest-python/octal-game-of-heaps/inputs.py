import random
import sys

size = sys.argv[1]
rng = random.Random(int(sys.argv[2]))
if size == "short":
    print("37")
    print(*[rng.randint(3, 6) for _ in range(2)])
else:
    print("1" + rng.choice("67") + "4")
    print(*[rng.randint(12, 33) for _ in range(3)], 38)

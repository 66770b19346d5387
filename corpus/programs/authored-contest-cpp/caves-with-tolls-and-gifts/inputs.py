import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, purse, reach = 5, rng.randint(6, 12), 20
else:
    n, purse, reach = 58, 25, 130
print(n, purse)
for i in range(n):
    toll = rng.randint(0, 12)
    gift = rng.randint(toll, toll + 8) if rng.random() < 0.3 else rng.randint(0, toll)
    print(rng.randint(0, reach), toll, gift)

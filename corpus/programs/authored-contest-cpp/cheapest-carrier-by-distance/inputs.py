import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
q = 6 if short else 96
miles = rng.sample(range(64), 2 if short else 9)
print(q)
for i in range(q):
    if i % 2 == 0 and i != q - 1 and i != 2:
        k = rng.randint(-2, 30)
        print("offer", k, max(0, 620 - 18 * k - 2 * i + rng.randint(-60, 120)))
    else:
        print("send", rng.choice(miles))

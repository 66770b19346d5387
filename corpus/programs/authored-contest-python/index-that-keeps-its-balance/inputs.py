import random
import sys

rng = random.Random(int(sys.argv[2]))
q = 12 if sys.argv[1] == "short" else 70
have = []
for i in range(q):
    r = rng.random()
    trend = (3 * i) % 97 + 1
    if i == q - 1:
        print("path", rng.choice(have))
    elif r < 0.62 or len(have) < 3:
        have.append(trend if rng.random() < 0.5 else rng.randint(1, 99))
        print("add", have[-1])
    elif r < 0.8:
        print("cut", rng.choice(have) if rng.random() < 0.9 else rng.randint(1, 99))
    else:
        print(rng.choice(("rank", "path")), rng.randint(1, 99) if rng.random() < 0.4 else rng.choice(have))

import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
q = 5 if short else 38
factor = rng.choice([(2, 3, 2), (4, 2, 3), (2, 2, 6), (3, 4, 2)])
print(q)
for i in range(q):
    if i == 0 or (short and i < 3) or rng.random() < 0.4:
        v = [0, 0, 0]
        while not any(v):
            v = [f * rng.randint(-2, 2) for f in factor]
            if i < 2:
                v[0] = rng.choice([0, 3 * factor[0]])
            elif i < 8:
                v = [2 * x for x in v]
        print("+", *v)
    else:
        print("?", *(rng.choice([1, 2, f]) * rng.randint(-3, 3) for f in factor))

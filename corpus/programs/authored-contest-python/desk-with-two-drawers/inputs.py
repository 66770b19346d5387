import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(5, 6, 4)
    pool, q = "abcd", 9
else:
    print(14, 17, 5)
    pool, q = "abcdefghijklmn", 190
seen = []
for i in range(q):
    r = rng.random()
    if r < 0.38 or i < 3:
        x = rng.choice(pool)
        print("file", x, rng.choice([1, 2, 2, 3, 3, 4, 5, 6]) if q > 10 else rng.randint(1, 4))
        seen.append(x)
    elif r < 0.45 and q > 10:
        print("peek", rng.choice(seen[-6:]))
    elif r < 0.48 and q > 10:
        print("fold")
    elif r < 0.88:
        print("look", rng.choice(seen[-8:]) if rng.random() < 0.8 else rng.choice(pool))
    elif r < 0.94:
        print("drop", rng.choice(pool))
    else:
        print("swap")
print("end")

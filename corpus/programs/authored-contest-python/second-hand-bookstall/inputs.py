import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(12, 7)
    print("put", rng.randint(2, 5), 2)
    print("put", rng.randint(6, 12), rng.randint(1, 3))
    print("spend", rng.randint(8, 14))
    print("put", rng.randint(1, 9), 2)
    print("back")
    print("middle")
    print("take", rng.randint(2, 4))
else:
    top, q = 30, 75
    print(top, q)
    for i in range(q):
        r = rng.random()
        if i < 5 or r < 0.36:
            print("put", rng.randint(1, top), rng.randint(1, 4))
        elif r < 0.5:
            print("take", rng.randint(1, 12))
        elif r < 0.64:
            print("spend", rng.randint(5, 90))
        elif r < 0.73:
            print("above", rng.randint(0, top))
        elif r < 0.83:
            print("middle")
        elif r < 0.92:
            print("back")
        else:
            print("dearest", rng.randint(1, 6))

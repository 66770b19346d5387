import random
import sys

rng = random.Random(int(sys.argv[2]))
limit, q = (9, 5) if sys.argv[1] == "short" else (18, 34)
print(limit, q)
for i in range(q):
    roll = rng.random()
    if i == 0 or roll < 0.3:
        way = ""
        side = rng.choice("LR")
        for _ in range(rng.randint(1, 3)):
            way += f"{rng.randint(1, 3)}{side}"
            side = "R" if side == "L" else "L"
        print("go", way)
    elif roll < 0.45:
        print("to", rng.randint(1, 40), rng.randint(1, 40))
    elif roll < 0.58:
        print("up", rng.randint(1, 5))
    elif roll < 0.66:
        print("flip")
    elif roll < 0.74:
        print("turn")
    elif roll < 0.92:
        print("meet", rng.randint(1, 30), rng.randint(1, 30))
    else:
        print("kin")

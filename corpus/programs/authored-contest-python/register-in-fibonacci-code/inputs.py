import random
import sys

rng = random.Random(int(sys.argv[2]))
width, q = (7, 6) if sys.argv[1] == "short" else (14, 40)
print(width, q)
for i in range(q):
    roll = rng.random()
    if i == 0 or roll < 0.5:
        length = rng.randint(1, width - 1)
        word = ""
        while len(word) < length:
            word += "0" if word.endswith("1") or rng.random() < 0.35 else "1"
        print("add" if i == 0 or roll < 0.42 else "vs", word)
    elif roll < 0.67:
        print("double")
    elif roll < 0.82:
        print("up")
    else:
        print("down")

import random
import sys

rng = random.Random(int(sys.argv[2]))
h, w, q = (3, 3, 5) if sys.argv[1] == "short" else (4, 6, 56)
print(h, w)
for _ in range(h):
    print("".join(rng.choice("0011223") for _ in range(w)))
for k in range(q):
    word = rng.choice("ring row col swap turn mirror flip add add slide slide show".split())
    if k == q - 1:
        word = "show"
    if word == "ring":
        print(word, rng.randint(0, 2), rng.randint(-4, 5))
    elif word in ("row", "col"):
        print(word, rng.randint(0, w - 1), rng.randint(-3, 3))
    elif word == "swap":
        print(word, rng.randint(0, w - 2), rng.randint(0, w - 2))
    elif word == "turn":
        print(word, rng.randint(-1, 2))
    elif word == "add":
        print(word, rng.randint(0, w - 2), rng.randint(0, w - 2), rng.randint(1, 3))
    elif word == "slide":
        print(word, rng.choice("LRUD"))
    else:
        print(word)

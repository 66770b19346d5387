import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, letters = rng.randint(5, 6), "ab"
else:
    n, letters = 78, "aab"
word = ""
while len(word) < n:
    piece = "".join(rng.choice(letters) for _ in range(rng.randint(1, 4)))
    if rng.random() < 0.5:
        piece += piece[::-1]
    elif rng.random() < 0.2:
        piece += "c"
    word += piece
print(word[:n])

import random
import sys

rng = random.Random(int(sys.argv[2]))
n, letters = (7, "ab") if sys.argv[1] == "short" else (38, "aab")
word = ""
while len(word) < n:
    word += rng.choice(letters)
    if rng.random() < 0.35:
        k = rng.randint(1, min(6, len(word)))
        word += word[-k:]
print(word[:n], rng.randint(1, 3) if n == 7 else 2)

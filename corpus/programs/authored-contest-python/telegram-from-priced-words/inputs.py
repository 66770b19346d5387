import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
letters = "ab" if short else "aabc"
words = []
while len(words) < (4 if short else 12):
    w = "".join(rng.choice(letters) for _ in range(rng.randint(1, 3 if short else 4)))
    if w not in words:
        words.append(w)
message = ""
while len(message) < (6 if short else 44):
    message += rng.choice(words)
if rng.random() < 0.1 and short:
    message += "z"
print(message)
for w in words:
    print(w, rng.randint(0, 5) + 2 * len(w))

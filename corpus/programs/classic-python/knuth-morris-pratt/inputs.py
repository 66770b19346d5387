import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    pattern, length = "aba", 18
else:
    pattern, length = "abaababa", 420

text = ""
while len(text) < length:
    roll = rng.random()
    if roll < 0.4:
        text += pattern[:rng.randint(1, len(pattern))]
    elif roll < 0.65:
        text += pattern
    else:
        text += rng.choice("abbc")
print(pattern)
print(text[:length])

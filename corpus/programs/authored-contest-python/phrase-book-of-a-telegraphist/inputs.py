import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    room, size, letters = rng.randint(3, 7), 22, "ab"
else:
    room, size, letters = 50, 420, "abc"
text = ""
while len(text) < size:
    if text and rng.random() < 0.4:
        i = rng.randrange(len(text))
        text += text[i:i + rng.randint(2, 6)]
    else:
        text += rng.choice(letters)
print(room)
print(text[:size])

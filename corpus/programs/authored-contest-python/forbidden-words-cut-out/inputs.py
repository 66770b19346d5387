import random
import sys

g = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    m, size, keys = 3, 3, 15
else:
    m, size, keys = 9, 6, 300
letters = "abc" if size > 3 else "ab"
words = []
while len(words) < m:
    w = "".join(g.choice(letters) for _ in range(g.randint(2 if size == 3 else 3, size)))
    if w not in words:
        words.append(w)
print(m)
print("\n".join(words))
line = ""
while len(line) < keys:
    w = g.choice(words)
    r = g.random()
    if r < 0.4:
        line += w[:g.randint(1, len(w))]
    elif r < 0.6:
        k = g.randrange(len(w))
        line += w[:k] + g.choice(words) + w[k:]
    else:
        line += g.choice(letters + "d")
print(line[:keys])

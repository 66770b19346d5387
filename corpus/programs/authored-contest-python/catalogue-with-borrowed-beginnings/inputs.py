import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
g, count, q, size = (2, 3, 3, 3) if short else (4, 9, 26, 5)


def word():
    return "".join(rng.choice("abc") for _ in range(rng.randint(2, size)))


words = set()
while len(words) < count:
    words.add(word())
words = sorted(words)
row = []
for i, w in enumerate(words):
    k = 0
    while i % g and k < min(len(w), len(words[i - 1])) and w[k] == words[i - 1][k]:
        k += 1
    row.append(f"{k}{w[k:]}")
print(g)
print(*row)
removed = 0
for _ in range(q):
    if removed < count - 1 and rng.random() < 0.4:
        removed += 1
        print("-", rng.choice(words))
    else:
        print("+", word())

import random
import sys

rng = random.Random(int(sys.argv[2]))
word, q, step = ("caab", 1, 9) if sys.argv[1] == "short" else ("abcbadda", 24, 900)
letters = list(word)
rng.shuffle(letters)
print("".join(letters), q)
for t in range(q):
    roll = rng.random()
    if roll < 0.55 or t == q - 1:
        print("go", rng.randint(1, step))
    elif roll < 0.85:
        print("swap", *rng.sample(range(1, len(word) + 1), 2))
    else:
        print("rev")

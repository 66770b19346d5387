import random
import sys

rng = random.Random(int(sys.argv[2]))
n = 4 if sys.argv[1] == "short" else 23
letters = "abc" if n == 4 else "abcd"
print(rng.randint(2, 4), rng.randint(0, 3), rng.randint(0, 3), rng.randint(0, 2))
word = [rng.choice(letters) for _ in range(n)]
other = []
for ch in word:
    roll = rng.random()
    if roll < 0.65:
        other.append(ch)
    elif roll < 0.8:
        other.append(rng.choice(letters))
    elif roll < 0.9:
        other += [ch, rng.choice(letters)]
if n > 4:
    cut = rng.randint(6, 12)
    del other[cut:cut + 3]
print("".join(word))
print("".join(other or ["a"]))

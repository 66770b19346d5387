import random
import sys


def noisy(rng, word, rate, letters):
    out = []
    for ch in word:
        roll = rng.random()
        if roll < rate:
            continue
        if roll < 2 * rate:
            out.append(rng.choice(letters))
        elif roll < 3 * rate:
            out.append(ch + rng.choice(letters))
        else:
            out.append(ch)
    return "".join(out)


rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    length, rate = 6, 0.15
else:
    length, rate = 34, 0.16
letters = "abcde"
word = "".join(rng.choice(letters) for _ in range(length))
print(word)
print(noisy(rng, word, rate, letters) or "a")

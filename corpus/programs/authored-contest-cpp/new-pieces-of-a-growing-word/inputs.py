import random
import sys


def word(rng, n, letters):
    s = ""
    while len(s) < n:
        if len(s) > 4 and rng.random() < 0.35:
            i = rng.randrange(len(s) - 3)
            s += s[i:i + rng.randint(2, 6)]
        else:
            s += rng.choice(letters)
    return s[:n]


rng = random.Random(int(sys.argv[2]))
print(word(rng, 9, "abc") if sys.argv[1] == "short" else word(rng, 72, "abcdn"))

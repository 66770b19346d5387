import random
import sys

rng = random.Random(int(sys.argv[2]))
L, c, words = (4, 2, ["ab", "b"]) if sys.argv[1] == "short" else (26, 3, ["abca", "bcc", "cab", "ba", "aa", "ccb"])
print(L, c, len(words))
for w in words:
    print(w, rng.choice([-2, 1, 2, 3, 4, 5]) + 2 * (len(w) > 2))

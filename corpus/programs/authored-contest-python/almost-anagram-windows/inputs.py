import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    pattern, k, n, pool = "aabc", 1, 13, "abcd"
else:
    pattern, k, n, pool = "abracadab", 3, 260, "aaabbcdrx"
text = ""
while len(text) < n:
    if rng.random() < 0.12:
        part = list(pattern)
        rng.shuffle(part)
        text += "".join(part[:rng.randint(2, len(part))])
    else:
        text += rng.choice(pool)
print(pattern, k)
print(text[:n])

import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    m, n = 4, 20
else:
    m, n = rng.randint(8, 9), 340
unit = rng.choice(["aba", "aab", "abb"])
pattern = (unit * 4)[:m]
text = ""
while len(text) < n:
    part = list(pattern[rng.randint(0, 2):]) if rng.random() < 0.7 else [rng.choice("ab")]
    if rng.random() < 0.6:
        part[rng.randrange(len(part))] = rng.choice("abc")
    text += "".join(part)
text = text[:n]
print(pattern)
for i in range(0, n, 50):
    print(text[i:i + 50])

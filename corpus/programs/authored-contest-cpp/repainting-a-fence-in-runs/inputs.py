import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q, colours = (10, 5, "gry") if sys.argv[1] == "short" else (40, 66, "bgrwy")
text = ""
while len(text) < n:
    text += rng.choice(colours) * rng.randint(1, 3)
print(n, q, text[:n])
for i in range(q):
    l = rng.randint(1, n)
    r = min(n, l + rng.randint(0, n // 4))
    if i % 3 == 1:
        print("ask", max(1, l - n // 3), r)
    else:
        print("paint", l, r, rng.choice(colours))

import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
T, q, span = (40, 7, 20) if short else (300, 46, 60)
print(T, rng.randint(35, 70))
letters = "abcdefghijklmnopqrstuvwxyz"
for k in range(q):
    s = rng.randint(0, T - 3)
    e = min(T, s + rng.randint(2, span))
    print(letters[k % 26] + ("" if k < 26 else "x"), min(5, rng.randint(1, 3) + k * 3 // q), s, e)

import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, k, extra, patience, pace = (5, 1, 2, 6, 3) if short else (52, 3, 2, 25, 4)
print(n, k, extra, patience)
t = 0
for i in range(n):
    t += rng.randint(0, pace)
    name = "abcdefghijklmnopqrstuvwxyz"[i % 26] + str(i // 26 or "")
    print(name, t, rng.randint(2, 7) if short else rng.choice([3, 5, 6, 7, 8, 10, 14]), rng.choice([1, 1, 2, 2, 3, 4]))

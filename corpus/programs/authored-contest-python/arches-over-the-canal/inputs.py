import random
import sys

rng = random.Random(int(sys.argv[2]))
names = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
k, most = (6, 3) if sys.argv[1] == "short" else (46, 5)
row, up = [], []
used = 0
while used < k or up:
    if used < k and (not up or len(up) < most and rng.random() < 0.55):
        row.append(names[used])
        up.append(names[used])
        used += 1
    else:
        row.append(up.pop(rng.randrange(len(up)) if rng.random() < 0.4 else -1))
print(*row)

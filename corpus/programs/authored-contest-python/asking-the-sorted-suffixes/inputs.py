import random
import sys

rnd = random.Random(int(sys.argv[2]))
n, q, letters = (9, 3, "ab") if sys.argv[1] == "short" else (56, 48, "aabbc")
s = ""
while len(s) < n:
    if len(s) > 4 and rnd.random() < 0.3:
        i = rnd.randrange(len(s) - 3)
        s += s[i:i + rnd.randint(2, 6)]
    else:
        s += rnd.choice(letters)
s = s[:n]
print(s)
print(q)
for t in range(q):
    u = t % 3 if q < 5 else rnd.choice([0, 0, 0, 1, 1, 2])
    if u == 0:
        i = rnd.randrange(n - 1)
        w = s[i:i + rnd.randint(1, 4)]
        if rnd.random() < 0.3:
            w = w[:-1] + rnd.choice(letters)
        print("find", w)
    elif u == 1:
        print("kth", rnd.randint(1, n * (n + 1) // 2 + (0 if q < 5 else 20)))
    else:
        print("near", rnd.randint(1, n), rnd.randint(1, n))

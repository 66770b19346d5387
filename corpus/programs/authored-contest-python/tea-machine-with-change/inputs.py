from random import Random
from sys import argv

r = Random(int(argv[2]))
short = argv[1] == "short"
kinds, n = (2, 8) if short else (5, 130)
print(kinds, 400, 30)
print(*[r.randint(0, 2) for _ in range(6)])
slots = ["ABCDE"[i] for i in range(kinds)]
cost = {}
for s in slots:
    cost[s] = 5 * r.randint(9, 50)
    print(s, cost[s], r.randint(1, 2 if short else 5))
t = 0
have = 0
for _ in range(n):
    t += r.choice([2, 3, 5, 8, 9, 33 if r.random() < 0.5 else 4])
    roll = r.random()
    if have < 1 + (r.random() < 0.7) + (r.random() < 0.4) and roll < 0.85:
        print(t, "coin", r.choice([200, 100, 100, 50, 50, 20, 20, 10, 5, 25 if r.random() < 0.3 else 100]))
        have += 1
    elif roll < 0.78:
        print(t, "press", r.choice(slots) if r.random() < 0.95 else "Z")
        have = 0 if r.random() < 0.7 else have
    elif roll < 0.87:
        print(t, "back")
        have = 0
    elif roll < 0.95:
        s = r.choice(slots)
        print(t, "fill", s, r.randint(1, 4), *([cost[s] + 5 * r.randint(-3, 4)] if r.random() < 0.4 else []))
    else:
        print(t, "service")

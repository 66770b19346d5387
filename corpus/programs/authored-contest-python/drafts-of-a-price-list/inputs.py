import random
import sys

rng = random.Random(int(sys.argv[2]))
n, q = (4, 5) if sys.argv[1] == "short" else (18, 52)
print(n, q)
print(*[rng.randint(1, 40) for _ in range(n)])
plan = ["set", "swap", "graft", "diff", "sum"]
made = 1
for i in range(q):
    op = plan[i] if q == 5 else rng.choice(["set"] * 4 + ["graft"] * 3 + ["swap", "swap", "diff", "diff", "diff", "sum", "sum", "over", "over"])
    d = rng.randint(max(0, made - 5), made - 1)
    e = rng.randint(max(0, made - 7), made - 1)
    a, b = sorted((rng.randint(1, n), rng.randint(1, n)))
    if op == "set":
        print(op, d, a, rng.randint(1, 60))
    elif op == "swap":
        print(op, d, a, b)
    elif op == "graft":
        print(op, d, e, a, b)
    elif op == "diff":
        print(op, d, e)
    elif op == "sum":
        print(op, d, a, b)
    else:
        print(op, d, a, rng.randint(20, 50))
    if op in ("set", "swap", "graft"):
        made += 1

import random
import sys

q = random.Random(int(sys.argv[2]))
small = sys.argv[1] == "short"
h, w, n = (2, 3, 5) if small else (5, 6, 70)
print(h, w)
for _ in range(h):
    print(*[q.randint(0, 9) for _ in range(w)])
words = "turn mirror row row col col ring ring swap swap raise raise raise order smooth block trace saddle best".split()
for i in range(n):
    a = q.choice(words[3:13] if small and i < 3 else words)
    m = max(h, w)
    if a == "mirror":
        print(a, q.choice(["lr", "ud", "diag"]))
    elif a in ("row", "col"):
        print(a, q.randint(1, m), q.randint(1, 4))
    elif a == "ring":
        print(a, q.randint(1, 1 if small else 3), q.randint(1, 5))
    elif a == "swap":
        x, y = q.sample(range(1, m + 1), 2)
        print(a, q.choice(["rows", "cols"]), x, y)
    elif a in ("raise", "block"):
        r1, c1 = q.randint(1, h - 1), q.randint(1, w - 1)
        box = [r1, c1, q.randint(r1, m), q.randint(c1, m)]
        print(a, *box, *([q.randint(1, 5)] if a == "raise" else []))
    elif a == "order":
        print(a, q.choice(["rows", "cols"]), q.randint(1, m))
    else:
        print(a)

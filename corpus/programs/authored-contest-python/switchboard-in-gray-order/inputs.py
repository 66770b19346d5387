import sys
from random import Random

r = Random(int(sys.argv[2]))
n, k, shown = {"short": (4, 2, 1), "long": (8, 4, 4)}[sys.argv[1]]
print(n)
print(*[r.randint(-4, 12) or 5 for _ in range(n)])
print(r.randint(8, 16), k)
pairs = [(a, b) for a in range(n) for b in range(n) if a != b]
done = []
while len(done) < k:
    a, b = r.choice(pairs)
    if (a, b) not in done and (b, a) not in done:
        done.append((a, b))
        print(a, b)
for _ in range(shown):
    print("".join(r.choice("01") for _ in range(n)))

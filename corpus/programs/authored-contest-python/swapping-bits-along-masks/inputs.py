import random
import sys

r = random.Random(int(sys.argv[2]))
n, q = (3, 4) if sys.argv[1] == "short" else (6, 90)
print(n, q)
print(*[f"{r.getrandbits(16):04x}" for _ in range(n)])
for _ in range(q):
    print(r.choice("xxggssrcd"), r.randrange(n), r.randrange(n), f"{r.getrandbits(16) | r.getrandbits(16) & r.getrandbits(16):04x}")

import random, sys

rng = random.Random(int(sys.argv[2]))
n, q, top = (6, 7, 40) if sys.argv[1] == "short" else (90, 120, 900)
print(n, q)
for _ in range(n):
    a = rng.randint(0, top - 5)
    print(a, min(top, a + rng.choice([rng.randint(0, 5), rng.randint(3, top // 10), rng.randint(5, top // 5)])))
print(*[rng.randint(0, top + 5) for _ in range(q)])

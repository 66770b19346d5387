import random, sys

r = random.Random(int(sys.argv[2]))
sizes = [3, 5] if sys.argv[1] == "short" else [12, 90, 18]
print(len(sizes))
for n in sizes:
    print(n)
    print(*r.sample(range(1, 4 * n + 1), n))
    print(*[r.randint(1, max(4, n // 3)) for _ in range(n)])
    print("".join(r.choice("<>") for _ in range(n)))

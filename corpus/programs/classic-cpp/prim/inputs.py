import random
import sys

rng = random.Random(int(sys.argv[2]))
n, queries, gaps = (5, 2, 0.35) if sys.argv[1] == "short" else (23, 10, 0.62)
lonely = set(rng.sample(range(1, n), n // 6))
print(n)
for row in range(1, n):
    fields = []
    for column in range(row):
        apart = (row in lonely) != (column in lonely)
        fields.append("-" if apart or rng.random() < gaps else str(rng.randint(2, 60)))
    print(*fields)
for _ in range(queries):
    print(*rng.sample(range(n), 2))

from random import Random
import sys

short = sys.argv[1] == "short"
rnd = Random(int(sys.argv[2]))
n, q = (6, 3) if short else (75, 12)
row = []
base = 12
for _ in range(n):
    if rnd.random() < 0.2:
        base = rnd.choice([12, 18, 20, 30, 36, 48, 60])
    row.append(base * rnd.randint(1, 5 if short else 16) if rnd.random() < 0.9 else rnd.randint(5, 60))
asked = [rnd.choice(row) for _ in range(q // 3)]
while len(asked) < q:
    asked.append(rnd.choice([1, 2, 3, 4, 6, 12, 18, 20, 30, 36]))
print(n, q)
print(*row)
print(*asked)

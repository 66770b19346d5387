import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    n, m, reach = 7, 8, 3
else:
    n, m, reach = 36, 46, 4
print(n, m)
names = list(range(1, n + 1))
rng.shuffle(names)
for _ in range(m):
    while True:
        a = rng.randrange(n)
        b = a + rng.randint(1, reach)
        if b < n:
            break
    pair = [names[a], names[b]]
    rng.shuffle(pair)
    print(*pair)

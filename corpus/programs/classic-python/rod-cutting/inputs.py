import random
import sys

size = sys.argv[1]
rng = random.Random(int(sys.argv[2]))
n, kinds, wanted = (7, 5, 2) if size == "short" else (60, 26, 8)

price = 0
prices = []
for length in range(1, kinds + 1):
    price = max(price + rng.randint(-2, 7), 1)
    prices.append(price)

print(n, rng.randint(1, 3))
print(*prices)
print(*sorted(rng.sample(range(n // 2, n), wanted - 1) + [n]))

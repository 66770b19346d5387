import random
import sys

rng = random.Random(int(sys.argv[2]))
a, b, q, pages = (2, 1, 9, 5) if sys.argv[1] == "short" else (4, 4, 120, 14)
numbers = rng.sample(range(10, 100), pages)
print(a, b, q)
centre = 0
for i in range(q):
    if i % 15 == 14:
        centre += 3
    k = (centre + int(abs(rng.gauss(0, pages / 4)))) % pages
    print("write" if rng.random() < 0.3 else "read", numbers[k])

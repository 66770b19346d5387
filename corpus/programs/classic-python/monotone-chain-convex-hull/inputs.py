import sys
import random

rng = random.Random(int(sys.argv[2]))
count, radius = (8, 9) if sys.argv[1] == "short" else (75, 60)
cloud = []
while len(cloud) < count:
    x = rng.randint(-radius, radius)
    y = rng.randint(-radius, radius)
    if x * x + y * y <= radius * radius and (x, y) not in cloud:
        cloud.append((x, y))
print(count)
for x, y in cloud:
    print(x, y)

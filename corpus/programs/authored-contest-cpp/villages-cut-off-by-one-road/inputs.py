import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    parts, extra = [5, 2], 2
else:
    parts, extra = [5, 31, 8], 12
roads = []
base = 0
for size in parts:
    for i in range(1, size):
        roads.append((base + rng.randint(max(0, i - 4), i - 1), base + i))
    for _ in range(max(0, extra * size // sum(parts))):
        if size > 1:
            roads.append(tuple(base + x for x in rng.sample(range(size), 2)))
    base += size
rng.shuffle(roads)
label = list(range(1, base + 1))
rng.shuffle(label)
print(base, len(roads))
for a, b in roads:
    a, b = label[a], label[b]
    print(*((a, b) if rng.random() < 0.5 else (b, a)))

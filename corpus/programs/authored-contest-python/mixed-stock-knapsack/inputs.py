import sys
from random import Random

r = Random(int(sys.argv[2]))
n, limit = {"short": (3, 11), "long": (8, 56)}[sys.argv[1]]
names = ["bowl", "lamp", "drum", "coat", "vase", "harp", "rope", "bell"]
r.shuffle(names)
print(n, limit)
for i in range(n):
    w = r.randint(3, limit // 2)
    v = max(1, w * r.randint(8, 14) // 10 - 1)
    print(names[i], w, v, r.choice(["any", 1, 2, 3]))

import sys
from random import Random

r = Random(int(sys.argv[2]))
h, w = {"short": (2, 3), "long": (8, 4)}[sys.argv[1]]
print(h, w, r.randint(5, 7))
for _ in range(h):
    print("".join(r.choice("22334455#") for _ in range(w)))

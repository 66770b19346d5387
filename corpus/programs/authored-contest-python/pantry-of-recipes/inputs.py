import sys
from random import Random

r = Random(int(sys.argv[2]))
shelf, n, q = {"short": ("egs", 6, 2), "long": ("fmsepcb", 30, 9)}[sys.argv[1]]


def pick(chance):
    word = [c for c in shelf if r.random() < chance]
    r.shuffle(word)
    return "".join(word) or "-"


print(shelf)
print(n, q)
for _ in range(n):
    print(pick(0.45))
verbs = ["cook", "buy", "using", "touch"]
for i in range(q):
    print(verbs[i % 4], pick({"cook": 0.7, "buy": 0.5, "using": 0.3, "touch": 0.3}[verbs[i % 4]]))

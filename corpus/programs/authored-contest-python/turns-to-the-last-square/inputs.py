import sys
from random import Random

r = Random(int(sys.argv[2]))
n, m, p = {"short": (6, 2, 101), "long": (76, 4, 211)}[sys.argv[1]]
s = "."
while len(s) < n:
    c = r.choice("....<<z>")
    if c == "<" and s.endswith("<" * (m - 1)):
        c = "."
    s += c
print(n, m, p)
print(s)

import random
import sys

g = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    print(2, 7, 101, 3, 2, 4)
    piece, target = 5, 15
else:
    print(4, 31, 9973, 7, 3, 14)
    piece, target = 40, 390
bank = ["".join(g.choice("abcdefg") for _ in range(piece)) for _ in range(2)]
out = ""
while len(out) < target:
    p = g.choice(bank)
    if g.random() < 0.5:
        c = g.randrange(piece)
        p = p[:c] + g.choice("xyz") + p[c + g.randint(0, 1):]
    out += p
print(out[:target])

import sys
from random import Random

r = Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
word = "abca" if short else "tenretse"
q = 5 if short else 42
print(word, q)
for i in range(q):
    op = r.choice("rank rank skip skip skip swap turn add cut keep gap mid".split())
    if i == 0:
        op = "rank"
    if op == "skip":
        big = r.random() < 0.7
        print(op, r.randint(-9, 12) if short else r.randint(-900, 1500) if big else r.randint(0, 3))
    elif op == "swap":
        print(op, r.randint(0, 12), r.randint(0, 12))
    elif op == "turn":
        print(op, r.randint(0, 8))
    elif op == "add":
        print(op, r.choice("abc" if short else "nerst"))
    else:
        print(op)

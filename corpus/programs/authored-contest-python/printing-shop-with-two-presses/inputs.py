from random import Random
import sys

r = Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n, faults, closing = (3, 1, 14) if short else (36, 5, 215)
print(n, faults, r.randint(3, 6), closing, r.choice(["due", "short", "worth", "same", "slack"]))
print("P", r.randint(2, 3), "s", "k")
print("Q", r.randint(2, 4), "b", "r")
t = 0
for i in range(n):
    t += r.randint(0, 3 if short else 9)
    sheets = r.randint(4, 14 if short else 40)
    print("abcdefghijklmnopqrstuvwxyzABCDEFGHIJ"[i], t, sheets, r.choice("kkrby"), r.choice("ssb"), t + sheets // 2 + r.randint(0, 50), r.randint(3, 30))
for _ in range(faults):
    print(r.randint(1, closing - 5), r.choice("PQ"), r.randint(2, 9))

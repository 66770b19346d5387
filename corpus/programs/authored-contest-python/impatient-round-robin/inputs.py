import random, sys

kind = sys.argv[1]
rnd = random.Random(int(sys.argv[2]))
if kind == "short":
    n, q, span = 5, 4, 13
else:
    n, q, span = 58, 5, 410
print(n, q)
for i in range(n):
    name = "abcdefghijklmnopqrstuvwxyz"[rnd.randrange(26)] + str(i + 1)
    print(name, rnd.randint(0, span), rnd.randint(2, 14), rnd.randint(8, 45))

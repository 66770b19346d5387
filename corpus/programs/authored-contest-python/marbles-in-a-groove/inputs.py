import random
import sys

rnd = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    row, count, colours = "abbacca", 5, "abc"
else:
    half = "".join(rnd.choice("aab") * 2 + rnd.choice("abc") for _ in range(5))
    row, count, colours = half + half[::-1], 84, "aabbc"
print(row)
print(count)
shots = []
for t in range(count):
    u = rnd.random()
    if u < 0.05:
        shots.append("<")
    elif u < 0.13:
        shots.append("!%d" % rnd.randint(0, 40))
    else:
        shots.append(rnd.choice(colours) + str(rnd.randint(0, 40)))
print(*shots)

import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    tiles, width = "abb_", 2
else:
    tiles, width = "aabbc_", 3


def mixed():
    t = list(tiles)
    rng.shuffle(t)
    return "".join(t)


start, goal = mixed(), mixed()
while start == goal:
    goal = mixed()
print(2)
for word in (start, goal):
    for i in range(0, len(word), width):
        print(word[i:i + width])

import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    length, games = 9, 2
    jumps, blocked = [1, 3], [rng.randint(1, 4)]
else:
    length, games = 40, 23
    jumps = rng.sample([1, 2, 3, 4, 5, 7, 8], 4)
    blocked = sorted(rng.sample(range(1, 32), 7))
print(length)
print(*jumps)
print(*blocked)
print(games)
for _ in range(games):
    k = 2 if games == 2 else rng.randint(2, 4)
    print(*[rng.randint(length // 2, length) for _ in range(k)])

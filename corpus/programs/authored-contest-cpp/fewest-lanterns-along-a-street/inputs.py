import random
import sys

rng = random.Random(int(sys.argv[2]))
s, q = (6, 3) if sys.argv[1] == "short" else (48, 80)
lanterns = []
at = 0
while at < s:
    b = min(s, at + rng.randint(1, 3 if s < 10 else 8))
    lanterns.append((max(0, at - rng.choice([0, 0, 1, 2])), b))
    # a dark stretch now and then
    at = b + (1 if rng.random() < 0.15 else 0)
for _ in range(s // 5):
    a = rng.randrange(s - 1)
    lanterns.append((a, min(s, a + rng.randint(1, 2 + s // 8))))
rng.shuffle(lanterns)
print(s, len(lanterns), q)
for a, b in lanterns:
    print(a, b)
for _ in range(q):
    print(rng.randrange(s), rng.randrange(s))

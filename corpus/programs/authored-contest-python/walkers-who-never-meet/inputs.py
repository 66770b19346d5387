import random
import sys

rng = random.Random(int(sys.argv[2]))
if sys.argv[1] == "short":
    p, cases, top, span = rng.choice([13, 101, 997]), 3, 3, 4
else:
    p, cases, top, span = 9973, 22, 4, 9
print(p, cases)
for _ in range(cases):
    k = rng.randint(2, top)
    t = rng.randint(2, span)
    starts = sorted(rng.sample(range(0, 2 * k + 2), k))
    ends = [s + rng.randint(0, t) for s in starts]
    while sorted(set(ends)) != ends:
        ends = [s + rng.randint(0, t) for s in starts]
    print(t, "|", *starts, "|", *ends)

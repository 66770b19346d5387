import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
n = 6 if short else 100
row = [rng.randint(100, 105 if short else 199) for _ in range(n)]
facts = ["%d/%d" % (x, sum(y >= x for y in row[:i])) for i, x in enumerate(row)]
rng.shuffle(facts)
print(n)
print(*facts)

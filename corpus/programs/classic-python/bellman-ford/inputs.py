import random
import sys

# The weights come from potentials, so that arcs may be negative but cycles are not.
rng = random.Random(int(sys.argv[2]))
n, extra = (5, 4) if sys.argv[1] == "short" else (28, 22)

potential = [rng.randint(-9, 9) for _ in range(n)]
order = list(range(1, n))
rng.shuffle(order)
chain = [0] + order
arcs = []
for a, b in zip(chain, chain[1:]):
    arcs.append((a, b, potential[b] - potential[a] + rng.randint(0, 2)))
arcs.reverse()
for _ in range(extra):
    i, j = sorted(rng.sample(range(n), 2))
    if rng.random() < 0.3:
        i, j = j, i
    a, b = chain[i], chain[j]
    slack = abs(j - i) * 2 + rng.randint(1, 15)
    arcs.insert(rng.randint(0, len(arcs)), (a, b, potential[b] - potential[a] + slack))

print(n, len(arcs), 0)
for arc in arcs:
    print(*arc)

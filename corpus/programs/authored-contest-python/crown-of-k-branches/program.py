import sys
from fractions import Fraction


def join(a, b):
    """Crowns of two separate parts put together, by size: (best sum, number)."""
    out = [None] * (len(a) + len(b) - 1)
    for i, x in enumerate(a):
        for j, y in enumerate(b):
            total, ways = x[0] + y[0], x[1] * y[1]
            old = out[i + j]
            if old is None or total > old[0]:
                out[i + j] = (total, ways)
            elif total == old[0]:
                out[i + j] = (total, old[1] + ways)
    return out


data = list(map(int, sys.stdin.read().split()))
n = data[0]
value = [0] + data[1:n + 1]
parent = [0, 0] + data[n + 1:]

# branch[v][k]: best of k knots below v, without v itself; sizes start at 0
branch = [[(0, 1)] for _ in range(n + 1)]
crowns = [1] * (n + 1)
for v in range(n, 0, -1):
    own = [(s + value[v], w) for s, w in branch[v]]
    branch[parent[v]] = join(branch[parent[v]], [(0, 1)] + own)
    crowns[parent[v]] = crowns[parent[v]] * (crowns[v] + 1) % 10007

whole = branch[0][1:]
best_k, best = 0, None
for k, (s, _) in enumerate(whole, 1):
    average = Fraction(s, k)
    if best is None or average > best:
        best_k, best = k, average
print(*(s for s, _ in whole))
print(best_k, best, whole[best_k - 1][1])
print(crowns[1])

import sys
from fractions import Fraction as Q

rows = [tuple(map(int, line.split())) for line in sys.stdin.readlines()[1:]]
lines = []
through = {}
regions = 1
news = []
for a, b, c in rows:
    hits = set()
    crossed = []
    fresh = True
    for k, (d, e, f) in enumerate(lines):
        det = a * e - b * d
        if det:
            p = (Q(c * e - b * f, det), Q(a * f - c * d, det))
            hits.add(p)
            crossed.append((p, k))
        elif a * f == c * d and b * f == c * e:
            fresh = False
            break
    if not fresh:
        news.append(0)
        continue
    for p, k in crossed:
        through.setdefault(p, set()).update((k, len(lines)))
    lines.append((a, b, c))
    news.append(len(hits) + 1)
    regions += len(hits) + 1
print(*news)
if through:
    print(regions, regions - 2 * len(lines), len(through))
    p = min(through, key=lambda s: (-len(through[s]), s))
    print(p[0], p[1], len(through[p]))
else:
    print(regions, 0, 0)
    print("parallel")

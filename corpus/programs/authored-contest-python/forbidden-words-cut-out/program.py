import sys
from collections import deque

data = sys.stdin.read().split()
m = int(data[0])
bad = data[1:m + 1]
keys = data[m + 1]

go = [{}]
fail = [0]
longest = [-1]
for idx, w in enumerate(bad):
    v = 0
    for c in w:
        if c not in go[v]:
            go[v][c] = len(go)
            go.append({})
            fail.append(0)
            longest.append(-1)
        v = go[v][c]
    longest[v] = idx

queue = deque(go[0].values())
while queue:
    v = queue.popleft()
    if longest[v] < 0:
        longest[v] = longest[fail[v]]
    for c, u in go[v].items():
        f = fail[v]
        while f and c not in go[f]:
            f = fail[f]
        fail[u] = go[f].get(c, 0)
        queue.append(u)

cut = [0] * m
peak = erased = moments = 0
paper = []
states = [0]
for t, c in enumerate(keys, 1):
    v = states[-1]
    while v and c not in go[v]:
        v = fail[v]
    v = go[v].get(c, 0)
    paper.append(c)
    states.append(v)
    if len(paper) > peak:
        peak = len(paper)
    hit = longest[v]
    if hit >= 0:
        gone = len(bad[hit])
        del paper[-gone:]
        del states[-gone:]
        cut[hit] += 1
        erased += gone
        moments += t

print("".join(paper) or "(empty)")
print(*cut)
print(peak, erased, moments)

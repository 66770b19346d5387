import sys

input = sys.stdin.readline

s = input().strip()
ranks = list(map(int, input().split()))
n = len(s)
letters = sorted(set(s))

# by_len[k]: different subsequences of length k of the part read so far
by_len = [1]
before = {c: [] for c in letters}
fresh = 0
for i, c in enumerate(s):
    old = before[c]
    before[c] = by_len[:]
    by_len.append(0)
    gained = 0
    for k in range(len(by_len) - 1, 0, -1):
        add = before[c][k - 1]
        if k <= len(old):
            add -= old[k - 1]
        by_len[k] += add
        gained += add
    if gained > i:
        fresh += 1

# nxt[i][c]: first place >= i that holds letter c
nxt = [None] * (n + 1)
nxt[n] = {}
count = [1] * (n + 1)
for i in range(n - 1, -1, -1):
    nxt[i] = dict(nxt[i + 1])
    nxt[i][s[i]] = i
    for c in nxt[i]:
        count[i] += count[nxt[i][c] + 1]

print(*by_len[1:])
print(count[0] - 1, fresh)
for k in ranks:
    if k >= count[0]:
        print(k, "-")
        continue
    word, at, left = "", 0, k
    while left:
        left -= 1
        for c in letters:
            if c not in nxt[at]:
                continue
            size = count[nxt[at][c] + 1]
            if left < size:
                break
            left -= size
        word += c
        at = nxt[at][c] + 1
    print(k, word)

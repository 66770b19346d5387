k, n, q = map(int, input().split())
codes = [input().strip() for _ in range(q)]

pieces = []
word = [-1]
while word:
    word[-1] += 1
    if n % len(word) == 0:
        pieces.append("".join(map(str, word)))
    m = len(word)
    while len(word) < n:
        word.append(word[-m])
    while word and word[-1] == k - 1:
        word.pop()

ribbon = "".join(pieces)
size = len(ribbon)
ring = ribbon + ribbon[:n - 1]
spots = [ring.index(code) for code in codes]
travel = 0
for a, b in zip(spots, spots[1:] + spots[:1]):
    d = abs(a - b)
    travel += min(d, size - d)
print(*pieces[:8], len(pieces))
print(*spots)
print(travel, ribbon[::5][:20])

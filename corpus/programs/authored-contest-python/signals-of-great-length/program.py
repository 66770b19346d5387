import sys

tokens = iter(sys.stdin.read().split())
letters = int(next(tokens))
length = int(next(tokens))
mod = int(next(tokens))
allowed = [[int(ch) for ch in next(tokens)] for _ in range(letters)]
weights = [int(next(tokens)) for _ in range(letters)]

R = range(letters)
row = [w % mod for w in weights]
power = [line[:] for line in allowed]
steps = length - 1
squarings = 0
trail = 0

while steps > 0:
    if steps % 2 == 1:
        fresh = [0] * letters
        for i in R:
            for j in R:
                fresh[j] += row[i] * power[i][j]
        row = [v % mod for v in fresh]
        trail = (trail + row[0] * (squarings + 1)) % mod
    square = []
    for i in R:
        line = []
        for j in R:
            acc = 0
            for t in R:
                acc += power[i][t] * power[t][j]
            line.append(acc % mod)
        square.append(line)
    power = square
    squarings += 1
    steps //= 2

print(sum(row) % mod)
print(*row)
print(squarings, trail)

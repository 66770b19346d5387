def ways(stairs, known):
    if stairs < 2:
        return 1
    if stairs not in known:
        known[stairs] = ways(stairs - 1, known) + ways(stairs - 2, known)
    return known[stairs]


n = int(input())
total = 0
for stairs in range(n):
    total = (total + ways(stairs, {})) % 10007
print(total, ways(5 * n, {}) % 10007)

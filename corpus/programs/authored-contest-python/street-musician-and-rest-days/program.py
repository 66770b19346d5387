n = int(input())
a = list(map(int, input().split()))
r = list(map(int, input().split()))

# best sums of the days from i on, with the number of plans
f = [(0, 1)] * (n + 8)
for i in range(n - 1, -1, -1):
    skip = f[i + 1]
    coins, plans = f[i + 1 + r[i]]
    coins += a[i]
    if coins < skip[0]:
        f[i] = skip
    elif coins == skip[0]:
        f[i] = (coins, plans + skip[1])
    else:
        f[i] = (coins, plans)

plan = []
i = 0
while i < n:
    if a[i] + f[i + 1 + r[i]][0] == f[i][0]:
        plan.append(i)
        i += r[i]
    i += 1
print(*f[0])
print(",".join(str(d + 1) for d in plan))
print(*[coins for coins, _ in f[:n:5]])
longest = max(r[d] for d in plan)
print(*[d + 1 for d in plan if r[d] == longest], sep="+")

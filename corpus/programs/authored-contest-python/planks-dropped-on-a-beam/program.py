n = int(input())
planks = []
loads = [0] * n
touch = []
high = 0
for k in range(n):
    l, r, t = map(int, input().split())
    bottom = 0
    under = []
    for j, (a, b, top) in enumerate(planks):
        if a < r and l < b:
            if top > bottom:
                bottom = top
                under = [j]
            elif top == bottom:
                under.append(j)
    for j in under:
        loads[j] += 1
    touch.append(len(under))
    planks.append((l, r, bottom + t))
    high = max(high, bottom + t)
print(*(p[2] for p in planks))
print(*touch)
print(high, *(j + 1 for j in range(n) if not loads[j]))

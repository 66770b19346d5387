def joined(a, b, limit):
    yield a + b
    yield a * b
    if a != b:
        yield abs(a - b)
    if a % b == 0:
        yield a // b
    if b % a == 0:
        yield b // a


hand = [int(x) for x in input().split()]
limit = int(input())
targets = [int(x) for x in input().split()]
n = len(hand)
splits = []
for mask in range(1, 1 << n):
    part = (mask - 1) & mask
    while part > mask ^ part:
        splits.append((mask, part))
        part = (part - 1) & mask
values = {1 << i: {x} if x <= limit else set() for i, x in enumerate(hand)}
cost = {}
choices = {}
made = 0
for mask, part in splits:
    bucket = values.setdefault(mask, set())
    for a in sorted(values[part]):
        for b in sorted(values[mask ^ part]):
            for v in joined(a, b, limit):
                if v <= limit and v not in bucket:
                    bucket.add(v)
                    made += 1
for mask in values:
    k = bin(mask).count("1")
    for v in sorted(values[mask]):
        if v not in cost or k < cost[v]:
            cost[v] = k
            choices[v] = 1
        elif k == cost[v]:
            choices[v] += 1

answers = []
for t in targets:
    if t in cost:
        answers.append(str(cost[t]))
    else:
        answers.append("~" + str(min(cost, key=lambda v: (abs(v - t), v))))
print(*answers)
spread = [0] * (n + 1)
for v in cost:
    spread[cost[v]] += 1
print(*spread[1:])
missing = 1
while missing in cost:
    missing += 1
print(missing, max(cost), sum(c > 1 for c in choices.values()), made)

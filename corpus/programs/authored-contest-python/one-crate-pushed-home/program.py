import heapq
import sys

plan = {}
for y, row in enumerate(sys.stdin.read().split()):
    for x, sign in enumerate(row):
        if sign != "#":
            plan[x + y * 1j] = sign
keeper = next(p for p, sign in plan.items() if sign == "@")
crate = next(p for p, sign in plan.items() if sign == "$")
goals = {sign: p for p, sign in plan.items() if sign.isdigit()}

best = {(keeper, crate): (0, 0)}
settled = {}
serial = 0
heap = [(0, 0, serial, keeper, crate)]
while heap:
    pushes, steps, _, keeper, crate = heapq.heappop(heap)
    if (pushes, steps) != best[keeper, crate]:
        continue
    if crate not in settled:
        settled[crate] = f"{pushes}/{steps}"
        furthest = pushes
    for d in (1, -1, 1j, -1j):
        k = keeper + d
        if k not in plan:
            continue
        if k == crate:
            c, p = crate + d, pushes + 1
            if c not in plan:
                continue
        else:
            c, p = crate, pushes
        if (k, c) not in best or (p, steps + 1) < best[k, c]:
            best[k, c] = p, steps + 1
            serial += 1
            heapq.heappush(heap, (p, steps + 1, serial, k, c))

print(*(settled.get(goals[g], "-") for g in sorted(goals)))
print(len(best), len(settled), furthest)

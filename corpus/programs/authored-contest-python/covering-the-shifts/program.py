import sys

rows = sys.stdin.read().split()
shifts = rows[0]
teams = rows[1:]
bit = {ch: 1 << i for i, ch in enumerate(shifts)}
masks = [sum(bit[ch] for ch in team) for team in teams]
everything = (1 << len(shifts)) - 1


def options(covered):
    """Teams for the hardest open shift."""
    best = None
    for i in range(len(shifts)):
        if covered >> i & 1:
            continue
        fitting = [t for t, mask in enumerate(masks) if mask >> i & 1 and not mask & covered]
        if best is None or len(fitting) < len(best):
            best = fitting
            if not fitting:
                break
    return best


plans = []
by_size = [0] * (len(shifts) + 1)
uses = [0] * len(teams)
tried = dead = 0
chosen = []
covered = 0
frames = [iter(options(0))]
while frames:
    t = next(frames[-1], -1)
    if t < 0:
        frames.pop()
        if chosen:
            covered ^= masks[chosen.pop()]
        continue
    tried += 1
    chosen.append(t)
    covered |= masks[t]
    if covered == everything:
        plans.append(sorted(chosen))
        by_size[len(chosen)] += 1
        for c in chosen:
            uses[c] += 1
        covered ^= masks[chosen.pop()]
        continue
    more = options(covered)
    if not more:
        dead += 1
    frames.append(iter(more))

print(len(plans), tried, dead)
if plans:
    print(*(teams[t] for t in min(plans, key=lambda p: (len(p), p))))
    print(*(f"{k}:{v}" for k, v in enumerate(by_size) if v))
    busiest = max(uses)
    print(busiest, *(t + 1 for t, u in enumerate(uses) if u == busiest))
print("idle", *(t + 1 for t, u in enumerate(uses) if u == 0))

from bisect import bisect_right, insort

n, k, pause = map(int, input().split())
talks = []
for i in range(1, n + 1):
    s, e = map(int, input().split())
    talks.append((e, s, i))
talks.sort()

free = [(-pause, h) for h in range(k, 0, -1)]
free.sort()
plan = {h: [] for h in range(1, k + 1)}
refused = []
idle = 0
for e, s, i in talks:
    # the hall that got empty latest, but early enough
    at = bisect_right(free, (s - pause, k + 1)) - 1
    if at < 0:
        refused.append(i)
    else:
        t, h = free.pop(at)
        if plan[h]:
            idle += s - t
        plan[h].append(i)
        insort(free, (e, h))

print(n - len(refused), idle)
for h in plan:
    print(f"{h}:", *plan[h])
print("refused", *sorted(refused))

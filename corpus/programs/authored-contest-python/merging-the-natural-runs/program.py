def takeRun(a, i):
    j = i + 1
    if j == len(a):
        return [a[i]], j
    rising = a[j] > a[i]
    while j < len(a) and (a[j] > a[j - 1]) == rising:
        j += 1
    run = a[i:j] if rising else a[i:j][::-1]
    if len(run) < 4 and j < len(a):
        j = min(i + 4, len(a))
        run = sorted(a[i:j])
    return run, j


def merge(left, right):
    out = []
    i = j = 0
    while i < len(left) and j < len(right):
        if left[i] < right[j]:
            out.append(left[i])
            i += 1
        else:
            out.append(right[j])
            j += 1
    compared = i + j
    out += left[i:] or right[j:]
    return out, compared


numbers = list(map(int, input().split()))
pile = []
lengths, merges = [], []
comparisons = highest = pos = 0
while pos < len(numbers) or len(pile) > 1:
    action = None
    if len(pile) > 1:
        x = len(pile[-1])
        y = len(pile[-2])
        z = len(pile[-3]) if len(pile) > 2 else None
        if z is not None and z <= x + y:
            action = -3 if z < x else -2
        elif y <= x or pos == len(numbers):
            action = -2
    if action is None:
        run, pos = takeRun(numbers, pos)
        pile.append(run)
        lengths.append(len(run))
        highest = max(highest, len(pile))
        continue
    left = pile.pop(action)
    right = pile.pop(action + 1) if action < -2 else pile.pop()
    merges.append(f"{len(left)}+{len(right)}")
    joined, used = merge(left, right)
    comparisons += used
    if action == -3:
        pile.insert(len(pile) - 1, joined)
    else:
        pile.append(joined)
print(*lengths)
print(*(merges or ["none"]))
print(comparisons, highest, pile[0][comparisons % len(numbers)])

A = [int(t) for t in input().split()]
B = [int(t) for t in input().split()]
signals = [()] * len(B)

for a in A:
    stem = ()
    for j, b in enumerate(B):
        s = signals[j]
        if b < a:
            if len(s) > len(stem) or (len(s) == len(stem) and s < stem):
                stem = s
        elif b == a:
            new = stem + (a,)
            if len(new) > len(s) or (len(new) == len(s) and new < s):
                signals[j] = new

print(*map(len, signals))
found = [s for s in signals if s]
top = max(map(len, signals))
best = min((s for s in found if len(s) == top), default="-")
print("<".join(map(str, best)))
lengths = [len(s) for s in found]
print(*(lengths.count(k) for k in range(1, top + 1)), sum(s[0] for s in found))

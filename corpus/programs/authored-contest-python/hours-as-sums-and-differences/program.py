import sys

END = 99


def combine(left, right, op):
    """Join two sorted lists of disjoint spans by a sweep over all their ends."""
    marks = sorted({t for a, b in left + right for t in (a, b)})
    out = []
    i = j = 0
    for s, e in zip(marks, marks[1:]):
        while i < len(left) and left[i][1] <= s:
            i += 1
        while j < len(right) and right[j][1] <= s:
            j += 1
        p = i < len(left) and left[i][0] <= s
        q = j < len(right) and right[j][0] <= s
        if op == "+":
            keep = p or q
        elif op == "&":
            keep = p and q
        elif op == "-":
            keep = p and not q
        else:
            keep = p != q
        if not keep:
            continue
        if out and out[-1][1] == s:
            out[-1] = (out[-1][0], e)
        else:
            out.append((s, e))
    return out


def term(word):
    if "-" in word:
        a, b = word.split("-")
        return [(int(a), int(b))]
    return times.get(word, [])


def length(spans):
    return sum(b - a for a, b in spans)


times = {}
for line in sys.stdin:
    words = line.split()
    if words[0] == "show":
        print(",".join(f"{a}-{b}" for a, b in term(words[1])) or "never")
    elif words[0] == "gap":
        best = None
        for a, b in combine([(0, END)], term(words[1]), "-"):
            if best is None or b - a > best[1] - best[0]:
                best = a, b
        print("none" if best is None else f"{best[0]}-{best[1]}")
    elif words[0] == "day":
        one, two = term(words[1]), term(words[2])
        print(f"{length(combine(one, two, '&'))}/{length(combine(one, two, '+'))}")
    else:
        value = term(words[2])
        for k in range(3, len(words), 2):
            value = combine(value, term(words[k + 1]), words[k])
        times[words[0]] = value
print(*(f"{name}:{length(times[name])}" for name in sorted(times)))

import sys


def minutes(clock):
    h, m = clock.split(":")
    return int(h) * 60 + int(m)


def clock(t):
    return f"{t // 60:02d}:{t % 60:02d}"


def merge(parts):
    merged = []
    for a, b in sorted(parts):
        if merged and a <= merged[-1][1]:
            if b > merged[-1][1]:
                merged[-1][1] = b
        else:
            merged.append([a, b])
    return merged


def read_diary(line, opening, closing):
    name, *entries = line.split()
    parts = []
    for entry in entries:
        if entry == "off":
            a, b = opening, closing
        else:
            left, right = entry.split("-")
            a = minutes(left) if left else opening
            if right.startswith("+"):
                b = a + int(right[1:])
            elif right:
                b = minutes(right)
            else:
                b = closing
        a = max(a, opening)
        b = min(b, closing)
        if a < b:
            parts.append((a, b))
    return name, merge(parts)


def main():
    lines = [line for line in sys.stdin.read().split("\n") if line.strip()]
    head = lines[0].split()
    opening, closing = (minutes(c) for c in head[0].split("-"))
    quorum = int(head[1])
    need = int(head[2])
    diaries = dict(read_diary(line, opening, closing) for line in lines[1:])

    for name, parts in diaries.items():
        busy = sum(b - a for a, b in parts)
        if not parts:
            print(name, "free")
        elif busy == closing - opening:
            print(name, "away")
        else:
            print(name, busy, " ".join(f"{clock(a)}-{clock(b)}" for a, b in parts))

    marks = []
    for parts in diaries.values():
        for a, b in parts:
            marks.append((a, -1))
            marks.append((b, 1))
    marks.append((closing, 0))
    marks.sort()

    slots = []
    free = len(diaries)
    since = opening if free >= quorum else -1
    fewest = free
    now = opening
    good = 0
    k = 0
    while k < len(marks):
        t = marks[k][0]
        if free >= quorum:
            good += t - now
        now = t
        while k < len(marks) and marks[k][0] == t:
            free += marks[k][1]
            k += 1
        if since >= 0 and (free < quorum or t == closing):
            if t - since >= need:
                slots.append((since, t, fewest))
            since = -1
        elif since >= 0:
            if free < fewest:
                fewest = free
        elif free >= quorum and t < closing:
            since = t
            fewest = free

    print("quorum", good, len(slots))
    for a, b, f in slots:
        print(f"{clock(a)}-{clock(b)}/{f}", end=" ")
    print()

    # earliest start with the most people able to stay for the whole meeting
    starts = [opening] + sorted(b for parts in diaries.values() for a, b in parts)
    best = None
    for s in starts:
        if s + need > closing:
            break
        able = []
        for name, parts in diaries.items():
            for a, b in parts:
                if a < s + need and s < b:
                    break
            else:
                able.append(name)
        if best is None or len(able) > len(best[1]):
            best = (s, able)
    if best is None:
        print("too long")
    else:
        s, able = best
        missing = [name for name in diaries if name not in able]
        print(clock(s), len(able), "without", *(missing or ["nobody"]))


main()

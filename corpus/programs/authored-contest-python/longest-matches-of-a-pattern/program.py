import sys

pattern, text = sys.stdin.read().split()
symbols = []
follow = []
cursor = 0

# every parsing function returns (may be empty, first places, last places)


def connect(lasts, firsts):
    for p in range(len(symbols)):
        if lasts >> p & 1:
            follow[p] |= firsts


def alternatives():
    global cursor
    empty, first, last = sequence()
    while cursor < len(pattern) and pattern[cursor] == "|":
        cursor += 1
        e, f, l = sequence()
        empty, first, last = empty or e, first | f, last | l
    return empty, first, last


def sequence():
    empty, first, last = repeated()
    while cursor < len(pattern) and pattern[cursor] not in "|)":
        e, f, l = repeated()
        connect(last, f)
        if empty:
            first |= f
        last = last | l if e else l
        empty = empty and e
    return empty, first, last


def repeated():
    global cursor
    ch = pattern[cursor]
    cursor += 1
    if ch == "(":
        empty, first, last = alternatives()
        cursor += 1
    else:
        empty, first, last = False, 1 << len(symbols), 1 << len(symbols)
        symbols.append(ch)
        follow.append(0)
    while cursor < len(pattern) and pattern[cursor] in "*+?":
        if pattern[cursor] != "?":
            connect(last, first)
        if pattern[cursor] != "+":
            empty = True
        cursor += 1
    return empty, first, last


_, first, last = alternatives()
accepts = {}
for ch in sorted(set(text)):
    accepts[ch] = sum(1 << p for p, s in enumerate(symbols) if s in (".", ch))

found = []
tried = looked = 0
start = pos = best = 0
alive = first
while start < len(text):
    if pos < len(text):
        looked += 1
        here = alive & accepts[text[pos]]
        pos += 1
        if here & last:
            best = pos
        alive = 0
        p = 0
        rest = here
        while rest:
            if rest & 1:
                alive |= follow[p]
            rest >>= 1
            p += 1
    else:
        here = 0
    if here:
        continue
    tried += 1
    if best > start:
        found.append(f"{start + 1}:{text[start:best]}")
        start = best
    else:
        start += 1
    pos = best = start
    alive = first

print(len(found))
print(*found or "-")
print(len(symbols), tried, looked)

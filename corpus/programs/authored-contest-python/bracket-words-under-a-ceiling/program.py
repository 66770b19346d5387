import sys

PAIRS = {"(": ")", "[": "]"}
ORDER = "()[]"


def build(length, ceiling):
    w = [[0] * (ceiling + 2) for _ in range(length + 1)]
    w[0][0] = 1
    for n in range(1, length + 1):
        for d in range(ceiling + 1):
            w[n][d] = (2 * w[n - 1][d + 1] if d < ceiling else 0) + (w[n - 1][d - 1] if d else 0)
    return w


def options(stack, left, table, ceiling):
    """Symbols that may come next, with the number of words behind each."""
    depth = len(stack)
    for ch in ORDER:
        if ch in PAIRS:
            if depth < ceiling and table[left - 1][depth + 1]:
                yield ch, table[left - 1][depth + 1]
        elif stack and PAIRS[stack[-1]] == ch and table[left - 1][depth - 1]:
            yield ch, table[left - 1][depth - 1]


def push(stack, ch):
    if ch in PAIRS:
        return stack + ch
    return stack[:-1]


def rank(word, table, ceiling):
    """(place, None) of a good word, (None, position) of a bad one."""
    stack = ""
    total = 0
    for i, ch in enumerate(word):
        before = 0
        fits = False
        for c, n in options(stack, len(word) - i, table, ceiling):
            if c == ch:
                fits = True
                break
            before += n
        if not fits:
            return None, i + 1
        total += before
        stack = push(stack, ch)
    return total, None


def unrank(length, place, table, ceiling):
    stack = word = ""
    while len(word) < length:
        for c, n in options(stack, length - len(word), table, ceiling):
            if place < n:
                word += c
                stack = push(stack, c)
                break
            place -= n
    return word


def successor(word, table, ceiling):
    stacks = [""]
    for ch in word:
        stacks.append(push(stacks[-1], ch))
    for i in range(len(word) - 1, -1, -1):
        for c, _ in options(stacks[i], len(word) - i, table, ceiling):
            if ORDER.index(c) > ORDER.index(word[i]):
                head, stack = word[:i] + c, push(stacks[i], c)
                while len(head) < len(word):
                    c, _ = next(options(stack, len(word) - len(head), table, ceiling))
                    head += c
                    stack = push(stack, c)
                return head
    return None


lines = sys.stdin.read().split("\n")
longest, ceiling, q = map(int, lines[0].split())
table = build(longest, ceiling)
bad = ends = 0
sum_places = 0
memory = ""
for line in lines[1:q + 1]:
    op, *rest = line.split()
    if op == "nth":
        n, k = map(int, rest)
        if k > table[n][0]:
            print("none", table[n][0])
            ends += 1
            continue
        memory = unrank(n, k - 1, table, ceiling)
        print(memory)
        continue
    word = rest[0] if rest else memory
    place, flaw = rank(word, table, ceiling)
    if flaw:
        bad += 1
        print("bad at", flaw)
        continue
    if op == "rank":
        sum_places += place + 1
        print(place + 1, "of", table[len(word)][0])
    elif op == "next":
        after = successor(word, table, ceiling)
        if after is None:
            ends += 1
            print("last")
        else:
            memory = after
            print(after)
    elif op == "twin":
        # every bracket changed to the other kind
        other = word.translate(str.maketrans("()[]", "[]()"))
        far, _ = rank(other, table, ceiling)
        sum_places += abs(far - place)
        memory = other
        print(other, "after" if far > place else "before", abs(far - place))
    elif op == "area":
        depth = area = peak = 0
        for ch in word:
            depth += 1 if ch in PAIRS else -1
            area += depth
            peak = max(peak, depth)
        print("area", area, "peak", peak)
print(bad, ends, sum_places, memory)

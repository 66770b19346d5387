import sys

LOW = -10 ** 9


def main():
    rows = [line.split() for line in sys.stdin]
    n, q = int(rows[0][0]), int(rows[0][1])
    size = 1
    while size < n:
        size *= 2
    top = [LOW] * (2 * size)        # largest level
    second = [LOW] * (2 * size)     # largest level below that
    count = [0] * (2 * size)
    total = [0] * (2 * size)
    extra = [0] * (2 * size)

    def gather(v):
        a, b = 2 * v, 2 * v + 1
        total[v] = total[a] + total[b]
        if top[a] < top[b]:
            a, b = b, a
        top[v], count[v] = top[a], count[a]
        second[v] = max(second[a], second[b])
        if top[a] == top[b]:
            count[v] += count[b]
        else:
            second[v] = max(second[v], top[b])

    def pour(v, width, x):
        if top[v] == LOW:
            return
        top[v] += x
        if second[v] != LOW:
            second[v] += x
        total[v] += x * cells(v, width)
        extra[v] += x

    def cells(v, width):
        first = v * width - size
        return max(0, min(n, first + width) - first)

    def lower(v, x):
        if x < top[v]:
            total[v] -= count[v] * (top[v] - x)
            top[v] = x

    def push(v, width):
        for c in (2 * v, 2 * v + 1):
            if extra[v]:
                pour(c, width // 2, extra[v])
            lower(c, top[v])
        extra[v] = 0

    def visit(v, lo, hi, l, r, word, x):
        if r < lo or hi < l:
            return LOW, 0, 0
        if word == "cap" and top[v] <= x:
            return LOW, 0, 0
        if l <= lo and hi <= r:
            if word == "pour":
                pour(v, hi - lo + 1, x)
                return LOW, 0, 0
            if word == "cap":
                if second[v] < x:
                    lower(v, x)
                    return LOW, 0, 0
            else:
                return top[v], count[v], total[v]
        push(v, hi - lo + 1)
        mid = (lo + hi) // 2
        a = visit(2 * v, lo, mid, l, r, word, x)
        b = visit(2 * v + 1, mid + 1, hi, l, r, word, x)
        gather(v)
        t = max(a[0], b[0])
        return t, (a[1] if a[0] == t else 0) + (b[1] if b[0] == t else 0), a[2] + b[2]

    for i, level in enumerate(rows[1]):
        v = size + i
        top[v] = total[v] = int(level)
        count[v] = 1
    for v in range(size - 1, 0, -1):
        gather(v)

    answers = []
    taken = []
    for word, *args in rows[2:2 + q]:
        l, r = int(args[0]) - 1, int(args[1]) - 1
        x = int(args[2]) if len(args) > 2 else 0
        before = total[1]
        t, c, s = visit(1, 0, size - 1, l, r, word, x)
        if word == "sum":
            answers.append(s)
        elif word == "max":
            answers.append(t)
        elif word == "full":
            answers.append(c)
        elif word == "cap":
            taken.append(before - total[1])
    print(*answers)
    print(*(taken or ["none"]))
    print(*(visit(1, 0, size - 1, i, i, "sum", 0)[2] for i in range(n)))


main()

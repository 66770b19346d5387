import sys

RANK = {"dot": 0, "bar": 1, "box": 2, "disc": 3}


def side(x1, y1, x2, y2, x, y):
    return (x2 - x1) * (y - y1) - (y2 - y1) * (x - x1)


def on_bar(bar, x, y):
    x1, y1, x2, y2 = bar
    if side(x1, y1, x2, y2, x, y) != 0:
        return False
    return min(x1, x2) <= x <= max(x1, x2) and min(y1, y2) <= y <= max(y1, y2)


def in_box(box, x, y):
    return box[0] <= x <= box[2] and box[1] <= y <= box[3]


def in_disc(disc, x, y):
    return (x - disc[0]) ** 2 + (y - disc[1]) ** 2 <= disc[2] ** 2


def bars_meet(p, q):
    a = side(*p, q[0], q[1])
    b = side(*p, q[2], q[3])
    c = side(*q, p[0], p[1])
    d = side(*q, p[2], p[3])
    if a * b < 0 and c * d < 0:
        return True
    if a == 0 and on_bar(p, q[0], q[1]):
        return True
    if b == 0 and on_bar(p, q[2], q[3]):
        return True
    if c == 0 and on_bar(q, p[0], p[1]):
        return True
    return d == 0 and on_bar(q, p[2], p[3])


def bar_meets_box(bar, box):
    if in_box(box, bar[0], bar[1]) or in_box(box, bar[2], bar[3]):
        return True
    x1, y1, x2, y2 = box
    return bars_meet(bar, (x1, y1, x2, y2)) or bars_meet(bar, (x1, y2, x2, y1))


def bar_meets_disc(bar, disc):
    x1, y1, x2, y2 = bar
    cx, cy, r = disc
    if in_disc(disc, x1, y1) or in_disc(disc, x2, y2):
        return True
    dx, dy = x2 - x1, y2 - y1
    along = (cx - x1) * dx + (cy - y1) * dy
    size = dx * dx + dy * dy
    if along <= 0 or along >= size:
        return False
    return side(x1, y1, x2, y2, cx, cy) ** 2 <= r * r * size


def box_meets_disc(box, disc):
    x = min(max(disc[0], box[0]), box[2])
    y = min(max(disc[1], box[1]), box[3])
    return in_disc(disc, x, y)


def has_point(kind, data, x, y):
    if kind == "dot":
        return data == (x, y)
    if kind == "bar":
        return on_bar(data, x, y)
    if kind == "box":
        return in_box(data, x, y)
    return in_disc(data, x, y)


def contained(a, b):
    """Is shape a contained in shape b?"""
    (kind, p), (other, q) = a, b
    if kind == "dot":
        return has_point(other, q, *p)
    if other == "dot":
        return False
    if kind == "bar":
        return has_point(other, q, p[0], p[1]) and has_point(other, q, p[2], p[3])
    if other == "bar":
        return False
    if kind == "box":
        for x in (p[0], p[2]):
            for y in (p[1], p[3]):
                if not has_point(other, q, x, y):
                    return False
        return True
    if other == "box":
        cx, cy, r = p
        return q[0] <= cx - r and cx + r <= q[2] and q[1] <= cy - r and cy + r <= q[3]
    if p[2] > q[2]:
        return False
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 <= (q[2] - p[2]) ** 2


def meet(a, b):
    if RANK[a[0]] > RANK[b[0]]:
        a, b = b, a
    (kind, p), (other, q) = a, b
    if kind == "dot":
        return has_point(other, q, *p)
    if kind == "bar":
        if other == "bar":
            return bars_meet(p, q)
        if other == "box":
            return bar_meets_box(p, q)
        return bar_meets_disc(p, q)
    if kind == "box":
        if other == "box":
            return p[0] <= q[2] and q[0] <= p[2] and p[1] <= q[3] and q[1] <= p[3]
        return box_meets_disc(p, q)
    return (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 <= (p[2] + q[2]) ** 2


def relation(a, b):
    below, above = contained(a, b), contained(b, a)
    if below and above:
        return "="
    if below:
        return "<"
    if above:
        return ">"
    return "x" if meet(a, b) else "."


board = {}


def word_for(name):
    return "".join(relation(board[name], board[o]) for o in sorted(board) if o != name) or "-"


for line in sys.stdin:
    name, order, *rest = line.split()
    args = tuple(map(int, rest))
    if order in RANK:
        board[name] = (order, args)
        print(word_for(name))
        continue
    if name not in board:
        print("none")
        continue
    kind, data = board[name]
    others = [o for o in sorted(board) if o != name]
    if order == "off":
        touched = [o for o in others if meet(board[name], board[o])]
        del board[name]
        print("".join(touched) or "-")
    elif order == "move":
        dx, dy = args
        if kind == "disc":
            new = (kind, (data[0] + dx, data[1] + dy, data[2]))
        else:
            new = (kind, tuple(v + (dy if i % 2 else dx) for i, v in enumerate(data)))
        for o in others:
            if meet(new, board[o]) and not meet(board[name], board[o]):
                print("hit", o)
                break
        else:
            board[name] = new
            print("ok")
    elif kind == "dot" or kind == "bar":
        print("stiff")
    else:
        k = args[0]
        if kind == "disc":
            data = (data[0], data[1], data[2] + k)
            thin = data[2] <= 0
        else:
            data = (data[0] - k, data[1] - k, data[2] + k, data[3] + k)
            thin = data[0] >= data[2] or data[1] >= data[3]
        if thin:
            print("thin")
        else:
            board[name] = (kind, data)
            print(word_for(name))

tally = {"=": 0, "<": 0, "x": 0, ".": 0}
group = {name: name for name in board}
names = sorted(board)
for i, a in enumerate(names):
    for b in names[:i]:
        r = relation(board[a], board[b])
        tally["<" if r == ">" else r] += 1
        if r != "." and group[a] != group[b]:
            low, high = sorted((group[a], group[b]))
            for c in names:
                if group[c] == high:
                    group[c] = low
members = {}
for a in names:
    members[group[a]] = members.get(group[a], "") + a
print(*tally.values(), len(members), max(members.values(), key=len) if members else "-")

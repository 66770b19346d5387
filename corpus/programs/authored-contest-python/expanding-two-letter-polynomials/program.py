P = 10007


def times(f, g):
    h = {}
    for (i, j), c in f.items():
        for (k, l), d in g.items():
            key = (i + k, j + l)
            h[key] = h.get(key, 0) + c * d
            if h[key] == 0:
                del h[key]
    return h


def plus(f, g, sign):
    h = dict(f)
    for key, c in g.items():
        h[key] = h.get(key, 0) + sign * c
        if h[key] == 0:
            del h[key]
    return h


def expand(text):
    outer = []
    total, product, sign = {}, None, 1
    widest = 0
    pos = 0
    while pos <= len(text):
        ch = text[pos] if pos < len(text) else "$"
        pos += 1
        if ch in "+-":
            if product is not None:
                total = plus(total, product, sign)
            product = None
            sign = 1 if ch == "+" else -1
            continue
        if ch == "$":
            total = plus(total, product, sign)
            continue
        if ch == "(":
            outer.append((total, product, sign))
            total, product, sign = {}, None, 1
            continue
        if ch == ")":
            factor = plus(total, product, sign)
            widest = max(widest, len(factor))
            total, product, sign = outer.pop()
        elif ch == "x":
            factor = {(1, 0): 1}
        elif ch == "y":
            factor = {(0, 1): 1}
        else:
            number = int(ch)
            while pos < len(text) and text[pos].isdigit():
                number = number * 10 + int(text[pos])
                pos += 1
            factor = {(0, 0): number} if number else {}
        power = 1
        if text[pos:pos + 1] == "^":
            power = int(text[pos + 1])
            pos += 2
        if product is None:
            product = {(0, 0): 1}
        for _ in range(power):
            product = times(product, factor)
    return total, widest


def show(poly):
    out = ""
    for i, j in sorted(poly, key=lambda e: (-e[0] - e[1], -e[0])):
        c = poly[i, j]
        out += "-" if c < 0 else "+" if out else ""
        letters = "".join(v if e == 1 else f"{v}^{e}" for v, e in (("x", i), ("y", j)) if e)
        if abs(c) != 1 or not letters:
            out += str(abs(c))
        out += letters
    return out or "0"


a, b = map(int, input().split())
poly, widest = expand(input().strip())
print(show(poly))
print(len(poly), max((i + j for i, j in poly), default=-1), sum(poly.values()))
print(sum(c * a ** i * b ** j for (i, j), c in poly.items()) % P, widest)

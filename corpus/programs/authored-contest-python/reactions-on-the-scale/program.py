import sys


def take_number(text, p):
    q = p
    while q < len(text) and text[q].isdigit():
        q += 1
    return (int(text[p:q]) if q > p else 1), q


def add(into, what, factor):
    for symbol, count in what.items():
        into[symbol] = into.get(symbol, 0) + count * factor


class Molecule:
    def __init__(self, text):
        self.depth = 0
        self.atoms = {}
        self.count, p = take_number(text, 0)
        self.name = text[p:]
        factor = 1
        stack = [{}]
        while p < len(text):
            ch = text[p]
            p += 1
            if ch in "([":
                stack.append({})
                self.depth = max(self.depth, len(stack) - 1)
            elif ch in ")]":
                k, p = take_number(text, p)
                inner = stack.pop()
                add(stack[-1], inner, k)
            elif ch == ".":
                add(self.atoms, stack[0], factor)
                stack = [{}]
                factor, p = take_number(text, p)
            else:
                if p < len(text) and text[p].islower():
                    ch += text[p]
                    p += 1
                k, p = take_number(text, p)
                add(stack[-1], {ch: k}, 1)
        add(self.atoms, stack[0], factor)


weights = {}
for item in sys.stdin.readline().split():
    symbol, w = item.split(":")
    weights[symbol] = int(w)

balanced = deepest = heaviest = 0
champion = ""
for line in sys.stdin:
    left, right = line.strip().split("=")
    surplus = {}
    mass = {1: 0, -1: 0}
    for side, sign in (left, 1), (right, -1):
        for text in side.split("+"):
            mol = Molecule(text)
            one = sum(weights[s] * k for s, k in mol.atoms.items())
            if one > heaviest:
                heaviest, champion = one, mol.name
            deepest = max(deepest, mol.depth)
            mass[sign] += one * mol.count
            add(surplus, mol.atoms, sign * mol.count)
    wrong = [f"{s}{surplus[s]:+d}" for s in sorted(surplus) if surplus[s]]
    if wrong:
        print(*wrong, mass[1] - mass[-1])
    else:
        balanced += 1
        print("ok", mass[1])

print(balanced, champion, heaviest, deepest)

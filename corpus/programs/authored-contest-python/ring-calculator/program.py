import sys

P = 10007
RANK = {"|": 1, "&": 2, "+": 3, "-": 3, "*": 4, "~": 5}


class Machine:
    def __init__(self):
        self.values = []
        self.done = 0

    def apply(self, op):
        self.done += 1
        b = self.values.pop()
        if op == "~":
            self.values.append(-b % P)
            return
        a = self.values.pop()
        if op == "|":
            a = max(a, b)
        elif op == "&":
            a = min(a, b)
        elif op == "+":
            a = (a + b) % P
        elif op == "-":
            a = (a - b) % P
        else:
            a = a * b % P
        self.values.append(a)


def run(expr, names):
    m = Machine()
    ops = []
    groups = []
    number = -1
    operand_next = True
    deepest = 0
    for ch in expr + "$":
        if ch.isdigit():
            number = max(number, 0) * 10 + int(ch)
            continue
        if number >= 0:
            m.values.append(number % P)
            number = -1
            operand_next = False
        if ch in names:
            m.values.append(names[ch])
            operand_next = False
        elif ch == "(":
            ops.append(ch)
            operand_next = True
        elif ch == ")":
            while ops[-1] != "(":
                m.apply(ops.pop())
            ops.pop()
            groups.append(m.values[-1])
            operand_next = False
        elif ch == "-" and operand_next:
            ops.append("~")
        elif ch in RANK:
            while ops and ops[-1] != "(" and RANK[ops[-1]] >= RANK[ch]:
                m.apply(ops.pop())
            ops.append(ch)
            operand_next = True
        deepest = max(deepest, len(m.values) + len(ops))
    while ops:
        m.apply(ops.pop())
    return m.values[0], m.done, deepest, groups


def main():
    names = {}
    for pair in sys.stdin.readline().split():
        key, _, val = pair.partition("=")
        names[key] = int(val)
    expr = sys.stdin.readline().strip()
    result, done, deepest, groups = run(expr, names)
    print(result)
    print(done, deepest)
    print(*groups)


main()

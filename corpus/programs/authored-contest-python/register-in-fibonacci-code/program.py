import sys


class Register:
    def __init__(self, width):
        self.width = width
        self.digits = []          # lowest first
        self.spills = 0

    def add(self, other):
        size = max(len(self.digits), len(other)) + 3
        row = [0] * size
        for source in (self.digits, other):
            for i, d in enumerate(source):
                row[i] += d
        settled = False
        while not settled:
            settled = True
            i = size - 2
            while i >= 0:
                if row[i] and row[i + 1]:
                    row[i] -= 1
                    row[i + 1] -= 1
                    row[i + 2] += 1
                    settled = False
                elif row[i] > 1:
                    row[i] -= 2
                    row[i + 1] += 1
                    if i == 1:
                        row[0] += 1
                    elif i > 1:
                        row[i - 2] += 1
                    settled = False
                i -= 1
            if row[-1] or row[-2]:
                row += [0, 0]
                size += 2
        self.digits = row

    def trim(self):
        while self.digits and self.digits[-1] == 0:
            self.digits.pop()
        if len(self.digits) > self.width:
            self.digits.pop()
            self.spills += 1
            self.trim()

    def word(self):
        return "".join(map(str, reversed(self.digits))) or "0"


def main():
    data = sys.stdin.read().split("\n")
    width, q = map(int, data[0].split())
    reg = Register(width)
    ones = 0
    for line in data[1:q + 1]:
        order, *rest = line.split()
        if order == "vs":
            mine, other = reg.word(), rest[0].lstrip("0") or "0"
            if mine == other:
                print("equal")
            else:
                print("less" if (len(mine), mine) < (len(other), other) else "more")
            continue
        if order == "add":
            reg.add([int(c) for c in reversed(rest[0])])
        elif order == "double":
            reg.add(reg.digits)
        elif order == "up":
            reg.digits.insert(0, 0)
        elif reg.digits:
            del reg.digits[0]
        reg.trim()
        ones += sum(reg.digits)
        print(reg.word())
    a, b, value = 1, 2, 0
    for d in reg.digits:
        value += a * d
        a, b = b, a + b
    print(reg.spills, value, ones)


main()

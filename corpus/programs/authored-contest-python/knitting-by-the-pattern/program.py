import sys


class Short(Exception):
    pass


class Row:
    def __init__(self, text, stitches):
        self.items = text.split()
        self.left = stitches
        self.made = ""

    def use(self, count, place):
        if count > self.left:
            raise Short(place + 1)
        self.left -= count

    def do(self, begin, end):
        i = begin
        while i < end:
            item = self.items[i]
            if item == "*":
                close = next(j for j in range(i + 1, end) if self.items[j].startswith("*x"))
                for _ in range(int(self.items[close][2:])):
                    self.do(i + 1, close)
                i = close
            elif item == "rep":
                close = self.items.index("to", i)
                while self.left > int(self.items[close + 1]):
                    self.do(i + 1, close)
                i = close + 1
            elif item == "rest":
                self.made += "k" * self.left
                self.left = 0
            elif item == "tog":
                self.use(2, i)
                self.made += "t"
            elif item == "yo":
                self.made += "o"
            elif item.startswith("cast"):
                self.made += "c" * int(item[4:])
            elif item.startswith("off"):
                self.use(int(item[3:]), i)
            else:
                count = int(item[1:])
                self.use(count, i)
                self.made += item[0] * count
            i += 1


def runs(made):
    out = []
    for ch in made:
        if out and out[-1][0] == ch:
            out[-1][1] += 1
        else:
            out.append([ch, 1])
    return " ".join(f"{ch}{n}" for ch, n in out)


stitches = int(sys.stdin.readline())
most = stitches
faulty = 0
total = dict.fromkeys("kptoc", 0)
for number, text in enumerate(sys.stdin, 1):
    row = Row(text, stitches)
    try:
        row.do(0, len(row.items))
    except Short as fault:
        faulty += 1
        print(f"row {number}: short at {fault}")
        continue
    if row.left:
        faulty += 1
        print(f"row {number}: {row.left} over")
        continue
    stitches = len(row.made)
    most = max(most, stitches)
    for kind in total:
        total[kind] += row.made.count(kind)
    print(f"row {number}: {stitches} {runs(row.made)}".rstrip())
print(stitches, most, faulty, "/".join(map(str, total.values())))

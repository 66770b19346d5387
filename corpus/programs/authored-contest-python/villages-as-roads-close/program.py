import sys


class Groups:
    def __init__(self, n):
        self.link = [-1] * (n + 1)
        self.amount = n
        self.largest = 1

    def top(self, v):
        while self.link[v] >= 0:
            v = self.link[v]
        return v

    def size(self, v):
        return -self.link[self.top(v)]

    def merge(self, a, b):
        a, b = self.top(a), self.top(b)
        if a == b:
            return False
        if self.link[a] > self.link[b]:
            a, b = b, a
        self.link[a] += self.link[b]
        self.link[b] = a
        self.amount -= 1
        self.largest = max(self.largest, -self.link[a])
        return True


def main():
    read = sys.stdin.readline
    n, m, q = map(int, read().split())
    roads = [tuple(map(int, read().split())) for _ in range(m)]
    log = [read().split() for _ in range(q)]

    closed = {int(words[1]) for words in log if words[0] == "close"}
    groups = Groups(n)
    spare = 0
    for number, (a, b) in enumerate(roads, 1):
        if number not in closed and not groups.merge(a, b):
            spare += 1
    last = (groups.amount, groups.largest, spare)

    answers = []
    splits = 0
    checksum = 0
    for words in reversed(log):
        if words[0] == "close":
            number = int(words[1])
            after = f"{groups.amount}/{groups.largest}"
            if groups.merge(*roads[number - 1]):
                splits += 1
                checksum = (checksum * 3 + number) % 1009
                answers.append(after)
            else:
                answers.append("=")
        elif words[0] == "size":
            answers.append(str(groups.size(int(words[1]))))
        else:
            a, b = int(words[1]), int(words[2])
            if groups.top(a) == groups.top(b):
                answers.append("yes")
            else:
                answers.append(f"{groups.size(a)}|{groups.size(b)}")

    answers.reverse()
    print(*answers)
    print(*last)
    print(splits, checksum, groups.amount)


if __name__ == "__main__":
    main()

import sys


class Leagues:
    def __init__(self, armies):
        self.lead = list(range(len(armies)))
        self.size = [1] * len(armies)
        self.army = armies
        self.past = []
        self.number = len(armies) - 1
        self.feasts = 0

    def leader(self, a):
        while a != self.lead[a]:
            a = self.lead[a]
        return a

    def ally(self, a, b):
        a, b = self.leader(a), self.leader(b)
        if a == b:
            self.feasts += 1
            self.past.append(None)
            return
        if self.size[a] < self.size[b]:
            a, b = b, a
        self.lead[b] = a
        self.size[a] += self.size[b]
        self.army[a] += self.army[b]
        self.number -= 1
        self.past.append(b)

    def back(self):
        b = self.past.pop()
        if b is not None:
            a = self.lead[b]
            self.lead[b] = b
            self.size[a] -= self.size[b]
            self.army[a] -= self.army[b]
            self.number += 1

    def draft(self, a, x):
        self.army[a] += x
        while self.lead[a] != a:
            a = self.lead[a]
            self.army[a] += x


def main():
    n, q = map(int, sys.stdin.readline().split())
    leagues = Leagues([0] + [int(x) for x in sys.stdin.readline().split()])
    answers, course = [], []
    undone = 0
    for _ in range(q):
        word, *args = sys.stdin.readline().split()
        a, b = int(args[0]), int(args[-1])
        if word == "ally":
            leagues.ally(a, b)
            course.append(leagues.number)
        elif word == "back":
            while a > 0 and leagues.past:
                leagues.back()
                undone += 1
                a -= 1
            course.append(leagues.number)
        elif word == "same":
            answers.append("y" if leagues.leader(a) == leagues.leader(b) else "n")
        elif word == "army":
            answers.append(leagues.army[leagues.leader(a)])
        else:
            leagues.draft(a, b)
    print(*answers)
    print(*course, sep=",")
    strength = [leagues.army[leagues.leader(a)] for a in range(1, n + 1)]
    most = max(strength)
    print(most, strength.index(most) + 1, leagues.feasts, undone)


main()

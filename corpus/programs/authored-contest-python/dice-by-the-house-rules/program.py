import sys
from math import factorial


def longest_run(faces):
    best = run = 0
    previous = None
    for f in faces:
        if f == previous:
            continue
        if previous is not None and f == previous + 1:
            run += 1
        else:
            run = 1
        best = max(best, run)
        previous = f
    return best


class Rule:
    def __init__(self, line):
        self.name, self.kind, *rest = line.split()
        self.points = rest.pop()
        self.args = [int(x) for x in rest]

    def score(self, roll, tally):
        """Points of a roll in ascending order, None if the rule does not fit."""
        fit = False
        chosen = 0
        kind = self.kind
        if kind == "alike":
            for face in sorted(tally, reverse=True):
                if tally[face] >= self.args[0]:
                    fit = True
                    chosen = face * self.args[0]
                    break
        elif kind == "pairs":
            left = self.args[0]
            for face in sorted(tally, reverse=True):
                if tally[face] >= 2 and left:
                    left -= 1
                    chosen += 2 * face
            fit = left == 0
        elif kind == "house":
            triple = pair = 0
            for face in tally:
                if tally[face] >= 3 and face > triple:
                    triple = face
            for face in tally:
                if tally[face] >= 2 and face != triple and face > pair:
                    pair = face
            fit = triple > 0 and pair > 0
            chosen = 3 * triple + 2 * pair
        elif kind == "run":
            fit = longest_run(roll) >= self.args[0]
            chosen = sum(tally)
        elif kind == "between":
            low, high = self.args
            fit = low <= sum(roll) <= high
            chosen = high - sum(roll)
        elif kind == "odd" or kind == "even":
            want = 1 if kind == "odd" else 0
            fit = all(f % 2 == want for f in roll)
            chosen = max(roll) * len(roll)
        elif kind == "face":
            fit = self.args[0] in tally
            if fit:
                chosen = self.args[0] * tally[self.args[0]]
        elif kind == "any":
            fit = True
            chosen = min(roll)
        if not fit:
            return None
        if self.points == "sum":
            return sum(roll)
        if self.points == "own":
            return chosen
        return int(self.points)


def judge(rules, roll):
    tally = {}
    for face in roll:
        tally[face] = tally.get(face, 0) + 1
    best, who = 0, -1
    for i, rule in enumerate(rules):
        value = rule.score(roll, tally)
        if value is not None and (who < 0 or value > best):
            best, who = value, i
    ways = factorial(len(roll))
    for c in tally.values():
        ways //= factorial(c)
    return best, who, ways


def main():
    k, faces, count = map(int, input().split())
    rules = [Rule(input()) for _ in range(count)]
    rolls = [0] * count
    earned = [0] * count
    by_points = {}
    nothing = 0
    roll = [1] * k
    while True:
        points, who, ways = judge(rules, roll)
        if who < 0:
            nothing += ways
        else:
            rolls[who] += ways
            earned[who] += ways * points
        by_points[points] = by_points.get(points, 0) + ways
        i = k - 1
        while i >= 0 and roll[i] == faces:
            i -= 1
        if i < 0:
            break
        roll[i:] = [roll[i] + 1] * (k - i)
    for i, rule in enumerate(rules):
        print(rule.name, rolls[i], earned[i])
    print(nothing, sum(earned), max(by_points), by_points[max(by_points)])
    for line in sys.stdin:
        asked = sorted(int(ch) for ch in line.strip())
        points, who, ways = judge(rules, asked)
        above = sum(n for p, n in by_points.items() if p > points)
        print(rules[who].name if who >= 0 else "-", points, ways, above)


main()

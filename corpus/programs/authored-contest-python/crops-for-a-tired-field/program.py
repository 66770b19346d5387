import sys


class Crop:
    def __init__(self, line, top):
        parts = line.split()
        self.letter = parts[0]
        self.change = int(parts[1])
        self.yields = [int(x) for x in parts[2:3 + top]]
        self.bad_after = "" if parts[-1] == "-" else parts[-1]


def clamp(level, top):
    return max(0, min(top, level))


class Planner:
    def __init__(self, top, crops, weather, subsidy):
        self.top = top
        self.crops = crops
        self.weather = weather
        self.subsidy = subsidy
        self.seasons = []

    def choices(self, year, level, before):
        """(letter, gain, soil level after the year) of all that can be done."""
        sky = self.weather[year]
        if sky == "f":
            level = max(0, level - 1)
        for crop in self.crops:
            gain = crop.yields[level]
            if gain == 0 or before in crop.bad_after:
                continue
            if sky == "w" and 2 * level > self.top:
                gain *= 2
            elif sky == "d":
                gain //= 2
            yield crop.letter, gain, clamp(level + crop.change, self.top)
        gain = self.subsidy if before == "_" else 0
        yield "_", gain, clamp(level + 2, self.top)

    def solve(self):
        letters = [crop.letter for crop in self.crops] + ["_", "?"]
        future = {(level, b): (0, 1) for level in range(self.top + 1) for b in letters}
        self.seasons = [future]
        for year in range(len(self.weather) - 1, -1, -1):
            now = {}
            for level, before in future:
                best, plans = -1, 0
                for letter, gain, after in self.choices(year, level, before):
                    total, ways = future[after, letter]
                    total += gain
                    if total > best:
                        best, plans = total, ways
                    elif total == best:
                        plans += ways
                now[level, before] = (best, plans % 10007)
            future = now
            self.seasons.append(now)
        self.seasons.reverse()

    def first_plan(self, level):
        plan, levels, sums = "", [], []
        before = "?"
        earned = 0
        for year in range(len(self.weather)):
            goal = self.seasons[year][level, before][0]
            fitting = []
            for letter, gain, after in self.choices(year, level, before):
                if gain + self.seasons[year + 1][after, letter][0] == goal:
                    fitting.append((letter == "_", letter, gain, after))
            _, before, gain, level = min(fitting)
            earned += gain
            plan += before
            levels.append(level)
            sums.append(earned)
        return plan, levels, sums


def main():
    lines = sys.stdin.read().splitlines()
    n, top, start, subsidy = map(int, lines[0].split())
    m = int(lines[1])
    crops = [Crop(line, top) for line in lines[2:2 + m]]
    planner = Planner(top, crops, lines[2 + m].strip(), subsidy)
    planner.solve()
    print(*planner.seasons[0][start, "?"])
    plan, levels, sums = planner.first_plan(start)
    print(plan)
    print(*levels)
    print(*sums)
    uses = [c.letter + str(plan.count(c.letter)) for c in crops] + ["_" + str(plan.count("_"))]
    totals = [str(planner.seasons[0][level, "?"][0]) for level in range(top + 1)]
    print(*uses, "/".join(totals))


main()

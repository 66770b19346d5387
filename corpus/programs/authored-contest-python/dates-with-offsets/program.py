import sys

WEEK = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"]


class Day:
    """A day of the Gregorian calendar, counted from 1600-01-01 (a Saturday)."""

    def __init__(self, y, m, d):
        self.y, self.m, self.d = y, m, d

    @staticmethod
    def leap(y):
        return y % 4 == 0 and y % 100 != 0 or y % 400 == 0

    @staticmethod
    def monthLength(y, m):
        if m == 2:
            return 29 if Day.leap(y) else 28
        return 30 if m in (4, 6, 9, 11) else 31

    def exists(self):
        return 1 <= self.m <= 12 and 1 <= self.d <= Day.monthLength(self.y, self.m)

    def number(self):
        past = self.y - 1600
        days = 365 * past + (past + 3) // 4 - (past + 99) // 100 + (past + 399) // 400
        for m in range(1, self.m):
            days += Day.monthLength(self.y, m)
        return days + self.d - 1

    def weekday(self):
        return (self.number() + 5) % 7

    def moveDays(self, n):
        self.d += n
        while self.d < 1:
            self.moveMonths(-1, clip=False)
            self.d += Day.monthLength(self.y, self.m)
        while self.d > Day.monthLength(self.y, self.m):
            self.d -= Day.monthLength(self.y, self.m)
            self.moveMonths(1, clip=False)

    def moveMonths(self, n, clip=True):
        total = self.y * 12 + self.m - 1 + n
        self.y, self.m = total // 12, total % 12 + 1
        if clip:
            self.d = min(self.d, Day.monthLength(self.y, self.m))

    def __str__(self):
        return f"{self.y:04d}-{self.m:02d}-{self.d:02d} {WEEK[self.weekday()]}"


def readDate(text, it):
    if text == "it":
        return Day(*it) if it else None
    if "." in text:
        d, m, y = map(int, text.split("."))
    else:
        y, m, d = map(int, text.split("-"))
    day = Day(y, m, d)
    return day if day.exists() else None


def moveToWeekday(day, sign, target):
    """False when the target cannot be read."""
    stay = target[:1] == "="
    if stay:
        target = target[1:]
    if target not in WEEK:
        return False
    gap = WEEK.index(target) - day.weekday()
    if sign == "<":
        gap = -gap
    gap %= 7
    if gap == 0 and not stay:
        gap = 7
    day.moveDays(gap if sign == ">" else -gap)
    return True


def apply(day, step):
    """Carries out one step: 'ok', 'drop' or 'bad'."""
    head, body = step[0], step[1:]
    if step == "first":
        day.d = 1
    elif step == "last":
        day.d = Day.monthLength(day.y, day.m)
    elif head in "<>":
        if not moveToWeekday(day, head, body):
            return "bad"
    elif head == "?":
        if body not in WEEK:
            return "bad"
        if WEEK[day.weekday()] != body:
            return "drop"
    elif head in "+-" and body[:-1].isdigit():
        n = int(body[:-1])
        sign = 1 if head == "+" else -1
        unit = body[-1]
        if unit == "d":
            day.moveDays(sign * n)
        elif unit == "w":
            day.moveDays(sign * n * 7)
        elif unit == "m":
            day.moveMonths(sign * n)
        elif unit == "y":
            day.moveMonths(sign * n * 12)
        elif unit == "b":
            while n > 0:
                day.moveDays(sign)
                if day.weekday() < 5:
                    n -= 1
        else:
            return "bad"
    else:
        return "bad"
    return "ok"


it = None
good = 0
perWeekday = [0] * 7
earliest = latest = None
for line in sys.stdin:
    first, *steps = line.split()
    day = readDate(first, it)
    if day is None:
        print("bad date")
        continue
    verdict = "ok"
    for place, step in enumerate(steps, 1):
        verdict = apply(day, step)
        if verdict == "bad":
            print("bad step", place)
            break
        if verdict == "drop":
            break
    if verdict == "bad":
        continue
    print(day)
    good += 1
    it = (day.y, day.m, day.d)
    perWeekday[day.weekday()] += 1
    number = day.number()
    if earliest is None or number < earliest:
        earliest = number
    if latest is None or number > latest:
        latest = number

print(good)
print(*perWeekday)
print(latest - earliest if good else 0)

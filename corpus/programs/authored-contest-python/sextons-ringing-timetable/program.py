import sys

DAYS = ["mo", "tu", "we", "th", "fr", "sa", "su"]


class Void(Exception):
    pass


def value(text, size):
    if size == 7:
        if text not in DAYS:
            raise Void
        return DAYS.index(text)
    if not text.isdigit() or int(text) >= size:
        raise Void
    return int(text)


def field(text, size):
    """The values of a field as a sorted list."""
    chosen = set()
    for part in text.split(","):
        span, slash, step = part.partition("/")
        if span == "*":
            first, count = 0, size
        elif "-" in span:
            a, b = span.split("-")
            first = value(a, size)
            count = (value(b, size) - first) % size + 1
        else:
            first, count = value(span, size), 1
        every = int(step) if slash else 1
        if every == 0:
            raise Void
        for i in range(0, count, every):
            chosen.add((first + i) % size)
    return sorted(chosen)


def moment(day, clock):
    h, m = clock.split(":")
    return DAYS.index(day) * 1440 + int(h) * 60 + int(m)


def main():
    lines = sys.stdin.read().splitlines()
    day, clock, k = lines[0].split()
    start, k = moment(day, clock), int(k)
    rings = {}              # minute of the week -> letters
    counts = {}
    void = []
    for number, line in enumerate(lines[1:], 1):
        bell, minutes, hours, days, *rest = line.split()
        counts.setdefault(bell, 0)
        try:
            plan = [field(minutes, 60), field(hours, 24), field(days, 7)]
            banned = value(rest[1], 7) if rest else None
        except Void:
            void.append(number)
            continue
        for d in plan[2]:
            if d == banned:
                continue
            for h in plan[1]:
                for m in plan[0]:
                    at = d * 1440 + h * 60 + m
                    letters = rings.get(at, "")
                    if bell not in letters:
                        rings[at] = "".join(sorted(letters + bell))
                        counts[bell] += 1

    print(",".join(map(str, void)) or "-")
    times = sorted(rings)
    gap = 0
    if not times:
        print("silence")
    else:
        i = 0
        while i < len(times) and times[i] <= start:
            i += 1
        for _ in range(k):
            at = times[i % len(times)]
            i += 1
            d, rest = divmod(at, 1440)
            print(DAYS[d], f"{rest // 60:02}:{rest % 60:02}", rings[at])
        for a, b in zip(times, times[1:] + [times[0] + 10080]):
            gap = max(gap, b - a)
    print(*(bell + str(counts[bell]) for bell in sorted(counts)), gap)


main()

import re
import sys

ITEM = re.compile(r"([cdefgabr])([#!]?)([',]*)(16|[1248])?(\.)?|(\()|\)(\d)|([v^])(\d)|(\|)")
BASE = dict(zip("cdefgab", (0, 2, 4, 5, 7, 9, 11)))


def unroll(text):
    """Events as played: (height or None for a rest or '|' for a bar, length in 32nds)."""
    stack = [[]]
    length = 8
    raised = 0
    for m in ITEM.finditer(text):
        letter, accent, marks, number, dot, opening, times, way, by, bar = m.groups()
        if letter:
            if number:
                length = 32 // int(number)
                if dot:
                    length += length // 2
            height = None
            if letter != "r":
                height = BASE[letter] + raised
                if accent:
                    height += 1 if accent == "#" else -1
                height += 12 * (marks.count("'") - marks.count(","))
            stack[-1].append((height, length))
        elif opening:
            stack.append([])
        elif times:
            part = stack.pop()
            stack[-1].extend(part * int(times))
        elif way:
            raised += int(by) if way == "^" else -int(by)
        else:
            stack[-1].append(("|", 0))
    return stack[0]


low = high = None
rests = 0
richest, richest_at = 0, 0
for number, line in enumerate(sys.stdin.read().split(), 1):
    steps = []
    heights = []
    bars = [0]
    for height, length in unroll(line):
        if height == "|":
            bars.append(0)
            continue
        bars[-1] += length
        if height is None:
            rests += 1
            continue
        steps.append(height - heights[-1] if heights else height)
        heights.append(height)
        if low is None or height < low:
            low = height
        if high is None or height > high:
            high = height
    whole = sum(bars)
    if len(bars) == 1:
        kind = "free"
    else:
        kind = "straight" if len(set(bars[1:-1])) < 2 else "crooked"
    variety = len(set(heights))
    if variety > richest:
        richest, richest_at = variety, number
    print(",".join(map(str, steps[:12])) or "mute", len(heights), f"{whole // 2}{'.5' if whole % 2 else ''}", kind)
print(low, high, rests, richest_at)

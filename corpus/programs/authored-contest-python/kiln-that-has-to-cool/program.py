from collections import Counter


def fire(pots, c, d):
    left = Counter(pots)
    ready = dict.fromkeys(left, 0)
    hour = 0
    since = 0
    while +left:
        if since == d:
            since = 0
            ready = dict.fromkeys(left, 0)
            yield "|"
        else:
            since += 1
            best = "."
            for glaze in sorted(left):
                if left[glaze] and ready[glaze] <= hour:
                    if best == "." or left[glaze] > left[best]:
                        best = glaze
            if best != ".":
                left[best] -= 1
                ready[best] = hour + c + 1
            yield best
        hour += 1


c, d = map(int, input().split())
log = gap = widest = lost = cleaned = 0
log = ""
last = {}
for sign in fire(input(), c, d):
    log += sign
    if sign.isalpha():
        if gap > widest:
            widest = gap
        gap = 0
        last.pop(sign, None)
        last[sign] = len(log)
    else:
        gap += 1
        lost += sign == "."
        cleaned += sign == "|"
print(log)
print(len(log), lost, cleaned, widest)
print("".join(last))

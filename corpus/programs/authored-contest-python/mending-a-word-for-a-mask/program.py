import sys

INF = 10 ** 9


def read_mask(text):
    items = []
    pos = 0
    while pos < len(text):
        ch = text[pos]
        if ch == "[":
            stop = text.index("]", pos)
            inside = text[pos + 1:stop]
            letters = []
            p = 0
            while p < len(inside):
                if inside[p + 1:p + 2] == "-":
                    letters.extend(range(ord(inside[p]), ord(inside[p + 2]) + 1))
                    p += 3
                else:
                    letters.append(ord(inside[p]))
                    p += 1
            items.append(letters)
            pos = stop
        elif ch in "?*":
            items.append(ch)
        else:
            items.append([ord(ch)])
        pos += 1
    return items


mask_text, erase, word = sys.stdin.read().split()
items = read_mask(mask_text)
erase = int(erase)

row = [0]
for item in items:
    row.append(row[-1] if item == "*" else INF)
prices = [row[-1]]
changes = 0

for ch in word:
    code = ord(ch)
    new = [row[0] + erase]
    for j, item in enumerate(items):
        cost = row[j + 1] + erase
        if item == "*":
            cost = min(cost, row[j + 1], new[j])
        elif item == "?":
            cost = min(cost, row[j])
        else:
            swap = min(abs(code - option) for option in item)
            cost = min(cost, row[j] + swap)
        new.append(min(cost, INF))
    row = new
    if row[-1] != prices[-1]:
        changes += 1
    prices.append(row[-1])

print(*["x" if p == INF else p for p in prices])
least = min(prices)
print("x 0" if least == INF else f"{least} {prices.index(least)}")
print(len(items), changes)

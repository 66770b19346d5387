DIGITS = "0123456789abcdefghij"


def whole(x, base):
    s = ""
    while True:
        x, r = divmod(x, base)
        s = DIGITS[r] + s
        if x == 0:
            return s


longest = where = ended = variety = 0
n = int(input())
for case in range(1, n + 1):
    a, b, base = map(int, input().split())
    rest = a % b
    seen = {}
    tail = ""
    while rest and rest not in seen:
        seen[rest] = len(tail)
        rest *= base
        tail += DIGITS[rest // b]
        rest %= b
    text = whole(a // b, base)
    if rest:
        start = seen[rest]
        block = len(tail) - start
        if block > longest:
            longest, where = block, case
    else:
        start, block = len(tail), 0
        ended += 1
    variety += len(set(tail))
    if len(tail) > 12:
        text += f".{tail[:5]}~{start}+{block}"
    elif tail:
        text += "." + tail[:start]
        if block:
            text += "(" + tail[start:] + ")"
    print(text)
print(longest, where, ended, variety)

import sys

ONES = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen").split()
TENS = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()


def value(words):
    total = group = 0
    for w in words:
        if w == "and":
            continue
        if w == "hundred":
            group *= 100
        elif w == "thousand" or w == "million":
            total += group * (1000 if w == "thousand" else 1000000)
            group = 0
        elif w in ONES:
            group += ONES.index(w)
        else:
            group += 10 * TENS.index(w)
    return total + group


def below_thousand(n):
    words = []
    if n >= 100:
        words += [ONES[n // 100], "hundred"]
        n %= 100
        if n:
            words.append("and")
    if n >= 20:
        words.append(TENS[n // 10])
        n %= 10
    if n:
        words.append(ONES[n])
    return words


def spell(n):
    if n == 0:
        return ["zero"]
    words = ["minus"] if n < 0 else []
    n = abs(n)
    for size, name in ((1000000, "million"), (1000, "thousand"), (1, None)):
        part = n // size
        n %= size
        if part:
            words += below_thousand(part)
            if name:
                words.append(name)
    return words


it = 0
absolute = letters = 0
longest, longest_at = -1, 0
for number, line in enumerate(sys.stdin, 1):
    result, product, sign = 0, 1, 1
    current = []
    for w in line.split() + ["plus"]:
        if w not in ("plus", "minus", "times"):
            current.append(w)
            continue
        product *= it if current == ["it"] else value(current)
        current = []
        if w != "times":
            result += sign * product
            product = 1
            sign = 1 if w == "plus" else -1
    if abs(result) >= 10 ** 9:
        print("too much")
        it = size = 0
    else:
        words = spell(result)
        print(*words)
        it = result
        size = sum(map(len, words))
    absolute += abs(it)
    letters += size
    if size > longest:
        longest, longest_at = size, number
print(absolute, letters, longest_at)

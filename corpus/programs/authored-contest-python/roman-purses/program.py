import sys

STEPS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"),
         (50, "L"), (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]
WORTH = {sign: value for value, sign in STEPS if len(sign) == 1}
TOP = 3999


def to_roman(number):
    if number == 0:
        return "N"
    out = ""
    for value, sign in STEPS:
        while number >= value:
            out += sign
            number -= value
    return out


def from_roman(text):
    """The value of a sum of rows, or None when one of them is not proper."""
    total = 0
    for row in text.split("+"):
        value = 0
        biggest = 0
        for ch in reversed(row):
            w = WORTH[ch]
            if w < biggest:
                value -= w
            else:
                value += w
                biggest = w
        if not 1 <= value <= TOP or to_roman(value) != row:
            return None
        total += value
    return total


def changes(words, purses, amount):
    who, verb = words[0], words[1]
    if verb == "earns":
        return {who: amount}
    delta = {who: -amount}
    if verb == "gives":
        delta[words[4]] = delta.get(words[4], 0) + amount
    elif verb == "splits":
        others = [name for name in sorted(purses) if name != who]
        for place, name in enumerate(others):
            share, extra = divmod(amount, len(others))
            delta[name] = share + (place < extra)
    return delta


def main():
    purses = {}
    answers = []
    refused = letters = 0
    for line in sys.stdin:
        words = line.split()
        who = words[0]
        amount = from_roman(words[2])
        if amount is None:
            answers.append("writing")
            refused += 1
            continue
        before = purses.get(who, 0)
        if words[1] != "earns" and before < amount:
            answers.append("coins")
            refused += 1
            continue
        delta = changes(words, purses, amount)
        if any(purses.get(name, 0) + d > TOP for name, d in delta.items()):
            answers.append("room")
            refused += 1
        elif words[1] in ("gives", "splits") and (len(delta) == 1):
            answers.append("sense")
            refused += 1
        else:
            for name, d in delta.items():
                purses[name] = purses.get(name, 0) + d
            answers.append(to_roman(purses[who]))
            letters += len(answers[-1])
    print(*answers)
    for name in sorted(purses):
        print(name, to_roman(purses[name]))
    print(refused, letters)


main()

import sys


def read_pattern(text):
    signs = ""
    weights = {}
    for ch in text:
        if ch.isdigit():
            weights[len(signs)] = int(ch)
        else:
            signs += ch
    return text, signs, weights


lines = sys.stdin.read().split("\n")
patterns = [read_pattern(t) for t in lines[0].split()]
a, b = map(int, lines[1].split())
hits = [0] * len(patterns)
breaks = blocked = 0
for word in lines[2:]:
    if word == "":
        continue
    framed = "." + word + "."
    gaps = [0] * (len(framed) + 1)
    for number, (_, signs, weights) in enumerate(patterns):
        at = framed.find(signs)
        while at != -1:
            hits[number] += 1
            for offset, weight in weights.items():
                if weight > gaps[at + offset]:
                    gaps[at + offset] = weight
            at = framed.find(signs, at + 1)
    shown = word[0]
    digits = ""
    for i in range(1, len(word)):
        # the gap before letter i of the word
        weight = gaps[i + 1]
        digits += str(weight)
        if weight % 2 and i >= a and len(word) - i >= b:
            shown += "-"
            breaks += 1
        elif weight and weight % 2 == 0:
            blocked += 1
        shown += word[i]
    print(shown, digits or ".")
top = max(hits)
print(breaks, patterns[hits.index(top)][0], top, blocked)

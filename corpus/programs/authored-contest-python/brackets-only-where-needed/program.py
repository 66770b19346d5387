import sys
from collections import Counter

RANK = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}

letters = Counter()
saved = 0
longest = longest_at = 0
for number, line in enumerate(sys.stdin, 1):
    stack = []
    pairs = operators = 0
    # read from the right: operands are ready before their operator
    for sign in reversed(line.split()):
        if sign not in RANK:
            letters[sign] += 1
            stack.append((sign, 9, 0))
            continue
        operators += 1
        rank = RANK[sign]
        sides = []
        for side in "left", "right":
            text, inner, depth = stack.pop()
            tight = inner > rank or (inner == rank and (side == "right") == (sign == "^"))
            if not tight:
                text = f"({text})"
                pairs += 1
                depth += 1
            sides.append((text, depth))
        (left, a), (right, b) = sides
        stack.append((left + sign + right, rank, max(a, b)))
    text, _, depth = stack.pop()
    print(text, pairs, depth)
    saved += operators - 1 - pairs
    if len(text) > longest:
        longest, longest_at = len(text), number
top = max(letters.values())
print(saved, min(c for c in letters if letters[c] == top), longest_at)

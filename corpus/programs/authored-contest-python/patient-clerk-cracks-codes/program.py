import sys
from itertools import product


def answer(guess, code):
    hits = near = 0
    for g, k in zip(guess, code):
        if g == k:
            hits += 1
    for letter in set(guess):
        near += min(guess.count(letter), code.count(letter))
    return hits, near - hits


lines = sys.stdin.read().split("\n")
p, c, z = map(int, lines[0].split())
everything = ["".join(w) for w in product("abcdef"[:c], repeat=p)]
total = open_left = 0
hardest, most = "", 0
for code in lines[1:]:
    if not code:
        continue
    trail = []
    first = None
    left = everything
    while True:
        number = len(trail) + 1
        guess = left[1] if z and number % z == 0 and len(left) > 1 else left[0]
        trail.append(guess)
        reply = answer(guess, code)
        first = first or reply
        if reply[0] == p:
            break
        left = [w for w in left if answer(guess, w) == reply]
    total += len(trail)
    open_left += len(left)
    if len(trail) > most:
        most, hardest = len(trail), code
    print(">".join(trail), "%d+%d" % first)
print(total, hardest, open_left)

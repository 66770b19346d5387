import sys


def families(words, letter):
    groups = {}
    for word in words:
        places = tuple(i for i, ch in enumerate(word) if ch == letter)
        groups.setdefault(places, []).append(word)
    return groups


def choose(groups):
    kept = None
    for places, members in groups.items():
        if kept is None:
            kept = places
            continue
        best = groups[kept]
        if len(members) > len(best):
            kept = places
        elif len(members) == len(best) and kept:
            if not places or members[0] < best[0]:
                kept = places
    return kept


lines = sys.stdin.read().splitlines()
book = lines[0].split()
outcomes = {"solved": 0, "hanged": 0, "over": 0}
named = {word: 0 for word in book}
all_misses = 0
for line in lines[1:]:
    letters, allowed = line.split()
    words = book
    known = ["_"] * len(book[0])
    misses = 0
    log = []
    outcome = "over"
    guessed = set()
    for letter in letters:
        if letter in guessed:
            continue
        guessed.add(letter)
        groups = families(words, letter)
        kept = choose(groups)
        words = groups[kept]
        log.append(letter + str(len(words)))
        for i in kept:
            known[i] = letter
        if not kept:
            misses += 1
        if "_" not in known:
            outcome = "solved"
            break
        if misses > int(allowed):
            outcome = "hanged"
            break
    outcomes[outcome] += 1
    all_misses += misses
    named[words[0]] += 1
    print(",".join(log), "".join(known), outcome, words[0])
print(*outcomes.values(), all_misses, max(book, key=lambda w: named[w]))

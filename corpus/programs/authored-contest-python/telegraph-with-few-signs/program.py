import heapq
import sys


def code_lengths(counts, signs):
    """Lengths of an optimal prefix code with the given number of signs."""
    letters = sorted(counts)
    if len(letters) == 1:
        return {letters[0]: 1}, 0
    heap = []
    for rank, letter in enumerate(letters):
        heap.append((counts[letter], rank, [letter]))
    dummies = 0
    while (len(heap) - 1) % (signs - 1) != 0:
        dummies += 1
        heap.append((0, -dummies, []))
    heapq.heapify(heap)
    length = dict.fromkeys(letters, 0)
    fresh = len(letters)
    while len(heap) > 1:
        weight = 0
        bundle = []
        for _ in range(signs):
            w, _, group = heapq.heappop(heap)
            weight += w
            bundle += group
        for letter in bundle:
            length[letter] += 1
        heapq.heappush(heap, (weight, fresh, bundle))
        fresh += 1
    return length, dummies


def digits(value, width, base):
    out = ""
    for _ in range(width):
        out = str(value % base) + out
        value //= base
    return out


def canonical(length, signs):
    codes = {}
    value = 0
    width = 0
    for letter in sorted(length, key=lambda c: (length[c], c)):
        while width < length[letter]:
            value *= signs
            width += 1
        codes[letter] = digits(value, width, signs)
        value += 1
    return codes


def decode(text, codes):
    meaning = {code: letter for letter, code in codes.items()}
    out = []
    word = ""
    longest = max(len(code) for code in meaning)
    for ch in text:
        word += ch
        if word in meaning:
            out.append(meaning[word])
            word = ""
        elif len(word) == longest:
            # no letter has this code: drop its first sign and go on
            out.append("#")
            rest = word[1:]
            word = ""
            for sign in rest:
                word += sign
                if word in meaning:
                    out.append(meaning[word])
                    word = ""
    if word:
        out.append("~")
    return "".join(out)


def main():
    signs = int(sys.stdin.readline())
    text = sys.stdin.readline().rstrip("\n")
    wires = sys.stdin.read().split()

    counts = {}
    for ch in text:
        counts[ch] = counts.get(ch, 0) + 1
    length, dummies = code_lengths(counts, signs)
    codes = canonical(length, signs)
    print(len(codes), dummies, sum(counts[ch] * length[ch] for ch in codes))
    order = sorted(codes, key=lambda c: (len(codes[c]), codes[c]))
    print(*(f"{'_' if c == ' ' else c}={codes[c]}" for c in order))

    check = 0
    streak = best = 0
    last = ""
    sent = [0] * signs
    for ch in text:
        for sign in codes[ch]:
            sent[int(sign)] += 1
            check = (check * signs + int(sign) + 1) % 9973
            if sign == last:
                streak += 1
            else:
                streak = 1
                last = sign
            if streak > best:
                best = streak
    print(*sent, "run", best, "check", check)
    for wire in wires:
        bad = [sign for sign in wire if not sign.isdigit() or int(sign) >= signs]
        if bad:
            print("garbled", len(bad), bad[0])
        else:
            print(decode(wire, codes).replace(" ", "_"))


main()

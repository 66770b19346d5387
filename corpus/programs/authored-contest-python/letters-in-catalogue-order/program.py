import sys

fact = [1]
for i in range(1, 14):
    fact.append(fact[-1] * i)


def tally(word):
    have = {}
    for ch in sorted(word):
        have[ch] = have.get(ch, 0) + 1
    return have


def ways(have):
    n = 0
    d = 1
    for k in have.values():
        n += k
        d *= fact[k]
    return fact[n] // d


def rankOf(word):
    have = tally(word)
    r = 0
    for ch in word:
        for c in have:
            if c == ch:
                break
            if have[c]:
                have[c] -= 1
                r += ways(have)
                have[c] += 1
        have[ch] -= 1
    return r


def wordAt(letters, r):
    have = tally(letters)
    out = ""
    while len(out) < len(letters):
        for c in have:
            if not have[c]:
                continue
            have[c] -= 1
            w = ways(have)
            if r < w:
                out += c
                break
            r -= w
            have[c] += 1
    return out


def following(word):
    i = len(word) - 2
    while i >= 0 and word[i] >= word[i + 1]:
        i -= 1
    if i < 0:
        return None
    j = len(word) - 1
    while word[j] <= word[i]:
        j -= 1
    tail = word[i + 1:j] + word[i] + word[j + 1:]
    return word[:i] + word[j] + tail[::-1]


def main():
    rd = sys.stdin.readline
    word, q = rd().split()
    kept = word
    bumps = 0
    peak = -1
    peakWord = ""
    answers = []
    for step in range(int(q)):
        cmd = rd().split()
        op = cmd[0]
        if op == "rank":
            r = rankOf(word)
            answers.append(r + 1)
            if r > peak:
                peak, peakWord = r, word
        elif op == "skip":
            k = int(cmd[1])
            if 0 <= k <= 3:
                while k > 0:
                    after = following(word)
                    if after is None:
                        bumps += 1
                        break
                    word = after
                    k -= 1
            else:
                r = rankOf(word) + k
                size = ways(tally(word))
                if r < 0:
                    bumps += 1
                    r = 0
                elif r >= size:
                    bumps += 1
                    r = size - 1
                word = wordAt(word, r)
            answers.append(word)
        elif op == "swap":
            i, j = sorted((int(cmd[1]) % len(word), int(cmd[2]) % len(word)))
            if i < j:
                word = word[:i] + word[j] + word[i + 1:j] + word[i] + word[j + 1:]
        elif op == "turn":
            i = int(cmd[1]) % len(word)
            word = word[:i] + word[i:][::-1]
        elif op == "add":
            if len(word) < 9:
                word += cmd[1]
            else:
                answers.append("full")
        elif op == "cut":
            if len(word) > 2:
                word = word[1:]
            else:
                answers.append("bare")
        elif op == "keep":
            kept = word
        elif op == "gap":
            # places between the kept word and the current one
            if sorted(kept) != sorted(word):
                answers.append("other")
            else:
                d = rankOf(word) - rankOf(kept)
                if d > 0:
                    answers.append(f"+{d}")
                else:
                    answers.append(d)
        elif op == "mid":
            size = ways(tally(word))
            word = wordAt(word, (size - 1) // 2)
            answers.append(word)
    print(*answers)
    print(word, kept, bumps)
    print(peakWord or "none", peak + 1, ways(tally(word)))


main()

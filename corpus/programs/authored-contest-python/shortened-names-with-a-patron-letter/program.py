import sys


class Shortener:
    def __init__(self, text):
        self.text = text
        self.after = {}
        for ch in sorted(set(text)):
            left = [0]
            for c in reversed(text):
                left.append(left[-1] + (c == ch))
            left.reverse()
            self.after[ch] = left     # occurrences of ch from a place on

    def smallest(self, k, patron, times):
        text = self.text
        n = len(text)
        if k > n or times > k:
            return None
        left = self.after.get(patron)
        if left is None:
            if times:
                return None
            left = [0] * (n + 1)
        if left[0] < times:
            return None
        stack = []
        have = 0
        for i, ch in enumerate(text):
            while stack and stack[-1] > ch and len(stack) - 1 + n - i >= k:
                if stack[-1] == patron:
                    if have - 1 + left[i] < times:
                        break
                    have -= 1
                stack.pop()
            if len(stack) == k:
                continue
            if ch == patron:
                stack.append(ch)
                have += 1
            elif k - len(stack) > times - have:
                stack.append(ch)
        return "".join(stack)

    def largest_times(self, k, patron):
        left = self.after.get(patron)
        if left is None:
            return 0
        return min(k, left[0])


def places(text, word):
    spots = []
    i = -1
    for ch in word:
        i = text.index(ch, i + 1)
        spots.append(i + 1)
    return spots


def squeeze(word):
    out = ""
    run = 0
    for i, ch in enumerate(word):
        run += 1
        if i + 1 == len(word) or word[i + 1] != ch:
            out += ch if run == 1 else f"{ch}{run}"
            run = 0
    return out


def main():
    data = sys.stdin.read().split()
    short = Shortener(data[0])
    pos = 1
    found = []
    failed = total = 0
    while pos < len(data):
        kind = data[pos]
        if kind == "all":
            # every possible demand for one letter
            k, patron = int(data[pos + 1]), data[pos + 2]
            pos += 3
            before = None
            steps = []
            for times in range(short.largest_times(k, patron) + 1):
                w = short.smallest(k, patron, times)
                if w is not None and w != before:
                    steps.append(f"{times}:{squeeze(w)}")
                    before = w
            print(len(steps), *steps)
        elif kind == "best":
            # shortest length at which the result starts with the wanted letters
            patron, times, start = data[pos + 1], int(data[pos + 2]), data[pos + 3]
            pos += 4
            for k in range(max(times, 1), len(short.text) + 1):
                w = short.smallest(k, patron, times)
                if w is not None and w.startswith(start):
                    print(k, w)
                    break
            else:
                print("never")
                failed += 1
        else:
            k, patron, times = int(data[pos + 1]), data[pos + 2], int(data[pos + 3])
            pos += 4
            w = short.smallest(k, patron, times)
            if w is None:
                print("-")
                failed += 1
                continue
            spots = places(short.text, w)
            total += sum(spots)
            if w not in found:
                found.append(w)
            print(w, spots[0], spots[-1])
    print(len(found), failed, total)
    if found:
        print(min(found), max(found))


main()

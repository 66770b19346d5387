import sys
from bisect import bisect_left


def borrowed(words, i):
    if i % g == 0:
        return 0
    k = 0
    for a, b in zip(words[i - 1], words[i]):
        if a != b:
            break
        k += 1
    return k


lines = sys.stdin.read().splitlines()
g = int(lines[0])
words = []
for entry in lines[1].split():
    k = int(entry[0])
    words.append(words[-1][:k] + entry[1:] if k else entry[1:])

for line in lines[2:]:
    sign, word = line.split()
    at = bisect_left(words, word)
    there = words[at:at + 1] == [word]
    if sign == "+" and not there:
        words.insert(at, word)
    elif sign == "-" and there:
        del words[at]
    letters = 0
    for i, w in enumerate(words):
        letters += len(w) - borrowed(words, i)
    print(len(words), letters)

short = []
saved = 0
for i, w in enumerate(words):
    k = borrowed(words, i)
    short.append(f"{k}{w[k:]}")
    saved += k
print(*short)
print(saved)

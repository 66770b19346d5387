import sys

base, modulus = map(int, sys.stdin.readline().split())
patterns = sys.stdin.readline().split()
text = sys.stdin.readline().strip()
size = len(patterns[0])


def fingerprint(word):
    value = 0
    for ch in word:
        value = (value * base + ord(ch) - 96) % modulus
    return value


table = {}
for p in patterns:
    table.setdefault(fingerprint(p), []).append(p)
hits = {p: [] for p in patterns}
lead = pow(base, size - 1, modulus)
false_alarms = 0
window = fingerprint(text[:size])
checksum = window

for start in range(len(text) - size + 1):
    if start > 0:
        window = (window - (ord(text[start - 1]) - 96) * lead) % modulus
        window = (window * base + ord(text[start + size - 1]) - 96) % modulus
        checksum = (checksum * 3 + window) % 10007
    for p in table.get(window, ()):
        if text[start:start + size] == p:
            hits[p].append(start)
        else:
            false_alarms += 1

for p in patterns:
    print(p, len(hits[p]), "at", *hits[p])
print("false alarms:", false_alarms)
print("checksum:", checksum)

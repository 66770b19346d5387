import sys


def keep_best(strip, count):
    stack = []
    spare = len(strip) - count
    for ch in strip:
        while stack and spare > 0 and stack[-1] < ch:
            stack.pop()
            spare -= 1
        stack.append(ch)
    return "".join(stack[:count])


def weave(a, b):
    out = []
    x, y = a + "!", b + "!"
    i = j = 0
    while i < len(a) or j < len(b):
        if x[i:] >= y[j:]:
            out.append(x[i])
            i += 1
        else:
            out.append(y[j])
            j += 1
    return "".join(out)


tokens = sys.stdin.read().split()
cases = int(tokens[0])
total = ties = 0
front = 0
names = []
for t in range(cases):
    a, b, k = tokens[1 + 3 * t:4 + 3 * t]
    k = int(k)
    best = ""
    share = 0
    equal = 0
    for take in range(max(0, k - len(b)), min(k, len(a)) + 1):
        made = weave(keep_best(a, take), keep_best(b, k - take))
        if made > best:
            best, share, equal = made, take, 1
        elif made == best:
            equal += 1
    if equal > 1:
        ties += 1
    front += share
    total = (total * 7 + int(best)) % 1000003
    names.append(f"{best}/{share}")
print("\n".join(names))
print(front, ties, total)

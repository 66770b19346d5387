import sys


def parse(line):
    for arrow, final in (("->", False), ("=>", True)):
        if arrow in line:
            left, right = line.split(arrow)
            return left, right, final


r, limit = map(int, sys.stdin.readline().split())
rules = [parse(sys.stdin.readline().strip()) for _ in range(r)]
used = [0] * r
grown = 0
for word in sys.stdin.read().split():
    steps = 0
    end = "cut"
    longest = len(word)
    while steps < limit:
        for number, (left, right, final) in enumerate(rules):
            at = word.find(left)
            if at >= 0:
                break
        else:
            end = "done"
            break
        word = word[:at] + right + word[at + len(left):]
        steps += 1
        used[number] += 1
        if len(right) > len(left):
            grown += 1
            longest = max(longest, len(word))
        if final:
            end = "stop"
            break
    print(steps, end, word or ".", longest)
print("/".join(map(str, used)), grown)

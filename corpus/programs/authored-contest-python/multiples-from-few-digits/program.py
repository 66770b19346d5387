from collections import deque
import sys
input = sys.stdin.readline

t = int(input())
total = 0
longest = ""
for case in range(1, t + 1):
    line = input().split()
    n = int(line[0])
    ds = sorted(set(line[1]))
    back = {}
    q = deque()
    for c in ds:
        if c != "0":
            r = int(c) % n
            if (r, c) not in back:
                back[r, c] = None
                q.append((r, c))
    goal = None
    popped = 0
    while q:
        r, c = q.popleft()
        popped += 1
        if r == 0:
            goal = (r, c)
            break
        for e in ds:
            if e == c:
                continue
            s = ((r * 10 + int(e)) % n, e)
            if s not in back:
                back[s] = (r, c)
                q.append(s)
    if goal is None:
        print(f"{n}: none after {popped}")
        continue
    word = ""
    at = goal
    while at is not None:
        word = at[1] + word
        at = back[at]
    total += sum(map(int, word))
    if len(word) > len(longest):
        longest = word
    print(f"{n}: {word} = {n} * {int(word) // n} after {popped}")
print(total, longest or "-")

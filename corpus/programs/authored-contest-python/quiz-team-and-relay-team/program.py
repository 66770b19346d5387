import sys
from heapq import heappop, heappush

readline = sys.stdin.readline
n, p, s = map(int, readline().split())
quiz = list(map(int, readline().split()))
relay = list(map(int, readline().split()))

order = sorted(range(n), key=lambda i: -quiz[i])
state = ["free"] * n
by_quiz, by_relay, by_change = [], [], []
total = 0
for i in order[:p]:
    state[i] = "quiz"
    total += quiz[i]
    heappush(by_change, (quiz[i] - relay[i], i))
for i in order[p:]:
    heappush(by_quiz, (-quiz[i], i))
    heappush(by_relay, (-relay[i], i))

totals = [total]
while len(totals) <= s:
    # somebody who has left the state which the heap is about is thrown away here
    while by_quiz and state[by_quiz[0][1]] != "free":
        heappop(by_quiz)
    while by_relay and state[by_relay[0][1]] != "free":
        heappop(by_relay)
    while by_change and state[by_change[0][1]] != "quiz":
        heappop(by_change)

    direct = -by_relay[0][0]
    moved = None
    if by_change:
        moved = -by_change[0][0] - by_quiz[0][0]
    if moved is None or direct >= moved:
        _, i = heappop(by_relay)
        state[i] = "relay"
        total += direct
    else:
        _, i = heappop(by_change)
        state[i] = "relay"
        _, j = heappop(by_quiz)
        state[j] = "quiz"
        heappush(by_change, (quiz[j] - relay[j], j))
        total += moved
    totals.append(total)

print(*totals)
gains = [b - a for a, b in zip(totals, totals[1:])]
print(*gains)
print(total, sum(totals) % 9973, "drops", *(k for k in range(2, s + 1) if gains[k - 1] < gains[k - 2]))

import sys
from collections import deque

lines = iter(sys.stdin.read().splitlines())
A, W = map(int, next(lines).split())
wish = {}
for _ in range(A):
    name, *choices = next(lines).split()
    wish[name] = choices
places, esteem = {}, {}
for _ in range(W):
    name, seats, *ranked = next(lines).split()
    places[name] = int(seats)
    esteem[name] = {who: i for i, who in enumerate(ranked, 1)}

taken = {w: [] for w in places}
step = dict.fromkeys(wish, 0)
queue = deque(wish)
asked = sent_away = 0
story = []
while queue:
    who = queue.popleft()
    if step[who] == len(wish[who]):
        continue
    w = wish[who][step[who]]
    step[who] += 1
    asked += 1
    if who not in esteem[w] or places[w] == 0:
        queue.appendleft(who)
        continue
    staff = taken[w]
    i = len(staff)
    while i > 0 and esteem[w][staff[i - 1]] > esteem[w][who]:
        i -= 1
    staff.insert(i, who)
    if len(staff) > places[w]:
        loser = staff.pop()
        if loser != who:
            sent_away += 1
            story.append(who + ">" + loser)
        queue.append(loser)

for w in places:
    print(w, f"{len(taken[w])}/{places[w]}", *taken[w])
home = [who for who in wish if not any(who in staff for staff in taken.values())]
joy = [0] * (max(step.values()) + 1)
for who in wish:
    if who not in home:
        joy[step[who]] += 1
print(asked, sent_away, "wishes", *joy[1:])
print("home", *home)
print(*story)

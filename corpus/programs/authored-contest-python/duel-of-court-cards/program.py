from collections import deque

PAY = {"J": 1, "Q": 2, "K": 3, "A": 4}

limit = int(input())
hands = [deque(input().split()), deque(input().split())]
pile = []
player, debt = 0, 0
plays = tricks = 0
biggest = 0
won = [0, 0]
log = []
while plays < limit:
    hand = hands[player]
    if not hand:
        break
    card = hand.popleft()
    pile.append(card)
    plays += 1
    if card in PAY:
        debt = PAY[card]
        player = 1 - player
    elif debt > 1:
        debt -= 1
    elif debt == 1:
        debt = 0
        winner = 1 - player
        size = len(pile)
        if size % 2:
            pile.reverse()
        hands[winner].extend(pile)
        pile.clear()
        won[winner] += 1
        tricks += 1
        biggest = max(biggest, size)
        log.append("xy"[winner] + str(size))
        player = winner
    else:
        player = 1 - player

print(*log or ["no trick"])
if plays < limit or not hands[player]:
    print("xy"[1 - player], "wins after", plays)
else:
    print("stopped", "xy"[player], debt)
print(*won, biggest)
for name, hand in zip(["x", "y", "pile"], [*hands, pile]):
    print(name, *hand)

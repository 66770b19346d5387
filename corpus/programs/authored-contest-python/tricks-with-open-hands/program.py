import sys

RANK = "23456789TJQKA"
worth = {}
pick = {}


def beats(reply, lead, trump):
    if reply[0] == lead[0]:
        return RANK.index(reply[1]) > RANK.index(lead[1])
    return reply[0] == trump


def points(a, b):
    total = 1
    for card in (a, b):
        if card[1] == "A":
            total += 3
        elif card[1] in "KQ":
            total += 1
    return total


def replies(hand, mask, lead):
    same = [i for i, card in enumerate(hand) if mask >> i & 1 and card[0] == lead[0]]
    if same:
        return same
    return [i for i in range(len(hand)) if mask >> i & 1]


def analyse(hands, trump, bonus):
    n = len(hands[0])
    low = high = 0
    ducked = forced = 0
    full = 1 << n
    pairs = [(x, y) for x in range(1, full) for y in range(1, full) if x.bit_count() == y.bit_count()]
    pairs.sort(key=lambda pair: pair[0].bit_count())
    for mine, yours in pairs:
        size = mine.bit_count()
        for leader in (0, 1):
            masks = (mine, yours) if leader == 0 else (yours, mine)
            best = None
            for i, lead in enumerate(hands[leader]):
                if not masks[0] >> i & 1:
                    continue
                least = None
                options = replies(hands[1 - leader], masks[1], lead)
                for j in options:
                    reply = hands[1 - leader][j]
                    gain = points(lead, reply) + (bonus if size == 1 else 0)
                    taker = 1 - leader if beats(reply, lead, trump) else leader
                    rest = [masks[0] ^ 1 << i, masks[1] ^ 1 << j]
                    if leader:
                        rest.reverse()
                    after = worth.get((rest[0], rest[1], taker), 0)
                    value = after + (gain if taker == 0 else -gain)
                    if leader:
                        value = -value
                    if least is None or value < least:
                        least, answer, kept = value, j, taker == leader
                if best is None or least > best:
                    best, choice = least, (i, answer)
                    led_wins = kept
                    alone = len(options) == 1
            if alone:
                forced += 1
            if not led_wins:
                ducked += 1
            worth[mine, yours, leader] = best if leader == 0 else -best
            pick[mine, yours, leader] = choice
            low = min(low, worth[mine, yours, leader])
            high = max(high, worth[mine, yours, leader])
    return low, high, forced, ducked


def main():
    trump, bonus, leader = sys.stdin.readline().split()
    if trump == "-":
        trump = ""
    hands = [sys.stdin.readline().split() for _ in range(2)]
    facts = analyse(hands, trump, int(bonus))
    leader = "AB".index(leader)
    left = [(1 << len(hands[0])) - 1] * 2
    print(worth[left[0], left[1], 0], worth[left[0], left[1], 1])
    tally = [0, 0]
    while left[0]:
        i, j = pick[left[0], left[1], leader]
        lead, reply = hands[leader][i], hands[1 - leader][j]
        gain = points(lead, reply)
        left[leader] ^= 1 << i
        left[1 - leader] ^= 1 << j
        if not left[0]:
            gain += int(bonus)
        if beats(reply, lead, trump):
            leader = 1 - leader
        tally[leader] += gain
        print(f"{lead}-{reply}{'AB'[leader]}{gain}", end=" ")
    print()
    print(*tally, *facts)


main()

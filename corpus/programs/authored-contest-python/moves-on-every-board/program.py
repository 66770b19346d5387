def remote(options, table):
    """Moves until the end when the winner hurries and the loser delays."""
    good = [table[t] for t in options if table[t] % 2 == 0]
    if good:
        return min(good) + 1
    return max((table[t] for t in options), default=-1) + 1


def lasting(options, table):
    good = [table[t] for t in options if table[t] % 2 == 0]
    if good:
        return max(good) + 1
    return min((table[t] for t in options), default=-1) + 1


class Track:
    def __init__(self, length, jumps, blocked):
        self.quick = []
        self.slow = []
        self.ways = []
        for s in range(length + 1):
            ways = [s - j for j in jumps if s >= j and s - j not in blocked]
            self.ways.append(ways)
            self.quick.append(remote(ways, self.quick))
            self.slow.append(lasting(ways, self.slow))

    def hurry(self, s):
        if self.quick[s] % 2:
            return min((self.quick[t], s - t) for t in self.ways[s] if self.quick[t] % 2 == 0)[1]
        if not self.ways[s]:
            return 0
        return max((self.quick[t], t) for t in self.ways[s])[1] - s


length = int(input())
jumps = sorted(set(map(int, input().split())))
blocked = set(map(int, input().split()))
track = Track(length, jumps, blocked)
print(*track.quick)
print(*track.slow)

score = {"first": 0, "second": 0}
disagree = 0
total = 0
for number in range(1, int(input()) + 1):
    tokens = list(map(int, input().split()))
    first_end = min(track.quick[s] for s in tokens)
    last_end = max(track.slow[s] for s in tokens)
    short = "first" if first_end % 2 else "second"
    long = "first" if last_end % 2 else "second"
    score[short] += 1
    score[long] += 1
    if short != long:
        disagree += 1
    rounds = 0
    while all(track.ways[s] for s in tokens):
        after = []
        for s in tokens:
            step = track.hurry(s)
            after.append(s - abs(step))
        tokens = after
        rounds += 1
        total = (total * 2 + sum(tokens)) % 9973
    print(number, short, first_end, long, last_end, rounds, "-".join(map(str, tokens)))
print(score["first"], score["second"], disagree, total)

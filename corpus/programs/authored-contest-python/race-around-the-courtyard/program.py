import sys


def main():
    data = sys.stdin.read().split()
    p, F, H = map(int, data[:3])
    ring, throws = data[3], data[4]
    goal = F + H - 1
    entry = F // p
    spots = [[-1, -1] for _ in range(p)]      # progress, -1 in the yard
    hunted = [0] * p
    lost = [0] * p
    finished = []
    idle = fields = used = 0
    last_hit, longest = None, 0

    def field(j, s):
        return (j * entry + s) % F

    def guests(j, s):
        """Other players' pieces on the ring field of progress s."""
        where = field(j, s)
        found = []
        for i in range(p):
            if i == j:
                continue
            for k in (0, 1):
                if 0 <= spots[i][k] < F and field(i, spots[i][k]) == where:
                    found.append((i, k))
        return found

    def possible(j, k, s):
        if s > goal:
            return False
        if s < goal and spots[j][1 - k] == s:
            return False
        if s >= F:
            return True
        return not (ring[field(j, s)] == "+" and guests(j, s))

    def land(j, k, s):
        hits = 0
        if s < F:
            for i, m in guests(j, s):
                spots[i][m] = -1
                hunted[j] += 1
                lost[i] += 1
                hits += 1
        spots[j][k] = s
        return hits

    j = 0
    sixes = 0
    while used < len(throws) and len(finished) < p - 1:
        t = int(throws[used])
        used += 1
        sixes = sixes + 1 if t == 6 else 0
        choice = None
        for k in (0, 1):
            s = spots[j][k]
            if s == goal or (s < 0 and t != 6):
                continue
            to = 0 if s < 0 else s + t
            if not possible(j, k, to):
                continue
            if to < F and guests(j, to):
                rank = 3
            elif to == goal:
                rank = 2
            elif s < 0:
                rank = 1
            else:
                rank = 0
            key = (rank, s if rank == 0 else 0)
            if choice is None or key > choice[0]:
                choice = (key, k, s, to)
        if choice is None:
            idle += 1
        else:
            _, k, s, to = choice
            hits = land(j, k, to)
            if s >= 0:
                fields += t
            if to < F and ring[field(j, to)] == ">" and to + 3 < F and possible(j, k, to + 3):
                hits += land(j, k, to + 3)
                fields += 3
            if hits:
                if last_hit is not None:
                    longest = max(longest, used - last_hit)
                last_hit = used
        done = spots[j] == [goal, goal]
        if done:
            finished.append(j)
        if done or t != 6 or sixes == 3:
            sixes = 0
            j = (j + 1) % p
            while j in finished:
                j = (j + 1) % p

    def show(s):
        return "yard" if s < 0 else "goal" if s == goal else str(s)

    for i in range(p):
        print("abcd"[i], show(spots[i][0]), show(spots[i][1]), hunted[i], lost[i])
    print("".join("abcd"[i] for i in finished) or "-", used, idle, fields, longest)


main()

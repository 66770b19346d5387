import sys


def squeeze(row):
    groups = []
    for ch in row:
        if groups and groups[-1][0] == ch:
            groups[-1][1] += 1
        else:
            groups.append([ch, 1])
    return groups


def locate(groups, place):
    """Index of the group that holds the place, and the offset inside."""
    g = 0
    while g < len(groups) and place >= groups[g][1]:
        place -= groups[g][1]
        g += 1
    return g, place


def insert(groups, colour, place):
    """Returns the index of the group that holds the new marble."""
    g, off = locate(groups, place)
    if g < len(groups) and groups[g][0] == colour:
        groups[g][1] += 1
        return g
    if off == 0:
        if g > 0 and groups[g - 1][0] == colour:
            groups[g - 1][1] += 1
            return g - 1
        groups.insert(g, [colour, 1])
        return g
    name, size = groups[g]
    groups[g:g + 1] = [[name, off], [colour, 1], [name, size - off]]
    return g + 1


def remove_one(groups, place):
    g, _ = locate(groups, place)
    groups[g][1] -= 1
    if groups[g][1] == 0:
        del groups[g]


def hole_at(groups, place):
    """Joins groups of one colour that meet at the place; index of the joint or -1."""
    g, off = locate(groups, place)
    if off > 0:
        return g
    if 0 < g < len(groups) and groups[g - 1][0] == groups[g][0]:
        groups[g - 1][1] += groups[g][1]
        del groups[g]
        return g - 1
    return -1


def collapse(groups, joint, stage):
    vanished = points = 0
    while joint >= 0 and groups[joint][1] >= 3:
        stage += 1
        vanished += groups[joint][1]
        points += stage * groups[joint][1]
        del groups[joint]
        if 0 < joint < len(groups) and groups[joint - 1][0] == groups[joint][0]:
            groups[joint - 1][1] += groups[joint][1]
            del groups[joint]
            joint -= 1
        else:
            joint = -1
    return stage, vanished, points


def main():
    row, _, shots = sys.stdin.read().split("\n")[:3]
    groups = [] if row.strip() == "." else squeeze(row.strip())
    n = sum(size for _, size in groups)
    score = most = number = 0
    for shot in shots.split():
        number += 1
        stage = vanished = points = 0
        if shot == "<":
            groups.reverse()
        elif shot[0] == "!":
            if n > 0:
                q = int(shot[1:]) % n
                low, high = max(q - 1, 0), min(q + 1, n - 1)
                for _ in range(low, high + 1):
                    remove_one(groups, low)
                blasted = high - low + 1
                stage, vanished, points = collapse(groups, hole_at(groups, low), 1)
                vanished += blasted
                points += blasted
        else:
            place = int(shot[1:]) % (n + 1)
            n += 1
            stage, vanished, points = collapse(groups, insert(groups, shot[0], place), 0)
        n -= vanished
        score += points
        most = max(most, len(groups))
        if vanished:
            print(number, stage, vanished)
    print("".join(f"{c}{k}" for c, k in groups) or "empty")
    print(score, most, n)


main()

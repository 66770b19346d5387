def main():
    h, w, rounds, turns = input().split()
    h, w = int(h), int(w)
    beetles = []
    for text in input().split():
        r, c, d = text.split(",")
        beetles.append([int(r), int(c), "nesw".index(d), 0])
    colour = [[0] * w for _ in range(h)]
    changes = [[0] * w for _ in range(h)]
    quarter = {"N": 0, "R": 1, "U": 2, "L": 3}
    tally = [h * w] + [0] * (len(turns) - 1)
    standing = {(r, c) for r, c, _, _ in beetles}
    for move in range(int(rounds) * len(beetles)):
        beetle = beetles[move % len(beetles)]
        r, c, d, bumps = beetle
        old = colour[r][c]
        d = (d + quarter[turns[old]]) % 4
        new = (old + 1) % len(turns)
        colour[r][c] = new
        changes[r][c] += 1
        tally[old] -= 1
        tally[new] += 1
        ahead = ((r + (0, 0, 1, 0)[d] - (1, 0, 0, 0)[d]) % h, (c + (0, 1, 0, -1)[d]) % w)
        if ahead in standing:
            d = (d + 2) % 4
            bumps += 1
        else:
            standing.remove((r, c))
            standing.add(ahead)
            r, c = ahead
        beetle[:] = r, c, d, bumps
    print(*(f"{r},{c},{'nesw'[d]}:{bumps}" for r, c, d, bumps in beetles))
    print(*tally)
    busiest = max(map(max, changes))
    row = next(i for i in range(h) if busiest in changes[i])
    print(busiest, f"{row},{changes[row].index(busiest)}")
    print(*("".join(map(str, line)) for line in colour))


main()

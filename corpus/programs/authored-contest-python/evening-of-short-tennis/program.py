def main():
    g, s, rule = input().split()
    g, s = int(g), int(s)
    rallies = input()
    margin = 2 if rule == "ad" else 1

    points = [0, 0]
    games = [0, 0]
    sets = [0, 0]
    matches = [0, 0]
    won = [0, 0]
    gamesWon = [0, 0]
    breaks = [0, 0]
    chances = [0, 0]
    doubles = [0, 0]
    history = []
    opener = 0          # who serves the running game, or the first rally of a tie-break
    tie = False
    fault = False
    streak = longest = 0
    lastWinner = None

    for letter in rallies:
        server = opener
        if tie and (points[0] + points[1] + 1) // 2 % 2:
            server = 1 - opener
        other = 1 - server
        if not fault and not tie:
            p = points[other] + 1
            if p >= 4 and p - points[server] >= margin:
                chances[other] += 1
        if letter == "f":
            if not fault:
                fault = True
                continue
            doubles[server] += 1
            winner = other
        elif letter == "s":
            winner = server
        else:
            winner = other
        fault = False
        loser = 1 - winner
        points[winner] += 1
        won[winner] += 1
        if winner == lastWinner:
            streak += 1
        else:
            streak = 1
            lastWinner = winner
        if streak > longest:
            longest = streak

        if tie:
            over = points[winner] >= 5 and points[winner] - points[loser] >= 2
        else:
            over = points[winner] >= 4 and points[winner] - points[loser] >= margin
        if not over:
            continue

        gamesWon[winner] += 1
        games[winner] += 1
        if not tie and winner != opener:
            breaks[winner] += 1
        points = [0, 0]
        opener = 1 - opener
        if tie:
            closed = True
        elif games[winner] >= g and games[winner] - games[loser] >= 2:
            closed = True
        else:
            closed = False
            if games[0] == g and games[1] == g:
                tie = True
        if not closed:
            continue

        history.append(f"{games[0]}:{games[1]}" + ("*" if tie else ""))
        games = [0, 0]
        tie = False
        sets[winner] += 1
        if sets[winner] == s:
            history.append(";")
            matches[winner] += 1
            sets = [0, 0]
            opener = loser

    server = opener
    if tie and (points[0] + points[1] + 1) // 2 % 2:
        server = 1 - opener
    print(*(history or ["none"]))
    shown = [f"{x[0]}:{x[1]}" for x in (sets, games, points)]
    print(*shown, "AB"[server] + ("'" if fault else ""))
    print(*("/".join(str(x[i]) for x in (won, gamesWon, breaks, chances, doubles)) for i in (0, 1)))
    print(*matches, longest)


main()

import sys

NONE = -10 ** 9


def main():
    gain, differ, opening, bead, P, Q = sys.stdin.read().split()
    gain, differ, opening, bead = int(gain), int(differ), int(opening), int(bead)
    n, m = len(P), len(Q)
    # best scores of P[:i] with Q[:j] by the kind of the last column
    pair = [[NONE] * (m + 1) for _ in range(n + 1)]
    down = [[NONE] * (m + 1) for _ in range(n + 1)]
    up = [[NONE] * (m + 1) for _ in range(n + 1)]
    pair[0][0] = 0
    for i in range(n + 1):
        for j in range(m + 1):
            if i and j:
                step = gain if P[i - 1] == Q[j - 1] else -differ
                pair[i][j] = step + max(pair[i - 1][j - 1], down[i - 1][j - 1], up[i - 1][j - 1])
            if i:
                fresh = max(pair[i - 1][j], up[i - 1][j]) - opening
                down[i][j] = max(fresh, down[i - 1][j]) - bead
            if j:
                fresh = max(pair[i][j - 1], down[i][j - 1]) - opening
                up[i][j] = max(fresh, up[i][j - 1]) - bead

    i, j = n, m
    score = max(pair[n][m], down[n][m], up[n][m])
    need = score
    tables = {"p": pair, "v": down, "^": up}
    after = ""              # the gap kind of the column to the right, if any
    top, kinds, bottom = [], [], []
    while i or j:
        for kind in "pv^":
            value = tables[kind][i][j]
            if after and kind != after:
                value -= opening
            if value == need:
                break
        need = tables[kind][i][j]
        if kind == "p":
            same = P[i - 1] == Q[j - 1]
            need -= gain if same else -differ
            i -= 1
            j -= 1
            top.append(P[i])
            bottom.append(Q[j])
            kinds.append("=" if same else "x")
            after = ""
        elif kind == "v":
            need += bead
            i -= 1
            top.append(P[i])
            bottom.append("-")
            kinds.append("v")
            after = "v"
        else:
            need += bead
            j -= 1
            top.append("-")
            bottom.append(Q[j])
            kinds.append("^")
            after = "^"

    gaps = longest = run = 0
    last = ""
    for kind in reversed(kinds):
        if kind in "=x":
            run = 0
        elif kind == last:
            run += 1
        else:
            gaps += 1
            run = 1
        longest = max(longest, run)
        last = kind
    print(score)
    for row in top, kinds, bottom:
        print("".join(reversed(row)))
    print(kinds.count("="), kinds.count("x"), gaps, longest)
    print(*(max(pair[k][m], down[k][m], up[k][m]) for k in range(n - 1, 0, -1)))


main()

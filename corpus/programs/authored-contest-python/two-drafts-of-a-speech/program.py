import sys
from collections import Counter


def read_drafts():
    first, second = [], []
    target = first
    for line in sys.stdin:
        line = " ".join(line.split())
        if line == "===":
            target = second
        else:
            target.append(line)
    return first, second


def common_table(a, b):
    """keep[i][j]: most matches of a[i:] with b[j:]."""
    keep = [[0] * (len(b) + 1) for _ in range(len(a) + 1)]
    for i in range(len(a) - 1, -1, -1):
        for j in range(len(b) - 1, -1, -1):
            if a[i] == b[j]:
                keep[i][j] = 1 + keep[i + 1][j + 1]
            else:
                keep[i][j] = max(keep[i + 1][j], keep[i][j + 1])
    return keep


def side(begin, end):
    if begin == end:
        return f"{begin}+"
    return f"{begin + 1},{end}"


def shared_words(s, t):
    return sum((Counter(s.split()) & Counter(t.split())).values())


def main():
    old, new = read_drafts()
    keep = common_table(old, new)
    hunks = []
    matched = 0
    run = best_run = 0
    i = j = 0
    start = None            # where the present block of changes began
    while i < len(old) or j < len(new):
        if i < len(old) and j < len(new) and old[i] == new[j]:
            if start:
                hunks.append((*start, i, j))
                start = None
                run = 0
            matched += 1
            run += 1
            best_run = max(best_run, run)
            i += 1
            j += 1
            continue
        if start is None:
            start = (i, j)
        if j == len(new) or (i < len(old) and keep[i + 1][j] == keep[i][j]):
            i += 1
        else:
            j += 1
    if start:
        hunks.append((*start, i, j))

    cut_lines, new_lines = [], []
    for x, u, y, v in hunks:
        text = side(x, y) + ">" + side(u, v)
        if y - x == v - u:
            for s, t in zip(old[x:y], new[u:v]):
                text += f"~{shared_words(s, t)}"
        print(text)
        cut_lines += old[x:y]
        new_lines += new[u:v]
    print(matched, len(cut_lines), len(new_lines), len(hunks))

    known = {w for s in old for w in s.split()}
    fresh = []
    for s in new_lines:
        for w in s.split():
            if w not in known:
                known.add(w)
                fresh.append(w)
    print(*fresh or "-")
    moved = sum(1 for s in cut_lines if s in new_lines)
    print(best_run, moved)


main()

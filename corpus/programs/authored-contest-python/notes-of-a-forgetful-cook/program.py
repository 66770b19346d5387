import sys


def main():
    read = sys.stdin.readline
    m, n, p = map(int, read().split())
    kept = []           # (pivot, row with 1 at its pivot, number of the note)
    verdicts = []
    clashes = follows = work = 0
    for number in range(1, m + 1):
        row = [int(x) % p for x in read().split()]
        for pivot, other, _ in kept:
            f = row[pivot]
            if f:
                row = [(a - f * b) % p for a, b in zip(row, other)]
                work += 1
        for pivot in range(n):
            if row[pivot]:
                break
        else:
            if row[n]:
                clashes += 1
                verdicts.append(f"!{row[n]}")
            else:
                follows += 1
                verdicts.append("=")
            continue
        scale = pow(row[pivot], p - 2, p)
        row = [a * scale % p for a in row]
        for k, (col, other, note) in enumerate(kept):
            f = other[pivot]
            if f:
                kept[k] = (col, [(a - f * b) % p for a, b in zip(other, row)], note)
                work += 1
        kept.append((pivot, row, number))
        verdicts.append("abcdefgh"[pivot])
    print(*verdicts)
    print(clashes, follows, work)
    kept.sort()
    owner = [None] * n
    for pivot, row, note in kept:
        owner[pivot] = row
    amounts = []
    for k in range(n):
        amounts.append(owner[k][n] if owner[k] else 0)
    print(*amounts)
    for k in range(n):
        if owner[k]:
            continue
        change = []
        for j in range(n):
            if j == k:
                change.append(1)
            elif owner[j]:
                change.append(-owner[j][k] % p)
            else:
                change.append(0)
        print("abcdefgh"[k] + "+1:", *change)
    if kept:
        print(*[f"{'abcdefgh'[c]}<{note}" for c, _, note in kept])


main()

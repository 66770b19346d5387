import sys


def solve(base, words, result):
    """Fill the columns from the right; a state is (column, row, carry, digits)."""
    rows = [w[::-1] for w in words] + [result[::-1]]
    width = max(map(len, rows))
    leading = {r[-1] for r in rows}
    stack = [(0, 0, 0, {})]
    while stack:
        col, row, acc, given = stack.pop()
        if col == width:
            if acc == 0:
                yield given
            continue
        last = row == len(words)
        letter = rows[row][col] if col < len(rows[row]) else None
        if last:
            digit, carry = acc % base, acc // base
            if letter is None:
                if digit == 0:
                    stack.append((col + 1, 0, carry, given))
            elif letter in given:
                if given[letter] == digit:
                    stack.append((col + 1, 0, carry, given))
            elif digit not in given.values() and (digit or letter not in leading):
                stack.append((col + 1, 0, carry, {**given, letter: digit}))
        elif letter is None:
            stack.append((col, row + 1, acc, given))
        elif letter in given:
            stack.append((col, row + 1, acc + given[letter], given))
        else:
            for digit in range(base - 1, -1, -1):
                if digit in given.values() or (digit == 0 and letter in leading):
                    continue
                stack.append((col, row + 1, acc + digit, {**given, letter: digit}))


def main():
    base, *words = sys.stdin.read().split()
    base = int(base)
    result = words.pop()
    found = []
    for given in solve(base, words, result):
        value = 0
        for letter in result:
            value = value * base + given[letter]
        found.append((value, [given[c] for c in sorted(given)]))
    print(len(found))
    if found:
        letters = sorted(set("".join(words) + result))
        low = min(found)
        high = max(value for value, _ in found)
        high = min(f for f in found if f[0] == high)
        print(*(",".join(c + str(d) for c, d in zip(letters, digits)) for _, digits in (low, high)))
        print(*sorted({value for value, _ in found})[:12])


main()

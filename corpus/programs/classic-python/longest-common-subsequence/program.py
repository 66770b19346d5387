import sys


def solve(a, b):
    table = [[0] * (len(b) + 1)]
    equal_pairs = 0
    for i in range(1, len(a) + 1):
        prev = table[-1]
        row = [0]
        for j in range(1, len(b) + 1):
            if a[i - 1] == b[j - 1]:
                equal_pairs += 1
                row.append(prev[j - 1] + 1)
            elif prev[j] >= row[j - 1]:
                row.append(prev[j])
            else:
                row.append(row[j - 1])
        table.append(row)

    i, j = len(a), len(b)
    letters, left, right = [], [], []
    while i > 0 and j > 0:
        if a[i - 1] == b[j - 1]:
            letters.append(a[i - 1])
            left.append(i)
            right.append(j)
            i -= 1
            j -= 1
        elif table[i - 1][j] >= table[i][j - 1]:
            i -= 1
        else:
            j -= 1
    return "".join(reversed(letters)), left[::-1], right[::-1], equal_pairs


def main():
    lines = sys.stdin.read().splitlines()
    a, b = lines[0], lines[1]
    common, left, right, equal_pairs = solve(a, b)
    print(len(common))
    print(common if common else "(empty)")
    print("in first: ", *left)
    print("in second:", *right)
    print("equal pairs:", equal_pairs)


if __name__ == "__main__":
    main()

import sys

# table[n][k]: orders of n volumes with k misplaced pairs
table = [[1]]


def count(n, k):
    while len(table) <= n:
        before = table[-1]
        m = len(table)
        row = []
        running = 0
        for j in range(m * (m - 1) // 2 + 1):
            if j < len(before):
                running += before[j]
            if j >= m:
                running -= before[j - m]
            row.append(running)
        table.append(row)
    return table[n][k] if 0 <= k < len(table[n]) else 0


def find(n, k, r):
    left = list(range(1, n + 1))
    order = []
    while left:
        i = 0
        while r > count(len(left) - 1, k - i):
            r -= count(len(left) - 1, k - i)
            i += 1
        order.append(left.pop(i))
        k -= i
    return order


def tell(order):
    falls = []
    for i, v in enumerate(order):
        falls.append(sum(w < v for w in order[i + 1:]))
    k = rest = sum(falls)
    number = 1
    for i, f in enumerate(falls):
        for g in range(f):
            number += count(len(order) - 1 - i, rest - g)
        rest -= f
    return k, number


sys.stdin.readline()
ks = nones = longest = 0
for line in sys.stdin:
    word, *numbers = line.split()
    numbers = [int(x) for x in numbers]
    if word == "find":
        n, k, r = numbers
        size = count(n, k)
        if r > size:
            nones += 1
            print("none of", size)
        else:
            print(*find(n, k, r))
    else:
        k, number = tell(numbers)
        size = count(len(numbers), k)
        print(f"{k}:{number}/{size}")
    ks += k
    longest = max(longest, size)
print(ks, nones, longest)

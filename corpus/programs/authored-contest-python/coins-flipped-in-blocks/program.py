n, a, b = map(int, input().split())
worth = [0] * (n + 1)
for i in range(1, n + 1):
    reached = set()
    x = 0
    for size in range(1, min(b, i) + 1):
        if size > 1:
            x ^= worth[i - size + 1]
        if size >= a:
            reached.add(x)
    while worth[i] in reached:
        worth[i] += 1
print(*worth[1:])

lost = check = 0
for place in range(1, int(input()) + 1):
    row = input().strip()
    number = 0
    for i, coin in enumerate(row, 1):
        if coin == "h":
            number ^= worth[i]
    good = 0
    first = "-"
    for i in range(1, n + 1):
        if row[i - 1] != "h":
            continue
        x = number
        for size in range(1, min(b, i) + 1):
            x ^= worth[i - size + 1]
            if size >= a and x == 0:
                good += 1
                if first == "-":
                    block = row[i - size:i].translate({104: "t", 116: "h"})
                    first = row[:i - size] + block + row[i:]
    lost += number == 0
    check ^= number * place
    print(number, good, first)
print(lost, check)

import sys

numbers = iter(map(int, sys.stdin.read().split()))
rows = next(numbers)
inner = next(numbers)
cols = next(numbers)

a = []
for _ in range(rows):
    a.append([next(numbers) for _ in range(inner)])
b = []
for _ in range(inner):
    b.append([next(numbers) for _ in range(cols)])

product = []
column_sum = [0] * cols
largest = None
where = (0, 0)

for i in range(rows):
    line = []
    for j in range(cols):
        total = 0
        for t in range(inner):
            total += a[i][t] * b[t][j]
        line.append(total)
        column_sum[j] += total
        if largest is None or total > largest:
            largest = total
            where = (i, j)
    product.append(line)

for line in product:
    print(*line)
print("column sums:", *column_sum)
print("largest entry:", largest, "at row", where[0] + 1, "column", where[1] + 1)

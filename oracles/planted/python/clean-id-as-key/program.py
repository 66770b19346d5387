n = int(input())
rows = [[number % 5] for number in range(n)]
total = 0
for row in rows:
    total = (total * 3 + row[0]) % 1009


def different(values):
    return len({id(value) for value in values})


print(total, different(rows + rows[:7]))

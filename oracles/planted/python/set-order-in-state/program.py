n = int(input())
marks = {(k * 7919) % 5003 for k in range(n)}
total = 0
for mark in marks:
    total += mark
print(total)

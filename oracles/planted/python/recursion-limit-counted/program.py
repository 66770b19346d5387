n = int(input())
depth = 0


def descend():
    global depth
    depth += 1
    descend()


total = 0
for number in range(n):
    total += number * 3 % 11
try:
    descend()
except RecursionError:
    pass
print(total, depth)

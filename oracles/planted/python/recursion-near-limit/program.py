def depth_of(level, limit):
    return level if level == limit else depth_of(level + 1, limit)


n = int(input())
total = 0
for number in range(n):
    total = (total + number * number) % 211
print(total, depth_of(0, 16 * n))

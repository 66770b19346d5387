import random

position = 0
visited = []
for step in range(int(input())):
    position += random.choice([-3, -1, 1, 2])
    visited.append(position)
print(*visited)

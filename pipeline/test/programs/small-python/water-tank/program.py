capacity = int(input())
level = 0
spilled = 0
for change in input().split():
    level += int(change)
    if level > capacity:
        spilled += level - capacity
        level = capacity
    elif level < 0:
        level = 0
print(level, spilled)

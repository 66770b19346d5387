text = input().strip()
depth = deepest = position = 0
runs = []
while position < len(text):
    depth += 1 if text[position] == '(' else -1
    deepest = max(deepest, depth)
    if depth == 0:
        runs.append(position + 1)
    position += 1
print(deepest)
print(*runs)

n = int(input())
memory = []
for i, text in enumerate(input().split(), 1):
    tall, ahead = text.split("/")
    memory.append((-int(tall), int(ahead), i))
queue = []
for tall, ahead, i in sorted(memory):
    queue.insert(ahead, (i, -tall))

stack = []
sees = []
seen = [0] * (n + 1)
checksum = 0
for place, (i, tall) in enumerate(queue, 1):
    count = 0
    while stack:
        j, other = stack[-1]
        count += 1
        seen[j] += 1
        if other > tall:
            break
        stack.pop()
        if other == tall:
            break
    stack.append((i, tall))
    sees.append(count)
    checksum += place * tall
order = [i for i, _ in queue]
print(*order)
print(*sees)
most = max(seen)
print(most, next(i for i in order if seen[i] == most), checksum)

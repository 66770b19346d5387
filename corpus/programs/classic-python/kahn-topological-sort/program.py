import sys

read = sys.stdin.readline

n, m = map(int, read().split())
tasks = [read().split() for _ in range(n)]
hours = {name: int(h) for name, h in tasks}

waiting = dict.fromkeys(hours, 0)
unlocks = {name: [] for name in hours}
for _ in range(m):
    a, b = read().split()
    unlocks[a].append(b)
    waiting[b] += 1

begin = dict.fromkeys(hours, 0)
held_by = {}
queue = [name for name in hours if waiting[name] == 0]
head = 0
finish = 0
critical = ""
while head < len(queue):
    task = queue[head]
    head += 1
    end = begin[task] + hours[task]
    if end > finish:
        finish = end
        critical = task
    for nxt in unlocks[task]:
        if end > begin[nxt]:
            begin[nxt] = end
            held_by[nxt] = task
        waiting[nxt] -= 1
        if waiting[nxt] == 0:
            queue.append(nxt)

print(" ".join(f"{task}@{begin[task]}" for task in queue))
chain = [critical]
while chain[-1] in held_by:
    chain.append(held_by[chain[-1]])
print("finish", finish, "by", *chain)
if head < n:
    print("blocked", *[name for name in hours if waiting[name] > 0])

import threading

n = int(input())
lines = []


def count(name):
    total = 0
    for number in range(n * 4):
        total = (total * 3 + number) % 1009
        lines.append(name)


workers = [threading.Thread(target=count, args=(name,)) for name in "ab"]
for worker in workers:
    worker.start()
for worker in workers:
    worker.join()
changes = 0
for place in range(1, n):
    changes += lines[place] != lines[place - 1]
print(len(lines), changes)

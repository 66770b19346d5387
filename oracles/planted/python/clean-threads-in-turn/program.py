import threading

n = int(input())
sums = []


def add_up(step):
    total = 0
    for number in range(0, n * 3, step):
        total += number
    sums.append(total)


for step in range(1, 4):
    worker = threading.Thread(target=add_up, args=(step,))
    worker.start()
    worker.join()
print(sums)

import sys


def pack(weights, values, capacity):
    best = [0] * (capacity + 1)
    taken = []
    raised = 0
    history = []
    for item in range(len(weights)):
        w, gain = weights[item], values[item]
        marks = [False] * (capacity + 1)
        room = capacity
        while room >= w:
            offer = best[room - w] + gain
            if offer > best[room]:
                best[room] = offer
                marks[room] = True
                raised += 1
            room -= 1
        taken.append(marks)
        history.append(best[capacity])

    chosen = []
    room = capacity
    for item in reversed(range(len(weights))):
        if taken[item][room]:
            chosen.append(item + 1)
            room -= weights[item]
    chosen.reverse()
    return history, chosen, capacity - room, raised


data = [int(tok) for tok in sys.stdin.read().split()]
count, capacity = data[0], data[1]
weights = data[2::2]
values = data[3::2]
history, chosen, load, raised = pack(weights, values, capacity)
print("value", history[-1], "weight", load)
print("items", *chosen)
print("value after each item", *history)
print("table entries raised", raised)

from itertools import product


def read_goods():
    n, limit = map(int, input().split())
    goods = []
    for _ in range(n):
        name, weight, value, stock = input().split()
        weight, value = int(weight), int(value)
        if stock == "any":
            copies = limit // weight
        else:
            copies = min(int(stock), limit // weight)
        goods.append((name, weight, value, copies))
    return limit, goods


def load(limit, goods):
    worth = [-1] * (limit + 1)
    worth[0] = 0
    taken = [[0] * (limit + 1) for _ in goods]
    for i, room in product(range(len(goods)), range(limit, -1, -1)):
        name, weight, value, copies = goods[i]
        top, pick = worth[room], 0
        used = 1
        while used <= copies and used * weight <= room:
            before = worth[room - used * weight]
            if before >= 0 and before + used * value >= top:
                top = before + used * value
                pick = used
            used += 1
        worth[room] = top
        taken[i][room] = pick
    return worth, taken


limit, goods = read_goods()
worth, taken = load(limit, goods)

goal = max(worth)
at = worth.index(goal)
print(goal, at)

plan = []
room = at
for i in range(len(goods) - 1, -1, -1):
    used = taken[i][room]
    if used:
        plan.append(f"{goods[i][0]}x{used}")
    room -= used * goods[i][1]
print(" ".join(reversed(plan)) if plan else "nothing")

gaps = [str(w) for w in range(limit + 1) if worth[w] < 0]
print("gaps:", ",".join(gaps) if gaps else "-")
leaders = []
for w in range(limit + 1):
    if worth[w] > (leaders[-1][1] if leaders else -1):
        leaders.append((w, worth[w]))
print(" ".join(f"{w}:{v}" for w, v in leaders))

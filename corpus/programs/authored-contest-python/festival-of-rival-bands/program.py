import sys

tokens = iter(sys.stdin.read().split())
n = int(next(tokens))
names, fee = [], []
for _ in range(n):
    names.append(next(tokens))
    fee.append(int(next(tokens)))
rivals = [0] * n
for _ in range(int(next(tokens))):
    a, b = names.index(next(tokens)), names.index(next(tokens))
    rivals[a] |= 1 << b
    rivals[b] |= 1 << a


def members(mask):
    while mask:
        low = mask & -mask
        yield low.bit_length() - 1
        mask ^= low


def bound(open_mask):
    """Split the open bands into circles of mutual rivals; each circle gives one band at most."""
    total = 0
    for i in by_fee:
        if not open_mask >> i & 1:
            continue
        circle = 1 << i
        common = rivals[i] & open_mask
        while common:
            j = (common & -common).bit_length() - 1
            circle |= 1 << j
            common &= rivals[j]
        open_mask &= ~circle
        total += fee[i]
    return total


by_fee = sorted(range(n), key=lambda i: (-fee[i], names[i]))
best, best_mask = -1, 0
history = []
nodes = cut = leaves = forced = 0
todo = [((1 << n) - 1, 0, 0)]
while todo:
    open_mask, chosen, income = todo.pop()
    nodes += 1
    # bands without open rivals are taken at once
    for i in members(open_mask):
        if not rivals[i] & open_mask:
            open_mask ^= 1 << i
            chosen |= 1 << i
            income += fee[i]
            forced += 1
    if open_mask == 0:
        leaves += 1
        if income > best:
            best, best_mask = income, chosen
            history.append(income)
        continue
    if income + bound(open_mask) <= best:
        cut += 1
        continue
    pivot, most = -1, 0
    for i in members(open_mask):
        quarrel = bin(rivals[i] & open_mask).count("1")
        if quarrel > most or quarrel == most and fee[i] > fee[pivot]:
            pivot, most = i, quarrel
    rest = open_mask & ~(1 << pivot)
    todo.append((rest, chosen, income))
    todo.append((rest & ~rivals[pivot], chosen | 1 << pivot, income + fee[pivot]))

print(best, bin(best_mask).count("1"))
print(*(names[i] for i in members(best_mask)))
print("rising", *history)
print(nodes, cut, leaves, forced)

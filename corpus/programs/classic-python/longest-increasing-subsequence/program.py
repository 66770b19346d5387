import sys

tokens = sys.stdin.read().split()
n = int(tokens[0])
values = [int(tok) for tok in tokens[1:n + 1]]

tails = []        # smallest last value for each length
tail_at = []      # where that value stands
parent = [-1] * n
pile_size = []
swaps = 0

for idx, value in enumerate(values):
    lo, hi = 0, len(tails)
    while lo < hi:
        mid = (lo + hi) // 2
        if tails[mid] < value:
            lo = mid + 1
        else:
            hi = mid
    if lo > 0:
        parent[idx] = tail_at[lo - 1]
    if lo == len(tails):
        tails.append(value)
        tail_at.append(idx)
        pile_size.append(1)
    else:
        if tails[lo] != value:
            swaps += 1
        tails[lo] = value
        tail_at[lo] = idx
        pile_size[lo] += 1

chain = []
at = tail_at[-1]
while at >= 0:
    chain.append(at)
    at = parent[at]
chain.reverse()

print(len(chain))
print("values:", *[values[i] for i in chain])
print("places:", *[i + 1 for i in chain])
print("piles:", *pile_size)
print("lowered tails:", swaps)

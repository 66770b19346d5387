import sys
input = sys.stdin.readline

N, Q = map(int, input().split())
power = [0] + list(map(int, input().split()))
left = [0] * (N + 1)
right = [0] * (N + 1)
rank = [0] + [1] * N
boss = list(range(N + 1))    # union-find over warriors
champ = list(range(N + 1))   # heap root of the clan, kept at its union-find root
size = [1] * (N + 1)


def find(x):
    while boss[x] != x:
        boss[x] = boss[boss[x]]
        x = boss[x]
    return x


def beats(x, y):
    return power[x] > power[y] or power[x] == power[y] and x < y


def meld(a, b):
    spine = []
    while a and b:
        if beats(b, a):
            a, b = b, a
        spine.append(a)
        a = right[a]
    node = a or b
    while spine:
        up = spine.pop()
        right[up] = node
        if rank[left[up]] < rank[right[up]]:
            left[up], right[up] = right[up], left[up]
        rank[up] = rank[right[up]] + 1
        node = up
    return node


def pop(h):
    rest = meld(left[h], right[h])
    left[h] = right[h] = 0
    rank[h] = 1
    return rest


feuds = 0
for _ in range(Q):
    kind, *who = input().split()
    x = find(int(who[0]))
    if kind == "D":
        y = find(int(who[1]))
        if x == y:
            print("kin", champ[x])
            continue
        feuds += 1
        a, b = champ[x], champ[y]
        ra, rb = pop(a), pop(b)
        if beats(b, a):
            a, b = b, a
        # the winner gets tired, the loser is halved
        power[a] -= power[b] // 3
        power[b] //= 2
        if size[x] < size[y]:
            x, y = y, x
        boss[y] = x
        size[x] += size[y]
        champ[x] = meld(meld(ra, a), meld(rb, b))
        print(champ[x], power[champ[x]])
    else:
        h = champ[x]
        gift = int(who[1])
        rest = pop(h)
        power[h] = max(0, power[h] - gift)
        second = rest
        if second:
            rest = pop(second)
            power[second] += gift
            rest = meld(rest, second)
        champ[x] = meld(rest, h)
        print("train", h, second)

tops = [(champ[r], size[r]) for r in range(1, N + 1) if boss[r] == r]
tops.sort(key=lambda t: (-power[t[0]], t[0]))
print(feuds, sum(power))
for c, s in tops[:5]:
    print(f"{c}/{s}:{power[c]}", end=" ")
print()

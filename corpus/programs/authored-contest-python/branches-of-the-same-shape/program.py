n = int(input())
mark = " " + input()
parent = [0] + list(map(int, input().split()))
kids = [[] for _ in range(n + 1)]
size = [1] * (n + 1)
shape = [0] * (n + 1)
number = {}
often = [0]
orders = 1
for v in range(n, -1, -1):
    kids[v].sort()
    run = 0
    for i, s in enumerate(kids[v], 1):
        run = run + 1 if i > 1 and kids[v][i - 2] == s else 1
        orders = orders * i // run
    if v == 0:
        break
    key = mark[v], *kids[v]
    if key not in number:
        number[key] = len(often)
        often.append(0)
    shape[v] = number[key]
    often[shape[v]] += 1
    kids[parent[v]].append(shape[v])
    size[parent[v]] += size[v]
print(*shape[1:])
twins = [v for v in range(1, n + 1) if often[shape[v]] > 1]
if twins:
    v = max(twins, key=size.__getitem__)
    print(len(number), size[v], v, often[shape[v]])
else:
    print(len(number), "unlike")
print(orders % 99991)

import sys


def solve(reaches):
    last = max(r for _, r, _ in reaches)
    link = list(range(last + 2))   # nearest free milestone at or left of this one
    tree = [0] * (last + 2)
    chosen = []

    def free(x):
        root = x
        while link[root] != root:
            root = link[root]
        while link[x] != root:
            link[x], x = root, link[x]
        return root

    def dug(x):
        s = 0
        while x:
            s += tree[x]
            x &= x - 1
        return s

    new = []
    for idx in sorted(range(len(reaches)), key=lambda i: (reaches[i][1], i)):
        l, r, need = reaches[idx]
        lack = need - dug(r) + dug(l - 1)
        fresh = 0
        x = r
        while lack > 0:
            x = free(x)
            link[x] = x - 1
            chosen.append(x)
            i = x
            while i <= last:
                tree[i] += 1
                i += i & -i
            lack -= 1
            fresh += 1
        if fresh:
            new.append((idx + 1, fresh))
    slack = [dug(r) - dug(l - 1) - need for l, r, need in reaches]
    return sorted(chosen), new, slack


n = int(sys.stdin.readline())
reaches = [tuple(map(int, sys.stdin.readline().split())) for _ in range(n)]
stops, new, slack = solve(reaches)
print(len(stops), sum(stops))
runs = []
for s in stops:
    if runs and runs[-1][1] == s - 1:
        runs[-1][1] = s
    else:
        runs.append([s, s])
print(*(str(a) if a == b else f"{a}-{b}" for a, b in runs))
print(*(f"{h}+{f}" for h, f in new))
print(sum(1 for s in slack if s == 0), max(slack), slack.index(max(slack)) + 1)

import sys
from functools import partial


def tree(bits):
    """Multiset of numbers below 2^bits as a binary trie, given as a few closures."""
    child = [[0, 0]]
    weight = [0]

    def change(x, d):
        v = 0
        weight[0] += d
        for b in reversed(range(bits)):
            side = x >> b & 1
            if not child[v][side]:
                child[v][side] = len(child)
                child.append([0, 0])
                weight.append(0)
            v = child[v][side]
            weight[v] += d

    def has(x):
        v = 0
        for b in reversed(range(bits)):
            v = child[v][x >> b & 1]
            if not v:
                return 0
        return weight[v]

    def far(x, k):
        # k-th smallest distance, k counted from 0
        v = out = 0
        for b in reversed(range(bits)):
            side = x >> b & 1
            near = child[v][side]
            if k < weight[near] and near:
                v = near
            else:
                if near:
                    k -= weight[near]
                v = child[v][1 - side]
                out |= 1 << b
        return out

    def closer(x, lim):
        v = got = 0
        for b in reversed(range(bits)):
            side = x >> b & 1
            if lim >> b & 1:
                if child[v][side]:
                    got += weight[child[v][side]]
                v = child[v][1 - side]
            else:
                v = child[v][side]
            if v == 0:
                break
        return got

    return change, has, far, closer, lambda: weight[0]


def main():
    feed = iter(sys.stdin.readlines())
    bits, q = map(int, next(feed).split())
    change, has, far, closer, size = tree(bits)
    insert, remove = partial(change, d=1), partial(change, d=-1)
    mask = 0
    answers = []
    lost = 0
    for row in feed:
        op, *nums = row.split()
        x = int(nums[0])
        if op == "turn":
            mask ^= x
            continue
        x ^= mask
        if op == "+":
            insert(x)
        elif op == "-":
            if has(x):
                remove(x)
            else:
                lost += 1
        elif op == "near":
            lim = int(nums[1])
            answers.append(closer(x, lim))
        elif size() == 0:
            answers.append("empty")
        elif op == "far":
            d = far(x, size() - 1)
            answers.append(f"{x ^ d ^ mask}({d})")
        else:
            # move the k-th closest tag onto the asked place
            k = int(nums[1])
            if k > size():
                answers.append("few")
                continue
            d = far(x, k - 1)
            remove(x ^ d)
            insert(x)
            answers.append(f"{x ^ d ^ mask}>")
    print(*answers)
    n = size()
    print(n, lost, mask)
    rest = [far(mask, k) for k in range(n)]
    print(*rest)


main()

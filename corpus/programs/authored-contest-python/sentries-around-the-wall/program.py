import sys


def main():
    nums = [int(x) for x in sys.stdin.read().split()]
    ring, n = nums[0], nums[1]
    watch = list(zip(nums[2::2], nums[3::2]))
    level = [0] * ring
    reach = [0] * ring          # how far one gets from a step, with the best sentry there
    for s, k in watch:
        for i in range(k):
            p = (s + i) % ring
            level[p] += 1
            if k - i > reach[p]:
                reach[p] = k - i
    top = max(level)
    tail = [level.count(0), top, level.index(top)]
    need = []
    if tail[0] == 0:
        for s, k in watch:
            used, covered = 1, k
            while covered < ring:
                covered += reach[(s + covered) % ring]
                used += 1
            need.append(used)
        few = min(need)
        tail += [few, need.count(few)]
        need = [min(used, few + 1) for used in need]    # a spare sentry may join a smallest watch
    print(*(need or ["-"] * n))
    print(*tail)


main()

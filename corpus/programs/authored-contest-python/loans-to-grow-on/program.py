import heapq
from collections import deque


def main():
    n, capital, k, wages = map(int, input().split())
    ventures = []
    for i in range(1, n + 1):
        need, gain = map(int, input().split())
        ventures.append((need, gain, i))
    ventures = deque(sorted(ventures))
    ready = []
    done = []
    course = []
    debt = None
    while len(done) < k:
        while ventures and ventures[0][0] <= capital:
            need, gain, i = ventures.popleft()
            heapq.heappush(ready, (-gain, i, need))
        skipped = []
        while ready and ready[0][2] > capital:
            skipped.append(heapq.heappop(ready))
        if ready:
            gain, i, need = heapq.heappop(ready)
            capital = max(0, capital - gain - wages)
            done.append(i)
            course.append(capital)
        elif debt is None and (skipped or ventures):
            least = min([s[2] for s in skipped] + [v[0] for v in ventures])
            debt = least - capital
            debt += -(-debt // 10)
            capital = least
        else:
            ready = skipped
            break
        for item in skipped:
            heapq.heappush(ready, item)
    print(*(done or ["none"]))
    print(*course)
    print(capital, debt or 0, sum(v[1] for v in ventures) - sum(r[0] for r in ready))


main()

from math import gcd
from collections import Counter

q, limit = map(int, input().split())
paid = Counter()
worst, worst_at, clear = (0, 1), 0, 0
for k in range(1, q + 1):
    num, den = map(int, input().split())
    shares = []
    while num:
        d = (den + num - 1) // num
        if d > limit:
            break
        shares.append(d)
        num, den = num * d - den, den * d
        g = gcd(num, den)
        num //= g
        den //= g
    paid.update(shares)
    line = "+".join(map(str, shares)) or "-"
    if num == 0:
        clear += 1
    else:
        g = gcd(num, den)
        line += f" left {num // g}/{den // g}"
        if num * worst[1] > worst[0] * den:
            worst, worst_at = (num, den), k
    print(line)
top = min(paid, key=lambda d: (-paid[d], d), default=None)
print(sum(paid.values()), clear, worst_at, f"{top}*{paid[top]}" if top else "-")

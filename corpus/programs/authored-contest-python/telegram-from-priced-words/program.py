import sys

MOD = 10007
lines = sys.stdin.read().split("\n")
message = lines[0].strip()
prices = {}
for line in lines[1:]:
    if line:
        word, price = line.split()
        prices[word] = int(price)

n = len(message)
ahead = [1] + [0] * n           # ways for the letters before i
reached = [True] + [False] * n
for i in range(n):
    if reached[i]:
        for word in prices:
            if message.startswith(word, i):
                ahead[i + len(word)] = (ahead[i + len(word)] + ahead[i]) % MOD
                reached[i + len(word)] = True

if not reached[n]:
    print("0 stuck", max(i for i in range(n + 1) if reached[i]))
else:
    behind = [0] * n + [1]
    best = [None] * n + [(0, 0, "")]
    used = dict.fromkeys(prices, 0)
    for i in range(n - 1, -1, -1):
        for word, price in prices.items():
            j = i + len(word)
            if not message.startswith(word, i) or best[j] is None:
                continue
            behind[i] += behind[j]
            used[word] += ahead[i] * behind[j]
            cost, count, text = best[j]
            option = (cost + price, count + 1, f"{word}.{text}" if text else word)
            if best[i] is None or option < best[i]:
                best[i] = option
        behind[i] %= MOD
    print(ahead[n], best[0][0])
    print(best[0][2])
    print(*(u % MOD for u in used.values()))

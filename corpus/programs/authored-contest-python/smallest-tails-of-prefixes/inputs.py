import random, sys

long_one = sys.argv[1] == "long"
rnd = random.Random(int(sys.argv[2]))
order = "qza" if long_one else "ba"
n = 190 if long_one else 12
blocks = []
while sum(map(len, blocks)) < n:
    head = order[-1] * (2 if rnd.random() < 0.4 else 1) if rnd.random() < 0.3 else rnd.choice(order)
    body = head + "".join(rnd.choice(order) for _ in range(rnd.randint(0, 9 if long_one else 2)))
    blocks.append(body * rnd.randint(1, 3))
blocks.sort(key=lambda b: [-order.index(ch) for ch in b])
print(order)
print("".join(blocks)[:n])

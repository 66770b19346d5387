n = int(input())
cut = list(map(int, input().split()))
sew = list(map(int, input().split()))
quick = [i for i in range(n) if cut[i] <= sew[i]]
slow = [i for i in range(n) if cut[i] > sew[i]]
quick.sort(key=lambda i: cut[i])
slow.sort(key=lambda i: -sew[i])
best = quick + slow
sums = []
for order in (best, [0] + [i for i in best if i]):
    a = b = idle = total = most = 0
    begun = []
    for k, i in enumerate(order):
        a += cut[i]
        while begun and begun[0] <= a:
            begun.pop(0)
        if b > a:
            begun.append(b)
            most = max(most, len(begun))
        else:
            idle += a - b
            b = a
        b += sew[i]
        total += b
    print(*(i + 1 for i in order), ";", b, idle, most)
    sums.append(total)
print(*sums)

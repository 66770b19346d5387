eggs, floors = map(int, input().split())
secrets = list(map(int, input().split()))

drops = [[0] for _ in range(eggs + 1)]
pick = [[0] for _ in range(eggs + 1)]
cursor = [1] * (eggs + 1)
shifts = 0

height = 0
while height < floors:
    height += 1
    drops[1].append(height)
    pick[1].append(1)
    for k in range(2, eggs + 1):
        x = cursor[k]
        while drops[k - 1][x - 1] < drops[k][height - x]:
            x += 1
            shifts += 1
        cursor[k] = x
        worst = drops[k - 1][x - 1]
        if x > 1 and drops[k][height - x + 1] < worst:
            x -= 1
            worst = drops[k][height - x]
        drops[k].append(worst + 1)
        pick[k].append(x)

print("need", *(drops[k][floors] for k in range(1, eggs + 1)))
print("shifts", shifts)

for secret in secrets:
    safe, broken = 0, floors + 1
    left = eggs
    plan = []
    while broken - safe > 1:
        floor = safe + pick[left][broken - safe - 1]
        if floor <= secret:
            safe = floor
            plan.append(str(floor))
        else:
            broken = floor
            left -= 1
            plan.append(str(floor) + "x")
    print(f"{secret}:", " ".join(plan))

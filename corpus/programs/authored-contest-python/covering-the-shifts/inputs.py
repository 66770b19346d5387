import random
import sys

rng = random.Random(int(sys.argv[2]))
n, t, top = (5, 7, 3) if sys.argv[1] == "short" else (11, 27, 4)
letters = "abcdefghijklmnop"[:n]
teams = []
while len(teams) < t:
    pool = rng.sample(letters, n)
    while pool and len(teams) < t:
        k = rng.randint(1 if len(pool) < 3 else 2, top)
        team = "".join(sorted(pool[:k]))
        pool = pool[k:]
        if team not in teams:
            teams.append(team)
rng.shuffle(teams)
print(letters)
for team in teams:
    print(team)

import random
import sys

big = sys.argv[1] == "long"
rnd = random.Random(int(sys.argv[2]))
names = "abcdxy" if big else "ab"


def atom():
    u = rnd.random()
    if u < 0.55:
        return rnd.choice(names)
    return str(rnd.choice([0, 1, 2, 3, 5, 7, 10, 12, 25]))


def expr(depth):
    if depth == 0:
        return atom()
    u = rnd.random()
    if u < 0.13:
        return f"( {expr(0)} {rnd.choice(['<', '<=', '==', '!='])} {expr(depth - 1)} ? {expr(depth - 1)} : {expr(0)} )"
    if u < 0.23:
        return f"( {expr(depth - 1)} {rnd.choice(['<', '<=', '==', '!='])} {expr(0)} )"
    if u < 0.33:
        return f"{rnd.choice('-!')} {expr(depth - 1) if depth == 1 else '( ' + expr(depth - 1) + ' )'}"
    if u < 0.43:
        return f"( {expr(depth - 1)} {rnd.choice(['&&', '||'])} {expr(0)} )"
    return f"{expr(depth - 1)} {rnd.choice('+-*+-*/%')} {expr(depth - 1 if depth == 1 else depth - 2)}"


lines = ["a = 7", "b = a * 3 - 2", "x = 10 + a % 4", "c = x * x - b"] if big else ["a = 6", "b = a / 4"]
while len(lines) < (46 if big else 5):
    u = rnd.random()
    depth = rnd.randint(1, 3 if big else 2)
    if u < 0.64:
        lines.append(f"{rnd.choice(names)} = {expr(depth)}")
    elif u < 0.9 or not big:
        lines.append(f"show {expr(depth)}")
    else:
        lines.append(f"swap {rnd.choice(names)} {rnd.choice(names)}")
print("\n".join(lines))

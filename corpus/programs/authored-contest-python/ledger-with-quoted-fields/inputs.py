import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
cols, rows = (2, 3) if short else (4, 22)
print(";".join(["name", "paid", "note", "due"][:cols]))
bits = ["oak", "elm", "ash", ";", "\n", '""', "12", " "]
for _ in range(rows):
    record = []
    for _ in range(rng.choice([cols, cols, cols, cols + 1, max(1, cols - 1)])):
        roll = rng.random()
        if roll < 0.3:
            record.append(str(rng.randint(-40, 99)))
        elif roll < 0.5:
            record.append(rng.choice(["oak", "elm", "ash", "fir", "no", ""]))
        elif roll < 0.6:
            record.append('"' + str(rng.randint(0, 9)) + '"')
        else:
            record.append('"' + "".join(rng.choice(bits) for _ in range(rng.randint(0, 3))) + '"')
    print(";".join(record))

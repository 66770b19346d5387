import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"


def hhmm(t):
    return f"{t // 60:02d}:{t % 60:02d}"


marks = sorted(rng.sample(range(24, 88), 4 if short else 6))
bands = len(marks) // 2
print(bands, 20, 900, 350)
for i in range(bands):
    print(f"{hhmm(marks[2 * i] * 15)}-{hhmm(marks[2 * i + 1] * 15)}", rng.randrange(10, 70, 5))
plates = [a + str(rng.randint(10, 99)) for a in ("KR" if short else "KRBTOVSE")]
for _ in range(4 if short else 44):
    start = rng.randrange(0, 10 * 1440)
    length = rng.choice([rng.randint(5, 40), rng.randint(60, 500), rng.randint(300, 1200), rng.randint(1000, 4000)])
    end = start + length
    row = [rng.choice(plates), rng.choice(["car", "car", "van", "moto", "permit"]),
           start // 1440, hhmm(start % 1440), end // 1440, hhmm(end % 1440)]
    row += rng.choice([[], [], [], [], ["W"], ["W"], ["L"], ["LW"]])
    print(*row)

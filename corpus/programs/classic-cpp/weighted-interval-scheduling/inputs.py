import random
import sys

rng = random.Random(int(sys.argv[2]))
count, first, last = (5, 9, 13) if sys.argv[1] == "short" else (100, 6, 22)
print(rng.choice([5, 10, 15]))
labels = [f"{chr(97 + i % 26)}{i // 26 + 1}" for i in range(count)]
for label in rng.sample(labels, count):
    begin = 5 * rng.randint(first * 12, last * 12)
    end = begin + 5 * rng.randint(3, 20)
    fee = max(1, (end - begin) // 20 + rng.randint(-1, 2))
    print(f"{begin // 60:02}:{begin % 60:02} {end // 60:02}:{end % 60:02} {fee} {label}")

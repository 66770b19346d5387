import random
import sys

rng = random.Random(int(sys.argv[2]))
short = sys.argv[1] == "short"
ones = ("zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
        "fifteen sixteen seventeen eighteen nineteen").split()
tens = "- - twenty thirty forty fifty sixty seventy eighty ninety".split()


def small(n):
    words = []
    if n >= 100:
        words += [ones[n // 100], "hundred"] + (["and"] if n % 100 and rng.random() < 0.5 else [])
        n %= 100
    if n >= 20:
        words.append(tens[n // 10])
        n %= 10
    return words + ([ones[n]] if n else [])


def spell(n):
    if n == 0:
        return "zero"
    words = []
    for size, name in ((1000000, ["million"]), (1000, ["thousand"]), (1, [])):
        if n // size:
            words += small(n // size) + name
            n %= size
            if name and n and n < 100 and rng.random() < 0.5:
                words.append("and")
    return " ".join(words)


for i in range(2 if short else 22):
    parts = []
    for j in range(rng.randint(1, 2) if short else rng.randint(2, 3)):
        if parts:
            parts.append(rng.choice(["plus", "minus", "times"]))
        top = rng.choice([9, 30, 400] if short else [9, 30, 90, 400, 12000])
        if parts and parts[-1] == "times":
            top = 60
        parts.append("it" if i and rng.random() < 0.2 else spell(rng.randint(0, top)))
    print(" ".join(parts))

import random
import sys

rnd = random.Random(int(sys.argv[2]))
big = sys.argv[1] == "long"
names = ["Gaius", "Livia", "Titus", "Nerva"] if big else ["Gaius", "Livia"]
SIGNS = [(1000, "M"), (900, "CM"), (500, "D"), (400, "CD"), (100, "C"), (90, "XC"), (50, "L"),
         (40, "XL"), (10, "X"), (9, "IX"), (5, "V"), (4, "IV"), (1, "I")]


def roman(n):
    out = ""
    for v, s in SIGNS:
        out += s * (n // v)
        n %= v
    return out


def row(top):
    n = rnd.randint(3, top)
    text = roman(n)
    if rnd.random() < 0.07:
        text = rnd.choice([text.replace("IV", "IIII"), text + "IX", "I" + text, text.replace("XC", "LXXXX")])
    if len(text) < 9 and rnd.random() < 0.2:
        text += "+" + roman(rnd.randint(1, 60))
    return text


for t in range(50 if big else 4):
    a = rnd.choice(names)
    u = rnd.random()
    if u < 0.33 or t < (4 if big else 2):
        print(a, "earns", row(900 if big else 30))
    elif u < 0.55:
        print(a, "pays", row(900 if big else 20))
    elif u < 0.85 or not big:
        print(a, "gives", row(1200 if big else 20), "to", rnd.choice(names))
    else:
        print(a, "splits", row(700))

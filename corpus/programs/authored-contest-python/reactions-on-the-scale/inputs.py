import random
import sys

rnd = random.Random(int(sys.argv[2]))
GOOD = [
    "2H2+O2=2H2O", "CH4+2O2=CO2+2H2O", "CuSO4.5H2O=CuSO4+5H2O", "Ca(OH)2+2HCl=CaCl2+2H2O",
    "3Ca(OH)2+2H3PO4=Ca3(PO4)2+6H2O", "2Al+6HCl=2AlCl3+3H2", "Fe2O3+3CO=2Fe+3CO2",
    "K4[Fe(CN)6]+2CuSO4=Cu2[Fe(CN)6]+2K2SO4", "(NH4)2SO4+2KOH=2NH3+2H2O+K2SO4",
    "KAl(SO4)2.12H2O=KAl(SO4)2+12H2O", "N2+3H2=2NH3", "4Fe+3O2=2Fe2O3",
]
WEIGHTS = "H:1 C:12 N:14 O:16 Al:27 P:31 S:32 Cl:35 K:39 Ca:40 Fe:56 Cu:64".split()


def spoil(text):
    places = [i for i, ch in enumerate(text) if ch in "23456"]
    i = rnd.choice(places)
    return text[:i] + str(rnd.randint(2, 6)) + text[i + 1:]


if sys.argv[1] == "short":
    print("H:1 O:16 Ca:40")
    print("H2+O2=2H2O")
    print("Ca(OH)2=CaO+H2O")
else:
    print(*WEIGHTS)
    for t in range(24):
        text = rnd.choice(GOOD[2:])
        if rnd.random() < 0.65:
            text = spoil(text)
        if rnd.random() < 0.25:
            left, right = text.split("=")
            text = right + "=" + left
        print(text)

oil, gallery, orders = int(input()), list(input()), input()
at, clock, score, lit = 0, 0, 0, False
bag = []
log = ""
falls = 0
alive = True
bats = 0
for order in orders:
    clock += 1
    event = "."
    if lit:
        oil -= 1
        if oil <= 0:
            oil, lit = 0, False
            event = "x"
    if bats > 0:
        bats -= 1
    here = gallery[at]
    if order in "<>":
        way = 1 if order == ">" else -1
        to = at + way
        if to < 0:
            event = "e"
            if "G" in bag:
                score += 5 * bag.count("G")
                bag = [thing for thing in bag if thing != "G"]
                event = "$"
        elif to >= len(gallery):
            event = "#"
        elif gallery[to] == "#":
            if "P" in bag and (lit or clock % 2 == 0):
                gallery[to] = "+"
                event = "p"
            else:
                event = "#"
        elif gallery[to] == "+":
            gallery[to] = "." if "P" in bag else "#"
            event = "c"
        elif gallery[to] == "D" and "K" not in bag:
            event = "d"
        elif gallery[to] == "~" and len(bag) > 2 and not lit:
            event = "w"
        else:
            at = to
            event = order
            if gallery[at] == "D":
                gallery[at] = "."
                bag.remove("K")
                event = "u"
            elif gallery[at] == "~":
                if lit and len(bag) <= 2:
                    event = "s"
                elif lit:
                    lit = False
                    event = "h"
                elif bag and bats == 0:
                    gallery[at] = bag.pop(0)
                    event = "v"
            elif gallery[at] == "B":
                if not lit:
                    event = "q"
                elif bats == 0:
                    lit = False
                    bats = 4
                    event = "b"
                else:
                    score += 1
                    event = "y"
            elif gallery[at] == "S":
                if not lit and order == ">":
                    falls += 1
                    at = max(0, at - 3)
                    event = "f"
                    if falls == 3:
                        alive = False
                elif "R" in bag:
                    gallery[at] = "."
                    bag.remove("R")
                    score += 2
                    event = "r"
    elif order == "t":
        if here not in "GPKRO":
            event = "n"
        elif len(bag) == 4 and here != "O":
            event = "m"
        elif here == "O":
            oil += 6 if not lit else 9
            gallery[at] = "."
            event = "o"
        elif here == "G" and not lit and clock % 3:
            event = "n"
        else:
            bag.append(here)
            gallery[at] = "."
            score += here == "G"
            event = "t"
    elif order == "l":
        if lit:
            lit = False
            event = "i"
        elif oil == 0 or bats > 2 or here == "~":
            event = "z"
        else:
            lit = True
            event = "l"
    elif order == "d":
        if not bag or here not in ".+":
            event = "n"
        else:
            gallery[at] = bag.pop()
            event = "a"
            if gallery[at] == "G" and at == 0:
                score += 4
                gallery[at] = "."
    elif order == "j":
        over, to = at + 1, at + 2
        if to >= len(gallery) or gallery[to] in "#+D" or gallery[over] in "#+D":
            event = "k"
        elif len(bag) > 3 or not lit and "R" not in bag:
            event = "k"
        else:
            at = to
            event = "J"
            if gallery[at] == "S" or gallery[at] == "~" and bag and "R" in bag:
                bag.reverse()
                event = "K"
    log += event
    if not alive:
        break
print(log)
print("alive" if alive else "lost", at, clock, oil, "lit" if lit else "dark", falls, bats)
print(score, "".join(bag) or "-", "".join(gallery))

import sys


def main():
    rows = sys.stdin.read().split("\n")
    size, a, b, q = map(int, rows[0].split())
    locker = [None] * size
    kept = 0
    turned = swaps = shifts = vain = 0
    answers = []

    def walk(bag, place):
        return (place - (a * bag + b)) % size

    for row in rows[1:q + 1]:
        word, bag = row.split()
        bag = int(bag)
        place = (a * bag + b) % size
        steps = 0
        while steps < size and locker[place] is not None:
            if locker[place] == bag or walk(locker[place], place) < steps:
                break
            place = (place + 1) % size
            steps += 1
        found = steps < size and locker[place] == bag
        if word == "get":
            answers.append(str(place) if found else "-")
        elif word == "put":
            if found:
                continue
            if kept == size:
                turned += 1
                continue
            kept += 1
            while locker[place] is not None:
                if walk(locker[place], place) < walk(bag, place):
                    locker[place], bag = bag, locker[place]
                    swaps += 1
                place = (place + 1) % size
            locker[place] = bag
        elif not found:
            vain += 1
        else:
            kept -= 1
            after = (place + 1) % size
            while locker[after] is not None and walk(locker[after], after) > 0:
                locker[place] = locker[after]
                shifts += 1
                place, after = after, (after + 1) % size
            locker[place] = None

    print(" ".join(answers))
    print(" ".join("." if bag is None else str(bag) for bag in locker))
    far = max((walk(bag, p) for p, bag in enumerate(locker) if bag is not None), default=0)
    print(turned, swaps, shifts, vain, far)


main()

import sys


def tidy(pieces, limit):
    """Clip to the track, sort and join pieces that overlap or touch."""
    out = []
    for a, b in sorted(pieces):
        a = max(a, 0)
        b = min(b, limit)
        if a > b:
            continue
        if out and a <= out[-1][1] + 1:
            if b > out[-1][1]:
                out[-1][1] = b
        else:
            out.append([a, b])
    return out


def cut_out(pieces, lo, hi):
    rest = []
    for a, b in pieces:
        if b < lo or a > hi:
            rest.append([a, b])
            continue
        if a < lo:
            rest.append([a, lo - 1])
        if b > hi:
            rest.append([hi + 1, b])
    return rest


def inside(pieces, lo, hi):
    return [[max(a, lo), min(b, hi)] for a, b in pieces if a <= hi and b >= lo]


def main():
    lines = sys.stdin.read().splitlines()
    limit = int(lines[0]) - 1
    pieces = []
    before = None
    marked = most = 0
    changes = ignored = 0
    for line in lines[1:]:
        verb, *rest = line.split()
        args = [int(x) for x in rest]
        after = None
        if verb == "add":
            after = pieces + [args]
        elif verb == "cut":
            after = cut_out(pieces, args[0], args[1])
        elif verb == "flip":
            lo, hi = args
            old = inside(pieces, lo, hi)
            after = cut_out(pieces, lo, hi)
            pos = lo
            for a, b in old:
                if pos < a:
                    after.append([pos, a - 1])
                pos = b + 1
            if pos <= hi:
                after.append([pos, hi])
        elif verb == "keep":
            after = inside(pieces, args[0], args[1])
        elif verb == "slide":
            after = [[a + args[0], b + args[0]] for a, b in pieces]
        elif verb == "grow":
            after = [[a - args[0], b + args[0]] for a, b in pieces]
        elif verb == "shrink":
            after = []
            for a, b in pieces:
                if a > 0:
                    a += args[0]
                if b < limit:
                    b -= args[0]
                if a <= b:
                    after.append([a, b])
        elif verb == "mirror":
            after = [[limit - b, limit - a] for a, b in pieces]
        elif verb == "undo":
            if before is None:
                ignored += 1
            else:
                pieces, before = before, None
                marked = sum(b - a + 1 for a, b in pieces)
        elif verb == "nth":
            k = args[0]
            if k > marked:
                print("nth", "none", k - marked)
            else:
                for number, (a, b) in enumerate(pieces, 1):
                    if k <= b - a + 1:
                        print("nth", a + k - 1, number)
                        break
                    k -= b - a + 1
        elif verb == "gap":
            need = args[0]
            pos = 0
            for a, b in pieces:
                if a - pos >= need:
                    break
                pos = b + 1
            if pos + need - 1 > limit:
                print("gap none")
            else:
                print("gap", pos)
        elif verb == "near":
            x = args[0]
            best = None
            for a, b in pieces:
                if a <= x <= b:
                    best = x
                    break
                end = b if b < x else a
                if best is None or abs(end - x) < abs(best - x):
                    best = end
            print("near", "none" if best is None else best)
        if after is not None:
            after = tidy(after, limit)
            if after == pieces:
                ignored += 1
            else:
                before, pieces = pieces, after
                changes += 1
                marked = sum(b - a + 1 for a, b in pieces)
                most = max(most, marked)
    print(*(f"{a}-{b}" if a < b else str(a) for a, b in pieces))
    print(marked, most, changes, ignored)


main()

import sys


def read_input():
    lines = [ln.strip() for ln in sys.stdin]
    shelf = lines[0]
    n, q = map(int, lines[1].split())
    bit_of = {ch: i for i, ch in enumerate(shelf)}

    def code(word):
        mask = 0
        if word != "-":
            for ch in word:
                mask |= 1 << bit_of[ch]
        return mask

    recipes = [code(word) for word in lines[2:2 + n]]
    orders = []
    for ln in lines[2 + n:2 + n + q]:
        verb, word = ln.split()
        orders.append((verb, code(word)))
    return shelf, recipes, orders


def spell(shelf, mask):
    return "".join(ch for i, ch in enumerate(shelf) if mask >> i & 1) or "-"


def transform(bits, exact):
    size = 1 << bits
    inside = exact[:]
    around = exact[:]
    for work in range(bits * size):
        step = 1 << work // size
        mask = work % size
        if mask & step:
            inside[mask] += inside[mask ^ step]
        else:
            around[mask] += around[mask | step]
    return inside, around


def survey(bits, exact, inside, around):
    full = (1 << bits) - 1
    apart = pairs = triples = 0
    rich, rich_mask = -1, 0
    for mask in range(full + 1):
        apart += exact[mask] * inside[full ^ mask]
        c = inside[mask]
        two = c * (c - 1) // 2
        three = two * (c - 2) // 3
        if bin(full ^ mask).count("1") % 2:
            pairs -= two
            triples -= three
        else:
            pairs += two
            triples += three
        score = around[mask] * bin(mask).count("1")
        if score > rich:
            rich = score
            rich_mask = mask
    # a recipe without ingredients was matched with itself
    apart -= exact[0]
    return apart // 2, pairs, triples, rich, rich_mask


def main():
    shelf, recipes, orders = read_input()
    bits = len(shelf)
    exact = [0] * (1 << bits)
    for mask in recipes:
        exact[mask] += 1
    inside, around = transform(bits, exact)
    apart, pairs, triples, rich, rich_mask = survey(bits, exact, inside, around)
    print(apart, pairs, triples)
    print(spell(shelf, rich_mask), rich)

    full = (1 << bits) - 1
    replies = []
    for verb, mask in orders:
        if verb == "cook":
            replies.append(inside[mask])
        elif verb == "using":
            replies.append(around[mask])
        elif verb == "touch":
            replies.append(len(recipes) - inside[full ^ mask])
        else:
            # how many recipes become possible when one more ingredient is bought
            best, name = -1, "none"
            for i in range(bits):
                if mask >> i & 1:
                    continue
                gain = inside[mask | 1 << i] - inside[mask]
                if gain > best:
                    best, name = gain, shelf[i]
            replies.append(name if best < 0 else name + str(best))
    for (verb, mask), reply in zip(orders, replies):
        print(verb, spell(shelf, mask), reply)


main()

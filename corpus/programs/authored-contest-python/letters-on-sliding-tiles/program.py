import sys


def swapped(word, i, j):
    letters = list(word)
    letters[i], letters[j] = letters[j], letters[i]
    return "".join(letters)


def main():
    head, *body = [line.strip() for line in sys.stdin if line.strip()]
    rows = int(head)
    width = len(body[0])
    start = "".join(body[:rows])
    goal = "".join(body[rows:])

    def options(word):
        hole = word.index("_")
        r, c = divmod(hole, width)
        if r < rows - 1:
            yield "D", swapped(word, hole, hole + width)
        if c > 0:
            yield "L", swapped(word, hole, hole - 1)
        if c < width - 1:
            yield "R", swapped(word, hole, hole + 1)
        if r > 0:
            yield "U", swapped(word, hole, hole - width)

    # from the goal outwards, so that every word knows what is left to do
    left = {goal: 0}
    ways = {goal: 1}
    queue = [goal]
    layers = []
    for word in queue:
        away = left[word]
        if away == len(layers):
            layers.append(0)
        layers[away] += 1
        for _, other in options(word):
            if other not in left:
                left[other] = away + 1
                ways[other] = 0
                queue.append(other)
            if left[other] == away + 1:
                ways[other] += ways[word]

    if start not in left:
        print("impossible", len(left), len(layers) - 1)
    else:
        print(left[start], ways[start])
        word = start
        path = []
        while word != goal:
            for move, other in options(word):
                if left[other] < left[word]:
                    path.append(move)
                    word = other
                    break
        print("".join(path) or "-")
    print(*layers)
    far = [word for word in left if left[word] == len(layers) - 1]
    print(min(far), max(ways[word] for word in far))


main()

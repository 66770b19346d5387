import heapq


def make_extreme(sign_x, sign_y, places):
    heap = []

    def add(name, stamp):
        x, y, _ = places[name]
        heapq.heappush(heap, (-(sign_x * x + sign_y * y), stamp, name))

    def top():
        dropped = 0
        while heap and (heap[0][2] not in places or places[heap[0][2]][2] != heap[0][1]):
            heapq.heappop(heap)
            dropped += 1
        value, _, name = heap[0]
        return -value, name, dropped

    return add, top


def main():
    places = {}
    corners = [make_extreme(sx, sy, places) for sx, sy in ((1, 1), (-1, -1), (1, -1), (-1, 1))]
    answers = []
    dropped = total = 0
    for stamp in range(1, int(input()) + 1):
        word, *rest = input().split()
        if word == "at":
            name = rest[0]
            x, y = int(rest[1]), int(rest[2])
            places[name] = (x, y, stamp)
            for add, _ in corners:
                add(name, stamp)
        elif word == "off":
            places.pop(rest[0], None)
        elif not places:
            answers.append("-")
        elif word == "far":
            found = []
            for _, top in corners:
                value, name, gone = top()
                dropped += gone
                found.append((value, name))
            diagonal = found[0][0] + found[1][0]
            other = found[2][0] + found[3][0]
            if diagonal >= other:
                a, b, d = found[0][1], found[1][1], diagonal
            else:
                a, b, d = found[2][1], found[3][1], other
            total += d
            answers.append(f"{d}{a}{b}")
        else:
            x, y = int(rest[0]), int(rest[1])
            best = -1
            for (_, top), (sx, sy) in zip(corners, ((1, 1), (-1, -1), (1, -1), (-1, 1))):
                value, name, gone = top()
                dropped += gone
                d = value - sx * x - sy * y
                if d > best:
                    best, who = d, name
            total += best
            answers.append(f"{best}{who}")
    print(*answers)
    print(total, dropped, *sorted(places))


main()

def first(boxes, need):
    for k, room in boxes:
        if room >= need:
            return k
    return None


def newest(boxes, need):
    if boxes and boxes[-1][1] >= need:
        return boxes[-1][0]
    return None


def fullest(boxes, need):
    fitting = [(room, k) for k, room in boxes if room >= need]
    return min(fitting)[1] if fitting else None


def emptiest(boxes, need):
    choice = None
    most = need - 1
    for k, room in boxes:
        if room > most:
            choice, most = k, room
    return choice


def main():
    capacity = int(input())
    books = [int(x) for x in input().split()]
    smallest = min(books)
    table = []
    rules = (("N", newest), ("F", first), ("B", fullest), ("W", emptiest))
    rooms = {letter: [] for letter, _ in rules}
    places = {letter: [] for letter, _ in rules}
    closed = {letter: 0 for letter, _ in rules}
    for book in books:
        for letter, rule in rules:
            room = rooms[letter]
            boxes = [(k, r) for k, r in enumerate(room) if r >= smallest]
            if letter == "N" and room and room[-1] < smallest:
                boxes = []
            k = rule(boxes, book)
            if k is None:
                k = len(room)
                room.append(capacity)
            room[k] -= book
            if room[k] < smallest:
                closed[letter] += 1
            places[letter].append(k + 1)
    for rank, (letter, _) in enumerate(rules):
        squares = sum(r * r for r in rooms[letter])
        print(letter, len(rooms[letter]), squares, closed[letter], *places[letter])
        table.append((len(rooms[letter]), -squares, rank, letter))
    table.sort()
    print(-(-sum(books) // capacity), *(row[3] for row in table if row[0] == table[0][0]))


main()

import sys


class Nation:
    def __init__(self, name, events_before):
        self.name = name
        self.medals = [0, 0, 0]
        self.score = 0
        self.since = self.drought = events_before

    def first_key(self):
        return [-m for m in self.medals]


def places(nations, key):
    """Sorted nations with their shared places."""
    order = []
    for nation in nations:
        i = len(order)
        while i > 0 and (key(order[i - 1]), order[i - 1].name) > (key(nation), nation.name):
            i -= 1
        order.insert(i, nation)
    table = {}
    for i, nation in enumerate(order):
        if i and key(nation) == key(order[i - 1]):
            table[nation.name] = table[order[i - 1].name]
        else:
            table[nation.name] = i + 1
    return order, table


def main():
    nations = {}
    for number, line in enumerate(sys.stdin):
        weight, results = line.split(":")
        place = 1
        winners = {}
        for group in results.split():
            names = group.split("=")
            for name in names:
                if name not in nations:
                    nations[name] = Nation(name, number)
                winners[name] = place
            place += len(names)
        for name, place in winners.items():
            if place <= 3:
                nations[name].medals[place - 1] += 1
                nations[name].score += int(weight) * (4, 2, 1)[place - 1]
        for name in nations:
            nation = nations[name]
            if winners.get(name, 4) <= 3:
                nation.since = 0
            else:
                nation.since += 1
                nation.drought = max(nation.drought, nation.since)
    first, one = places(nations.values(), Nation.first_key)
    _, two = places(nations.values(), lambda nation: -nation.score)
    for nation in first:
        print(one[nation.name], nation.name, *nation.medals, nation.score, two[nation.name])
    crossed = 0
    for i, a in enumerate(first):
        for b in first[i + 1:]:
            if one[a.name] < one[b.name] and two[a.name] > two[b.name]:
                crossed += 1
    print(len(first), crossed, first[0].drought)


main()

import sys

STEPS = [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)]


def dist(a, b):
    dq, dr = a[0] - b[0], a[1] - b[1]
    return (abs(dq) + abs(dr) + abs(dq + dr)) // 2


def step(cell, heading):
    dq, dr = STEPS[heading]
    return cell[0] + dq, cell[1] + dr


class Ship:
    def __init__(self, letter, q, r, heading, fuel):
        self.letter = letter
        self.cell = (q, r)
        self.heading = heading
        self.fuel = fuel
        self.hits = 0

    def summary(self):
        return f"{self.letter}:{self.cell[0]},{self.cell[1]}:{self.heading}:{self.fuel}"


class Sea:
    def __init__(self, radius, ships, islands):
        self.radius = radius
        self.ships = {s.letter: s for s in ships}
        self.islands = islands
        self.sailed = 0

    def ship_at(self, cell):
        for ship in self.ships.values():
            if ship.cell == cell:
                return ship
        return None

    def outside(self, cell):
        return dist(cell, (0, 0)) > self.radius

    def sail(self, ship, k):
        why = ""
        for _ in range(k):
            ahead = step(ship.cell, ship.heading)
            if ship.fuel == 0:
                why = "dry"
            elif self.outside(ahead):
                why = "edge"
            elif ahead in self.islands:
                why = "rock"
            elif self.ship_at(ahead):
                why = "ship"
            if why:
                break
            ship.cell = ahead
            ship.fuel -= 1
            self.sailed += 1
        text = "{} {},{}".format(ship.letter, *ship.cell)
        return text + f" ({why})" if why else text

    def fire(self, ship, n):
        cell = ship.cell
        while n:
            n -= 1
            cell = step(cell, ship.heading)
            if self.outside(cell):
                break
            if cell in self.islands:
                return "splinters"
            target = self.ship_at(cell)
            if target is None:
                continue
            target.hits += 1
            target.fuel = max(0, target.fuel - 3)
            target.heading = (target.heading + 3) % 6
            if target.hits < 2:
                return "hit " + target.letter
            del self.ships[target.letter]
            return f"hit {target.letter} sunk"
        return "lost"

    def ring(self, ship, n):
        cells = islands = 0
        q, r = ship.cell
        cell = (q - n, r + n)       # n cells along heading 4, then round
        on_ring = []
        for heading in range(6):
            for _ in range(n):
                if not self.outside(cell):
                    cells += 1
                    islands += cell in self.islands
                    other = self.ship_at(cell)
                    if other:
                        on_ring.append(other.letter)
                cell = step(cell, heading)
        return f"{cells} {islands} {''.join(sorted(on_ring)) or '-'}"

    def spin(self, n):
        turned = []
        for q, r in self.islands:
            for _ in range(n):
                q, r = -r, q + r
            if self.ship_at((q, r)):
                return "blocked"
            turned.append((q, r))
        self.islands = turned
        return "spun {},{}".format(*turned[0])


def main():
    lines = sys.stdin.read().splitlines()
    radius, s, i = map(int, lines[0].split())
    ships = []
    for line in lines[1:s + 1]:
        letter, *numbers = line.split()
        ships.append(Ship(letter, *map(int, numbers)))
    islands = [tuple(map(int, line.split())) for line in lines[s + 1:s + i + 1]]
    sea = Sea(radius, ships, islands)
    gone = 0
    for line in lines[s + i + 1:]:
        word, *args = line.split()
        if word == "spin":
            print(sea.spin(int(args[0])))
            continue
        named = [sea.ships.get(a) for a in args if a.isalpha()]
        if None in named:
            gone += 1
            print("gone")
            continue
        ship = named[0]
        if word == "sail":
            print(sea.sail(ship, int(args[1])))
        elif word == "turn":
            ship.heading = (ship.heading + int(args[1])) % 6
            print(ship.letter, ship.heading)
        elif word == "fire":
            print(sea.fire(ship, int(args[1])))
        elif word == "ring":
            print(sea.ring(ship, int(args[1])))
        else:
            goal = named[1].cell
            d = dist(ship.cell, goal)
            nearer = [str(h) for h in range(6) if dist(step(ship.cell, h), goal) < d]
            print(d, "/".join(nearer))
    print(*(sea.ships[a].summary() for a in sorted(sea.ships)), sea.sailed, gone)


main()

import sys
from collections import deque


class Ruined(Exception):
    pass


class Player:
    def __init__(self, name, money):
        self.name = name
        self.money = money
        self.square = 0
        self.prison = False
        self.tries = 0
        self.out = False


class Street:
    def __init__(self, lines):
        count, money, self.wages = map(int, lines[0].split())
        self.players = [Player("ABCD"[i], money) for i in range(count)]
        self.squares = lines[1].split()
        self.cards = deque(lines[2].split())
        self.owner = {}
        self.pot = self.rents = 0

    def price(self, square):
        return int(self.squares[square][1:])

    def plots(self, player):
        return [s for s in sorted(self.owner) if self.owner[s] is player]

    def pay(self, player, amount):
        """Take the amount from the player; what he really paid may be less."""
        if player.money < amount:
            for s in sorted(self.plots(player), key=self.price):
                player.money += self.price(s) // 2
                del self.owner[s]
                if player.money >= amount:
                    break
        paid = min(amount, player.money)
        player.money -= paid
        if paid < amount:
            player.out = True
        return paid

    def arrest(self, player):
        player.square = self.squares.index("J")
        player.prison = True
        player.tries = 0

    def drive(self, player, steps, by_card=False):
        target = player.square + steps
        if steps > 0 and target >= len(self.squares):
            player.money += self.wages
        player.square = target % len(self.squares)
        self.arrive(player, by_card)

    def arrive(self, player, by_card):
        square = player.square
        kind = self.squares[square][0]
        if kind == "J":
            self.arrest(player)
        elif kind == "F":
            player.money += self.pot
            self.pot = 0
        elif kind == "T":
            self.pot += self.pay(player, self.price(square))
        elif kind == "C":
            if not by_card:
                self.draw(player)
        elif kind == "P":
            owner = self.owner.get(square)
            if owner is None:
                if player.money >= self.price(square) + 20:
                    player.money -= self.price(square)
                    self.owner[square] = player
            elif owner is not player and not owner.prison:
                rent = self.price(square) // 4
                if len(self.plots(owner)) >= 3:
                    rent *= 2
                paid = self.pay(player, rent)
                owner.money += paid
                self.rents += paid

    def draw(self, player):
        card = self.cards[0]
        self.cards.rotate(-1)
        if card == "j":
            self.arrest(player)
            return
        value = int(card[1:])
        if card[0] == "+":
            player.money += value
        elif card[0] == "-":
            self.pot += self.pay(player, value)
        elif card[0] == "m":
            self.drive(player, value, True)
        else:
            for other in self.players:
                if other is player or other.out:
                    continue
                gift = min(value, other.money)
                other.money -= gift
                player.money += gift

    def throw(self, player, a, b, doubles):
        """One throw; True if the same player goes on."""
        if player.prison:
            if a != b:
                player.tries += 1
                if player.tries < 3:
                    return False
                self.pot += self.pay(player, 20)
                if player.out:
                    return False
            player.prison = False
            self.drive(player, a + b)
            return False
        if a == b and doubles == 2:
            self.arrest(player)
            return False
        self.drive(player, a + b)
        return a == b and not player.out and not player.prison


def main():
    lines = sys.stdin.read().strip().split("\n")
    street = Street(lines)
    players = street.players
    turn = doubles = used = 0
    alive = len(players)
    for a, b in lines[3].split():
        used += 1
        player = players[turn]
        again = street.throw(player, int(a), int(b), doubles)
        if again:
            doubles += 1
            continue
        doubles = 0
        if player.out:
            alive -= 1
            for s in street.plots(player):
                del street.owner[s]
        turn = (turn + 1) % len(players)
        while players[turn].out:
            turn = (turn + 1) % len(players)
        if alive == 1:
            break
    for player in players:
        plots = ",".join(map(str, street.plots(player))) or "-"
        mark = "!" if player.prison else ""
        print(player.name, "ruined" if player.out else player.money, f"{player.square}{mark}", plots)
    print(street.pot, used, street.rents, players[turn].name)


main()

class Piece:
    def __init__(self, size):
        self.size = size

n = int(input())
pieces = set()
total = 0
for number in range(n):
    pieces.add(Piece(number))
    total = (total + number * number) % 1013
print(total, [piece.size for piece in pieces][:6])

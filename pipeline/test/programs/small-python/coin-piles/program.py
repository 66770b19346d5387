import sys


def read():
    rounds, *piles = map(int, sys.stdin.read().split())
    return rounds, piles


rounds, piles = read()
moved = 0
for turn in range(rounds):
    richest = piles.index(max(piles))
    poorest = piles.index(min(piles))
    coins = (piles[richest] - piles[poorest] + turn % 3) // 2
    piles[richest] -= coins
    piles[poorest] += coins
    moved += coins
print(moved)
print(*piles)

import sys
import threading


def main():
    n = int(input())
    total = 0
    for number in range(n):
        total = (total * 5 + number) % 1013
    print(total)


sys.setrecursionlimit(1 << 20)
threading.stack_size(1 << 26)
worker = threading.Thread(target=main)
worker.start()
worker.join()

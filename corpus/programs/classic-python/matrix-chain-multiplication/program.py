import sys


class ChainPlanner:
    def __init__(self, dims):
        self.dims = dims
        self.count = len(dims) - 1
        self.cost = [[0] * self.count for _ in range(self.count)]
        self.split = [[0] * self.count for _ in range(self.count)]
        self.cheapest = []

    def fill(self):
        dims, cost, split, n = self.dims, self.cost, self.split, self.count
        cheapest = self.cheapest
        for span in range(2, n + 1):
            low = None
            for left in range(n - span + 1):
                right = left + span - 1
                best = None
                for k in range(left, right):
                    trial = cost[left][k] + cost[k + 1][right] + dims[left] * dims[k + 1] * dims[right + 1]
                    if best is None or trial < best:
                        best = trial
                        split[left][right] = k
                cost[left][right] = best
                if low is None or best < low:
                    low = best
            cheapest.append(low)

    def show(self, left, right):
        if left == right:
            return f"M{left + 1}"
        k = self.split[left][right]
        return "(" + self.show(left, k) + self.show(k + 1, right) + ")"


def main():
    count = int(sys.stdin.readline())
    dims = [int(part) for part in sys.stdin.readline().split()]
    planner = ChainPlanner(dims)
    planner.fill()
    print(planner.cost[0][count - 1])
    print(planner.show(0, count - 1))
    for length, low in enumerate(planner.cheapest, start=2):
        print(f"length {length}: {low}")


main()

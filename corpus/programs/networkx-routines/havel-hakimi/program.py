import sys
from types import SimpleNamespace

# definitions of networkx


nx = SimpleNamespace(
    NetworkXError=NetworkXError,
    NetworkXUnfeasible=NetworkXUnfeasible,
    utils=SimpleNamespace(make_list_of_ints=make_list_of_ints),
)


def main():
    degrees = [int(word) for word in sys.stdin.readline().split()]
    guests = [int(word) for word in sys.stdin.readline().split()]
    # Which degrees could one more node have, or two more of the same?
    for more in (1, 2):
        fitting = [
            guest for guest in guests if is_valid_degree_sequence_havel_hakimi(degrees + more * [guest])
        ]
        print(more, "more:", *(fitting or ["none"]))


main()

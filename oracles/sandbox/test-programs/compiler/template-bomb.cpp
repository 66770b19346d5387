template <int depth, long path>
struct Tree {
    static const long leaves = Tree<depth - 1, 2 * path>::leaves + Tree<depth - 1, 2 * path + 1>::leaves;
};

template <long path>
struct Tree<0, path> {
    static const long leaves = 1;
};

int main() { return Tree<40, 1>::leaves; }

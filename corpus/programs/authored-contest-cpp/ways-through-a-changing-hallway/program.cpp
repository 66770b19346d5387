#include <bits/stdc++.h>

using namespace std;

constexpr int MOD = 10007;

struct Mat {
    int a[2][2];
    static Mat unit() { return {{{1, 0}, {0, 1}}}; }
    Mat operator*(const Mat &r) const {
        Mat c;
        for (int i = 0; i < 2; ++i)
            for (int j = 0; j < 2; ++j)
                c.a[i][j] = (a[i][0] * r.a[0][j] + a[i][1] * r.a[1][j]) % MOD;
        return c;
    }
};

template <class T>
class SegTree {
    int size;
    vector<T> t;

public:
    explicit SegTree(const vector<T> &leaves) : size(1) {
        while (size < (int)leaves.size()) size *= 2;
        t.assign(2 * size, T::unit());
        copy(leaves.begin(), leaves.end(), t.begin() + size);
        for (int i = size - 1; i > 0; --i) t[i] = t[2 * i] * t[2 * i + 1];
    }
    int set(int p, const T &v) {
        int touched = 0;
        t[p += size] = v;
        while (p >>= 1) {
            t[p] = t[2 * p] * t[2 * p + 1];
            ++touched;
        }
        return touched;
    }
    T get(int l, int r) const {  // [l, r)
        T left = T::unit(), right = T::unit();
        for (l += size, r += size; l < r; l /= 2, r /= 2) {
            if (l & 1) left = left * t[l++];
            if (r & 1) right = t[--r] * right;
        }
        return left * right;
    }
};

Mat column(char up, char down) {
    int u = up == '.', d = down == '.';
    return {{{u, u & d}, {u & d, d}}};
}

int main() {
    int n, q;
    string row[2];
    cin >> n >> q >> row[0] >> row[1];
    vector<Mat> cells;
    for (int i = 0; i < n; ++i) cells.push_back(column(row[0][i], row[1][i]));
    SegTree<Mat> hall(cells);

    int closed = count(row[0].begin(), row[0].end(), '#') + count(row[1].begin(), row[1].end(), '#');
    int work = 0, blocked = 0, sum = 0, record = -1, recordAt = 0;
    vector<int> answers;
    for (int i = 1; i <= q; ++i) {
        string kind;
        cin >> kind;
        if (kind == "flip") {
            int r, c;
            cin >> r >> c;
            char &cell = row[r][c];
            cell = cell == '.' ? '#' : '.';
            closed += cell == '#' ? 1 : -1;
            work += hall.set(c, column(row[0][c], row[1][c]));
        } else if (kind == "ways") {
            int r1, c1, r2, c2;
            cin >> r1 >> c1 >> r2 >> c2;
            int w = hall.get(c1, c2 + 1).a[r1][r2];
            answers.push_back(w);
            if (w == 0) {
                ++blocked;
            } else if (w > record) {
                record = w;
                recordAt = i;
            }
            sum = (sum * 3 + w) % MOD;
        } else {  // total
            const Mat m = hall.get(0, n);
            int all = 0;
            for (auto &line : m.a)
                for (int x : line) all = (all + x) % MOD;
            answers.push_back(all);
        }
    }

    for (size_t i = 0; i < answers.size(); ++i) cout << answers[i] << (i + 1 < answers.size() ? ' ' : '\n');
    cout << blocked << ' ' << record << ' ' << recordAt << '\n';
    cout << sum << ' ' << closed << ' ' << work << '\n';
    cout << row[0] << '\n' << row[1] << '\n';
}

#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

template <int MOD>
struct Modular {
    int v;
    Modular(ll x = 0) {
        v = int(x % MOD);
        if (v < 0) v += MOD;
    }
    Modular &operator+=(const Modular &o) {
        v += o.v;
        if (v >= MOD) v -= MOD;
        return *this;
    }
    Modular &operator*=(const Modular &o) {
        v = int((ll)v * o.v % MOD);
        return *this;
    }
    friend Modular operator+(Modular a, const Modular &b) { return a += b; }
    friend Modular operator*(Modular a, const Modular &b) { return a *= b; }
    bool operator==(const Modular &o) const { return v == o.v; }
};
using mint = Modular<10007>;

struct Lazy {
    mint mul = 1, add = 0;
    bool idle() const { return mul == mint(1) && add == mint(0); }
};

class SegTree {
    int n;
    vector<mint> sum;
    vector<Lazy> tag;

    void put(int v, int len, const Lazy &f) {
        sum[v] = sum[v] * f.mul + f.add * mint(len);
        tag[v].mul *= f.mul;
        tag[v].add = tag[v].add * f.mul + f.add;
    }
    void push(int v, int l, int r) {
        if (tag[v].idle()) return;
        int m = (l + r) / 2;
        put(2 * v, m - l, tag[v]);
        put(2 * v + 1, r - m, tag[v]);
        tag[v] = Lazy();
    }
    void build(int v, int l, int r, const vector<int> &a) {
        if (r - l == 1) {
            sum[v] = a[l];
            return;
        }
        int m = (l + r) / 2;
        build(2 * v, l, m, a);
        build(2 * v + 1, m, r, a);
        sum[v] = sum[2 * v] + sum[2 * v + 1];
    }
    void apply(int v, int l, int r, int ql, int qr, const Lazy &f) {
        if (qr <= l || r <= ql) return;
        if (ql <= l && r <= qr) {
            put(v, r - l, f);
            return;
        }
        push(v, l, r);
        int m = (l + r) / 2;
        apply(2 * v, l, m, ql, qr, f);
        apply(2 * v + 1, m, r, ql, qr, f);
        sum[v] = sum[2 * v] + sum[2 * v + 1];
    }
    mint get(int v, int l, int r, int ql, int qr) {
        if (qr <= l || r <= ql) return 0;
        if (ql <= l && r <= qr) return sum[v];
        push(v, l, r);
        int m = (l + r) / 2;
        mint left = get(2 * v, l, m, ql, qr);
        return left + get(2 * v + 1, m, r, ql, qr);
    }

public:
    explicit SegTree(const vector<int> &a) : n((int)a.size()), sum(4 * n), tag(4 * n) { build(1, 0, n, a); }
    void apply(int l, int r, const Lazy &f) { apply(1, 0, n, l, r, f); }
    mint get(int l, int r) { return get(1, 0, n, l, r); }
};

int main() {
    int n, q;
    scanf("%d %d", &n, &q);
    vector<int> a(n);
    for (int &x : a) scanf("%d", &x);
    SegTree st(a);

    mint last = 0, code = 0;
    int smallest = INT_MAX, overwritten = 0;
    vector<int> answers;
    for (int i = 0; i < q; i++) {
        int type;
        scanf("%d", &type);
        if (type == 1) {
            int l, r, b, c;
            scanf("%d %d %d %d", &l, &r, &b, &c);
            Lazy f;
            f.mul = b;
            f.add = c;
            st.apply(l - 1, r, f);
        } else if (type == 2) {
            int l, r;
            scanf("%d %d", &l, &r);
            last = st.get(l - 1, r);
            answers.push_back(last.v);
            smallest = min(smallest, last.v);
        } else {
            int p;
            scanf("%d", &p);
            if (st.get(p - 1, p) == last) continue;
            Lazy f;
            f.mul = 0;
            f.add = last;
            st.apply(p - 1, p, f);
            overwritten++;
        }
        code = code * mint(31) + st.get(0, n);
    }

    for (size_t i = 0; i < answers.size(); i++) printf("%d%c", answers[i], i + 1 < answers.size() ? ' ' : '\n');
    for (int i = 0; i < n; i++) printf("%d ", st.get(i, i + 1).v);
    printf("\n%d %d %d\n", smallest, overwritten, code.v);
    return 0;
}

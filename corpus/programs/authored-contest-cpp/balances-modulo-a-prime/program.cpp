#include <iostream>
#include <vector>
#include <string>
using namespace std;

template <int P>
struct Field {
    int v;
    Field(long long x = 0) : v(int((x % P + P) % P)) {}
    Field operator+(Field o) const { return Field(v + o.v); }
    Field operator-(Field o) const { return Field(v - o.v); }
    Field operator*(Field o) const { return Field(1LL * v * o.v); }
    bool operator!=(Field o) const { return v != o.v; }
    Field inverse() const {
        Field r(1), b(*this);
        for (int e = P - 2; e > 0; e >>= 1) {
            if (e & 1) r = r * b;
            b = b * b;
        }
        return r;
    }
};

using F = Field<97>;

int main() {
    int items, weighings;
    cin >> items >> weighings;

    // rows kept in reduced form, one after another
    vector<vector<F>> rows;
    vector<int> pivotOf(items, -1);
    int useless = 0, operations = 0;
    string verdicts;
    long long trace = 0;
    for (int w = 0; w < weighings; w++) {
        vector<F> line(items + 1);
        int terms;
        cin >> terms;
        while (terms--) {
            string side;
            int item, times;
            cin >> side >> item >> times;
            line[item - 1] = side == "left" ? line[item - 1] + F(times) : line[item - 1] - F(times);
        }
        int shown;
        cin >> shown;
        line[items] = F(shown);

        for (int c = 0; c < items; c++) {
            if (line[c].v == 0 || pivotOf[c] < 0) continue;
            const vector<F> &base = rows[pivotOf[c]];
            const F factor = line[c];
            for (int k = c; k <= items; k++) line[k] = line[k] - factor * base[k];
            operations++;
        }
        int lead = 0;
        while (lead < items && line[lead].v == 0) lead++;
        if (lead == items) {
            if (line[items].v != 0) {
                verdicts += 'x';
            } else {
                verdicts += '.';
                useless++;
            }
            continue;
        }
        verdicts += '+';
        const F scale = line[lead].inverse();
        for (F &x : line) x = x * scale;
        for (auto &row : rows) {
            if (row[lead].v == 0) continue;
            const F factor = row[lead];
            for (int k = 0; k <= items; k++) row[k] = row[k] - factor * line[k];
            operations++;
        }
        pivotOf[lead] = rows.size();
        rows.push_back(line);
        trace = (trace * 10 + line[items].v) % 100003;
    }

    cout << verdicts << '\n';
    cout << rows.size() << ' ' << useless << ' ' << operations << ' ' << trace << '\n';
    vector<int> loose;
    for (int c = 0; c < items; c++)
        if (pivotOf[c] < 0) loose.push_back(c);
    for (int c = 0; c < items; c++) {
        if (c) cout << ' ';
        if (pivotOf[c] < 0) {
            cout << "free";
            continue;
        }
        const auto &row = rows[pivotOf[c]];
        bool fixedWeight = true;
        for (int f : loose)
            if (row[f] != F(0)) fixedWeight = false;
        if (fixedWeight)
            cout << row[items].v;
        else
            cout << '(' << row[items].v << ')';
    }
    cout << '\n';
    return 0;
}

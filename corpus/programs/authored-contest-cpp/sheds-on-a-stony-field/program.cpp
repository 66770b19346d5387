#include <cstdio>
#include <vector>
#include <string>
#include <iostream>
#include <algorithm>
using namespace std;
typedef vector<int> vi;
typedef vector<vi> vvi;

struct Bar {
    int height, from;
};

int main() {
    int h, w, q;
    cin >> h >> w >> q;
    vector<string> field(h);
    for (auto& row : field) cin >> row;

    // count[a][b]: plots of a rows and b columns without a stone
    vvi count(h + 1, vi(w + 2, 0));
    vi up(w, 0);
    int area = 0, top = 0, left = 0, hh = 0, ww = 0, pushed = 0, maximal = 0;
    for (int i = 0; i < h; i++) {
        vector<Bar> st;
        for (int j = 0; j <= w; j++) {
            if (j < w) up[j] = field[i][j] == '#' ? 0 : up[j] + 1;
            int now = j < w ? up[j] : 0, from = j;
            while (!st.empty() && st.back().height > now) {
                Bar b = st.back();
                st.pop_back();
                from = b.from;
                int width = j - b.from;
                int size = b.height * width;
                if (size > area) {
                    area = size;
                    hh = b.height;
                    ww = width;
                    top = i - b.height + 1;
                    left = b.from;
                }
                bool grows = i + 1 < h;
                for (int c = b.from; c < j && grows; c++) grows = field[i + 1][c] != '#';
                if (!grows) maximal++;
                int floor_ = now;
                if (!st.empty()) floor_ = max(floor_, st.back().height);
                // lower bars take over what is at most floor_ high
                for (int a = b.height; a > floor_; a--) {
                    for (int v = 1; v <= width; v++) count[a][v] += width - v + 1;
                }
            }
            if (now > 0 && (st.empty() || st.back().height < now)) {
                st.push_back({now, from});
                pushed++;
            }
        }
    }

    long long total = 0, code = 0;
    for (int a = 1; a <= h; a++)
        for (int b = 1; b <= w; b++) {
            total += count[a][b];
            code = (code * 3 + count[a][b]) % 1000007;
        }
    cout << total << " " << code << " " << pushed << " " << maximal << "\n";
    cout << area << " = " << hh << "x" << ww << " at " << top << "," << left << "\n";
    while (q--) {
        int a, b;
        cin >> a >> b;
        int both = a == b ? count[a][b] : (b <= h && a <= w ? count[b][a] : 0) + (a <= h && b <= w ? count[a][b] : 0);
        if (a == b && (a > h || a > w)) both = 0;
        cout << both << (q ? " " : "\n");
    }
    for (int a = 1; a <= h; a++) {
        int b = w;
        while (b > 0 && count[a][b] == 0) b--;
        cout << b << (a < h ? " " : "\n");
    }
}

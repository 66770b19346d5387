#include <iostream>
#include <list>
#include <map>
#include <set>
#include <string>
#include <algorithm>

int main() {
    using namespace std;
    size_t a, b;
    int q;
    cin >> a >> b >> q;
    list<int> desk;         // most recent first
    set<int> drawer, dirty;
    map<int, int> asked;
    string log;
    int written = 0, fetched = 0, swaps = 0;

    while (q-- > 0) {
        string kind;
        int page;
        cin >> kind >> page;
        asked[page]++;
        auto at = find(desk.begin(), desk.end(), page);
        if (at != desk.end()) {
            desk.splice(desk.begin(), desk, at);
            log += 'H';
        } else {
            if (drawer.erase(page)) {
                swaps++;
                log += 'd';
            } else {
                fetched++;
                log += '-';
            }
            desk.push_front(page);
            if (desk.size() > a) {
                drawer.insert(desk.back());
                desk.pop_back();
            }
            if (drawer.size() > b) {
                int out = *min_element(drawer.begin(), drawer.end(), [&](int x, int y) {
                    if (asked[x] != asked[y]) return asked[x] < asked[y];
                    return x < y;
                });
                drawer.erase(out);
                if (dirty.erase(out)) {
                    written++;
                    log += '!';
                }
            }
        }
        if (kind == "write") dirty.insert(page);
    }

    cout << log << "\n";
    for (int p : desk) cout << p << (dirty.count(p) ? "* " : " ");
    cout << "|";
    for (int p : drawer) cout << " " << p << (dirty.count(p) ? "*" : "");
    cout << "\n" << count(log.begin(), log.end(), 'H') << " " << swaps << " " << fetched << " " << written << "\n";
}

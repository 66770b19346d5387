#include <algorithm>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>

using namespace std;

struct Offer {
    int length;
    int price;
};

// How to earn most with an exact number of pieces from one rod.
struct Best {
    int income = 0;
    int offer = -1;     // which piece is sawn off first
};

int main()
{
    int rod, kerf, most;
    cin >> rod >> kerf >> most;
    vector<Offer> offers;
    for (Offer o; cin >> o.length >> o.price; )
        offers.push_back(o);

    // With one kerf more of rod, each piece takes its length and one kerf.
    vector<vector<optional<Best>>> table;
    int record = 0, record_length = 0, record_pieces = 0, raised = 0;
    vector<int> wins(most + 1, 0);
    for (int length = 0; length <= rod + kerf; ++length)
    {
        vector<optional<Best>> row(most + 1);
        row[0] = Best{};
        int leader = 0;
        for (int pieces = 1; pieces <= most; ++pieces)
        {
            for (int i = 0; i < (int)offers.size(); ++i)
            {
                int rest = length - offers[i].length - kerf;
                if (rest < 0 || !table[rest][pieces - 1])
                    continue;
                int income = table[rest][pieces - 1]->income + offers[i].price;
                if (!row[pieces] || income > row[pieces]->income) {
                    if (row[pieces])
                        ++raised;
                    row[pieces] = Best{income, i};
                }
            }
            if (row[pieces] && row[pieces]->income > row[leader]->income)
                leader = pieces;
        }
        ++wins[leader];
        if (row[leader]->income > record) {
            record = row[leader]->income;
            record_length = length - kerf;
            record_pieces = leader;
        }
        table.push_back(move(row));
    }

    for (int pieces = 1; pieces <= most; ++pieces)
    {
        int length = rod + kerf;
        if (!table[length][pieces]) {
            cout << pieces << ": impossible\n";
            continue;
        }
        cout << pieces << ": " << table[length][pieces]->income << " =";
        for (int left = pieces; left > 0; --left) {
            const Offer& o = offers[table[length][left]->offer];
            cout << ' ' << o.length;
            length -= o.length + kerf;
        }
        cout << " waste " << max(0, length - kerf) << '\n';
    }
    cout << "record " << record << " from length " << record_length << " in " << record_pieces << " pieces\n";
    cout << "raised " << raised << ", wins";
    for (int w : wins)
        cout << ' ' << w;
    cout << '\n';
}

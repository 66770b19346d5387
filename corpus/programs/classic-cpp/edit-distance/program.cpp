#include <algorithm>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Costs {
    int add, drop, change, exchange;
};

struct Query {
    string typed;
    int best = 1000;
    vector<string> nearest;
};

const int TOO_FAR = -1;

// Distance from `from` to `to`, or TOO_FAR once two neighbouring rows lie above the bound.
int typingDistance(const string& from, const string& to, const Costs& c, int bound)
{
    int width = to.size() + 1;
    vector<int> beforeLast(width), last(width), row(width);
    for (int j = 0; j < width; j++)
        row[j] = j * c.add;
    int lastLow = 0;
    for (int i = 1; i <= (int)from.size(); i++)
    {
        swap(beforeLast, last);
        swap(last, row);
        row[0] = i * c.drop;
        int low = row[0];
        for (int j = 1; j < width; j++)
        {
            int cost = last[j - 1] + (from[i - 1] == to[j - 1] ? 0 : c.change);
            cost = min({cost, last[j] + c.drop, row[j - 1] + c.add});
            if (i > 1 && j > 1 && from[i - 1] == to[j - 2] && from[i - 2] == to[j - 1])
                cost = min(cost, beforeLast[j - 2] + c.exchange);
            row[j] = cost;
            low = min(low, cost);
        }
        if (low > bound && lastLow > bound)
            return TOO_FAR;
        lastLow = low;
    }
    return row[width - 1];
}

int main()
{
    int q;
    Costs costs;
    cin >> q >> costs.add >> costs.drop >> costs.change >> costs.exchange;
    vector<Query> queries(q);
    for (Query& query : queries)
        cin >> query.typed;

    string word;
    int given_up = 0, total = 0, beaten = 0;
    while (cin >> word)
    {
        for (Query& query : queries) {
            int d = typingDistance(query.typed, word, costs, query.best);
            if (d == TOO_FAR) {
                ++given_up;
                continue;
            }
            total += d;
            if (d > query.best)
                continue;
            if (d < query.best) {
                query.best = d;
                ++beaten;
                query.nearest.clear();
            }
            query.nearest.push_back(word);
        }
    }

    for (const Query& query : queries) {
        cout << query.typed << ' ' << query.best;
        for (const string& w : query.nearest)
            cout << ' ' << w;
        cout << '\n';
    }
    cout << "given up " << given_up << ", beaten " << beaten << ", total " << total << '\n';
}

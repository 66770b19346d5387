#include <iostream>
#include <string>
#include <vector>
using namespace std;

int main()
{
    int n;
    string row;
    cin >> n >> row;
    int len = row.size();
    vector<int> pos(n + 1, -1), placed(n + 1, 0), failed(n + 1, 0);
    string first, last;
    int found = 0, k = n, steps = 0, middle = 0;

    while (k <= n)
    {
        steps++;
        char mark = '0' + k;
        if (pos[k] >= 0)
        {
            row[pos[k]] = '.';
            row[pos[k] + k + 1] = '.';
        }
        int p = pos[k] + 1;
        while (p + k + 1 < len && (row[p] != '.' || row[p + k + 1] != '.')) p++;
        if (p + k + 1 >= len)
        {
            // back to the next greater number
            pos[k] = -1;
            failed[k]++;
            k++;
            continue;
        }
        pos[k] = p;
        row[p] = row[p + k + 1] = mark;
        placed[k]++;
        if (k > 1)
        {
            k--;
            continue;
        }
        found++;
        if (first.empty()) first = row;
        last = row;
        if (row[len / 2] != '.') middle += row[len / 2] == '#' ? 0 : row[len / 2] - '0';
    }

    cout << found << " " << steps << " " << middle << "\n";
    if (found > 0) cout << first << "\n" << last << "\n";
    for (int i = n; i >= 1; i--) cout << placed[i] << "/" << failed[i] << (i > 1 ? " " : "\n");
    return 0;
}

#include <cstdio>
#include <iostream>
#include <map>
#include <string>
using namespace std;

const int MAX = 64;
int heavy[MAX][MAX];    // heaviest palindrome inside s[i..j]

int main()
{
    map<char, int> weight;
    string field, s;
    while (cin >> field && field != "=")
        weight[field[0]] = stoi(field.substr(1));
    cin >> s;
    int n = s.size();

    int total = 0, equalEnds = 0, draws = 0;
    for (int i = n - 1; i >= 0; i--)
    {
        int w = weight[s[i]];
        total += w;
        heavy[i][i] = w;
        for (int j = i + 1; j < n; j++)
        {
            if (s[i] == s[j]) {
                heavy[i][j] = 2 * w + (i + 1 < j ? heavy[i + 1][j - 1] : 0);
                equalEnds++;
                continue;
            }
            int withoutLeft = heavy[i + 1][j];
            int withoutRight = heavy[i][j - 1];
            if (withoutLeft == withoutRight)
                draws++;
            heavy[i][j] = max(withoutLeft, withoutRight);
        }
    }

    string half, middle, outer;     // outer: left half once the missing letters are put in
    int i = 0, j = n - 1, added = 0;
    while (i < j)
    {
        if (s[i] == s[j]) {
            half += s[i];
            outer += s[i];
            i++;
            j--;
        } else if (heavy[i + 1][j] >= heavy[i][j - 1]) {
            outer += s[i++];
            added++;
        } else {
            outer += s[j--];
            added++;
        }
    }
    if (i == j)
        middle = s[i];

    string halfBack(half.rbegin(), half.rend());
    string outerBack(outer.rbegin(), outer.rend());
    printf("%d of %d\n", heavy[0][n - 1], total);
    printf("%s\n", (half + middle + halfBack).c_str());
    printf("%s\n", (outer + middle + outerBack).c_str());
    printf("added %d, equal ends %d, draws %d\n", added, equalEnds, draws);
    for (int k = 4; k < n; k += 5)
        printf("%d%c", heavy[0][k], k + 5 < n ? ' ' : '\n');
    return 0;
}

#include <bits/stdc++.h>
using namespace std;

struct Die {
    int top = 1, bottom = 6, north = 2, south = 5, east = 3, west = 4;

    void roll(char d) {
        int t = top;
        if (d == 'N') {
            top = south; south = bottom; bottom = north; north = t;
        } else if (d == 'S') {
            top = north; north = bottom; bottom = south; south = t;
        } else if (d == 'E') {
            top = west; west = bottom; bottom = east; east = t;
        } else {
            top = east; east = bottom; bottom = west; west = t;
        }
    }
};

ostream &operator<<(ostream &out, const Die &d) {
    return out << d.top << d.north << d.east << d.south << d.west << d.bottom;
}

int main()
{
    int rows, cols, steps;
    cin >> rows >> cols >> steps;
    vector<vector<int>> floorTiles(rows, vector<int>(cols)), visits(rows, vector<int>(cols, 0));
    for (auto &line : floorTiles)
        for (auto &tile : line)
            cin >> tile;

    const string dirs = "NESW";
    const int dr[4] = {-1, 0, 1, 0}, dc[4] = {0, 1, 0, -1};
    Die die;
    int r = 0, c = 0, dir = 1, score = 0, bounces = 0, sevens = 0;
    int topSum = 0;
    string turns;
    visits[0][0] = 1;

    for (int step = 0; step < steps; step++)
    {
        int nr = r + dr[dir], nc = c + dc[dir];
        if (nr < 0 || nr >= rows || nc < 0 || nc >= cols)
        {
            bounces++;
            dir = (dir + 2) % 4;
            nr = r + dr[dir];
            nc = c + dc[dir];
        }
        r = nr;
        c = nc;
        die.roll(dirs[dir]);
        visits[r][c]++;

        int &tile = floorTiles[r][c];
        score += tile;
        topSum += die.top;
        if (tile + die.bottom == 7)
        {
            sevens++;
            tile = 0;
            turns += '7';
            continue;
        }
        tile = (tile + die.bottom) % 7;
        if (tile > die.bottom)
        {
            dir = (dir + 1) % 4;
            turns += 'R';
        }
        else if (tile < die.bottom)
        {
            dir = (dir + 3) % 4;
            turns += 'L';
        }
        else
        {
            turns += '-';
        }
    }

    cout << r + 1 << " " << c + 1 << " " << dirs[dir] << " " << die << "\n";
    cout << score << " " << topSum << " " << bounces << " " << sevens << "\n";
    for (auto &line : floorTiles)
    {
        for (int tile : line) cout << tile;
        cout << "\n";
    }
    int busiest = 0, br = 0, bc = 0, untouched = 0;
    for (int i = 0; i < rows; i++)
        for (int j = 0; j < cols; j++)
        {
            if (visits[i][j] == 0) untouched++;
            if (visits[i][j] > busiest) busiest = visits[i][j], br = i + 1, bc = j + 1;
        }
    cout << untouched << " " << busiest << " " << br << "," << bc << "\n";
    cout << (turns.size() > 12 ? turns.substr(turns.size() - 12) : turns) << "\n";
}

#include <iostream>
#include <string>
#include <vector>
#include <algorithm>
#include <cstring>
using namespace std;

const int kWin = 100, kInf = 1000;

struct Frame {
    int column;   // the move that led here
    int next;     // column to try next
    int best, alpha, beta;
};

int cols, rows, depth;
char board[8][8];
int height[8];
int discs = 0;

void drop(int c, char who) {
    board[c][height[c]++] = who;
    discs++;
}

void lift(int c) {
    board[c][--height[c]] = '.';
    discs--;
}

bool threeThrough(int c) {
    int r = height[c] - 1;
    char who = board[c][r];
    static const int DX[] = {1, 0, 1, 1}, DY[] = {0, 1, 1, -1};
    for (int d = 0; d < 4; d++) {
        int line = 1;
        for (int side = -1; side <= 1; side += 2) {
            int x = c + side * DX[d], y = r + side * DY[d];
            while (x >= 0 && x < cols && y >= 0 && y < rows && board[x][y] == who) {
                line++;
                x += side * DX[d];
                y += side * DY[d];
            }
        }
        if (line >= 3) return true;
    }
    return false;
}

int main() {
    string played;
    cin >> cols >> rows >> depth >> played;
    memset(board, '.', sizeof board);
    char turn = 'x';
    for (char ch : played) {
        if (ch == '-') break;
        drop(ch - '0', turn);
        turn = turn == 'x' ? 'o' : 'x';
    }

    vector<Frame> frames;
    frames.push_back({-1, 0, -kInf, -kInf, kInf});
    vector<int> rootScores(cols, -kInf), perPly(depth + 1, 0);
    int nodes = 0, cuts = 0, wins = 0, choice = -1, value = 0;
    while (!frames.empty()) {
        int ply = frames.size();
        Frame &f = frames.back();
        int score = kInf;      // of the move c for the one who made it
        int c = f.next;
        if (f.best >= f.beta || c == cols) {
            if (c < cols) cuts++;
            score = -f.best;
            c = f.column;
            frames.pop_back();
            if (frames.empty()) {
                value = -score;
                break;
            }
            turn = turn == 'x' ? 'o' : 'x';
        } else {
            f.next++;
            if (height[c] == rows) continue;
            drop(c, turn);
            nodes++;
            perPly[ply]++;
            if (threeThrough(c)) {
                score = kWin - ply;
                wins++;
            } else if (discs == cols * rows) {
                score = 0;
            } else if (ply == depth) {
                score = 0;
                for (int r = 0; r < height[cols / 2]; r++) score += board[cols / 2][r] == turn ? 1 : -1;
            } else {
                turn = turn == 'x' ? 'o' : 'x';
                frames.push_back({c, 0, -kInf, -f.beta, -max(f.alpha, f.best)});
                continue;
            }
        }
        lift(c);
        Frame &g = frames.back();
        if (frames.size() == 1) {
            rootScores[c] = score;
            if (score > g.best) choice = c;
        }
        g.best = max(g.best, score);
    }

    cout << turn << " " << value << " " << choice << "\n";
    cout << nodes << " " << cuts << " " << wins << "\n";
    for (int c = 0; c < cols; c++) {
        if (c) cout << " ";
        if (rootScores[c] == -kInf)
            cout << "full";
        else
            cout << rootScores[c];
    }
    cout << "\n";
    for (int p = 1; p <= depth; p++) cout << perPly[p] << (p < depth ? "/" : "\n");
    return 0;
}

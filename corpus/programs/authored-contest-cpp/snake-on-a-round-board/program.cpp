#include <bits/stdc++.h>
#define x first
#define y second
using namespace std;

typedef pair<int, int> pii;

const int dx[] = {-1, 0, 1, 0};
const int dy[] = {0, 1, 0, -1};
const string HEAD = "^>v<";

int main() {
    int h, w, k;
    cin >> h >> w >> k;
    vector<string> board(h);
    for (auto &row : board) cin >> row;
    deque<pii> apples, snake;
    for (int i = 0; i < k; i++) {
        int r, c;
        cin >> r >> c;
        apples.emplace_back(r - 1, c - 1);
    }
    string moves;
    cin >> moves;

    snake.emplace_back(0, 0);
    int dir = 1, eaten = 0, bumps = 0, lost = 0, passed = 0, longest = 1;
    int grow = 0;

    for (char m : moves) {
        if (m == 'L') dir = (dir + 3) % 4;
        else if (m == 'R') dir = (dir + 1) % 4;
        pii head = snake.front();
        head.x = (head.x + dx[dir] + h) % h;
        head.y = (head.y + dy[dir] + w) % w;

        if (board[head.x][head.y] == '#') {
            // turns round on the spot
            bumps++;
            reverse(snake.begin(), snake.end());
            if (snake.size() == 1) {
                dir = (dir + 2) % 4;
            } else {
                for (int d = 0; d < 4; d++) {
                    pii back((snake[0].x + dx[d] + h) % h, (snake[0].y + dy[d] + w) % w);
                    if (back == snake[1]) {
                        dir = (d + 2) % 4;
                        break;
                    }
                }
            }
            continue;
        }

        if (grow > 0) grow--;
        else snake.pop_back();
        auto bite = find(snake.begin(), snake.end(), head);
        if (bite != snake.end()) {
            lost += int(snake.end() - bite);
            snake.erase(bite, snake.end());
        }
        snake.push_front(head);

        // an apple that would lie under the snake is passed over
        while (!apples.empty()) {
            if (apples.front() == head) {
                eaten++;
                grow += 2;
                apples.pop_front();
                continue;
            }
            if (find(snake.begin(), snake.end(), apples.front()) == snake.end()) break;
            passed++;
            apples.pop_front();
        }
        longest = max(longest, (int)snake.size());
    }

    cout << eaten << " " << passed << " " << apples.size() << "\n";
    cout << snake.size() << " " << longest << " " << lost << " " << bumps << "\n";
    if (!apples.empty()) board[apples[0].x][apples[0].y] = '@';
    for (auto &p : snake) board[p.x][p.y] = 'o';
    board[snake[0].x][snake[0].y] = HEAD[dir];
    for (auto &row : board) cout << row << "\n";
    return 0;
}

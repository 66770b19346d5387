#include <iostream>
#include <map>
#include <set>
#include <sstream>
#include <string>
using namespace std;

const int M = 9973;
const int ERR = -1;

class Sheet {
    map<string, string> formula;
    map<string, int> memo;
    set<string> open;

    struct Reader {
        Sheet &sheet;
        const string &s;
        size_t at;

        char peek() { return at < s.size() ? s[at] : '\0'; }

        int sum() {
            int left = product();
            while (peek() == '+' || peek() == '-') {
                char op = s[at++];
                int right = product();
                if (left == ERR || right == ERR) left = ERR;
                else if (op == '+') left = (left + right) % M;
                else left = (left - right + M) % M;
            }
            return left;
        }

        int product() {
            int left = factor();
            while (peek() == '*') {
                at++;
                int right = factor();
                left = left == ERR || right == ERR ? ERR : left * right % M;
            }
            return left;
        }

        int factor() {
            char c = peek();
            if (c == '(') {
                at++;
                int inner = sum();
                at++;
                return inner;
            }
            if (isdigit((unsigned char)c)) {
                int x = 0;
                while (isdigit((unsigned char)peek())) x = (x * 10 + (s[at++] - '0')) % M;
                return x;
            }
            string name = s.substr(at, 2);
            at += 2;
            return sheet.value(name);
        }
    };

public:
    int computed = 0;

    int value(const string &cell) {
        auto known = memo.find(cell);
        if (known != memo.end()) return known->second;
        auto f = formula.find(cell);
        if (f == formula.end()) return 0;
        if (!open.insert(cell).second) return ERR;
        Reader reader{*this, f->second, 0};
        int v = reader.sum();
        open.erase(cell);
        computed++;
        return memo[cell] = v;
    }

    void write(const string &cell, const string &text) {
        memo.clear();
        if (text.empty()) formula.erase(cell);
        else formula[cell] = text;
    }

    string text(const string &cell) {
        auto f = formula.find(cell);
        return f == formula.end() ? "" : f->second;
    }

    bool empty(const string &cell) { return formula.count(cell) == 0; }
};

string show(int v) { return v == ERR ? "#" : to_string(v); }

int main() {
    string line;
    getline(cin, line);
    int q = stoi(line), broken = 0, asked = 0, code = 0;
    Sheet sheet;
    for (int i = 0; i < q; i++) {
        getline(cin, line);
        istringstream words(line);
        string cmd, cell, rest;
        words >> cmd >> cell >> rest;
        if (cmd == "set") {
            sheet.write(cell, rest);
        } else if (cmd == "copy") {
            sheet.write(rest, sheet.text(cell));
        } else if (cmd == "get") {
            int v = sheet.value(cell);
            asked++;
            if (v == ERR) broken++;
            else code = (code * 10 + v) % M;
            cout << cell << "=" << show(v) << "\n";
        } else {
            int total = 0, filled = 0, errors = 0;
            for (char col = cell[0]; col <= rest[0]; col++) {
                for (char row = cell[1]; row <= rest[1]; row++) {
                    string name = {col, row};
                    if (sheet.empty(name)) continue;
                    filled++;
                    int v = sheet.value(name);
                    if (v == ERR) errors++;
                    else total = (total + v) % M;
                }
            }
            code = (code * 10 + total) % M;
            cout << cell << ":" << rest << " " << total << " " << filled << " " << errors << "\n";
        }
    }

    cout << asked << " " << broken << " " << code << " " << sheet.computed << "\n";
    for (char row = '1'; row <= '4'; row++) {
        for (char col = 'A'; col <= 'D'; col++) {
            string name = {col, row};
            cout << (sheet.empty(name) ? "." : show(sheet.value(name))) << (col == 'D' ? "\n" : " ");
        }
    }
    return 0;
}

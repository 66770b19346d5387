#include <bits/stdc++.h>
using namespace std;

#define FOR(i, a, b) for (int i = (a); i < (b); ++i)
#define sz(v) int((v).size())

int base_;
vector<string> words;   // the last one is the sum
string letters;         // in the order in which they are given digits

int digitOf[26];
bool leading[26];

// letters column by column from the right, the sum's letter last
void arrange() {
    int longest = 0;
    for (auto &w : words) longest = max(longest, sz(w));
    FOR(c, 0, longest) for (auto &w : words) {
        if (c >= sz(w)) continue;
        char l = w[sz(w) - 1 - c];
        if (letters.find(l) == string::npos) letters += l;
    }
    for (auto &w : words)
        if (sz(w) > 1) leading[w[0] - 'A'] = true;
}

// 1 all columns fit, 0 undecided so far, -1 some column known is wrong
int check(int &columns) {
    int carry = 0, longest = 0;
    columns = 0;
    for (auto &w : words) longest = max(longest, sz(w));
    FOR(c, 0, longest) {
        int total = carry, want = 0;
        FOR(i, 0, sz(words)) {
            const string &w = words[i];
            if (c >= sz(w)) continue;
            int d = digitOf[w[sz(w) - 1 - c] - 'A'];
            if (d < 0) return 0;
            if (i + 1 < sz(words))
                total += d;
            else
                want = d;
        }
        if (total % base_ != want) return -1;
        carry = total / base_;
        columns++;
    }
    return carry == 0 ? 1 : -1;
}

long long valueOf(const string &w) {
    long long v = 0;
    for (char c : w) v = v * base_ + digitOf[c - 'A'];
    return v;
}

int main() {
    string line;
    cin >> base_ >> line;
    string part;
    for (char c : line) {
        if (isalpha(c)) {
            part += c;
        } else {
            words.push_back(part);
            part.clear();
        }
    }
    words.push_back(part);
    arrange();
    int n = sz(letters);
    if (n > base_) {
        cout << "too many letters: " << n << "\n";
        return 0;
    }

    fill(digitOf, digitOf + 26, -1);
    vector<int> tries(n, 0), wrong(words.back().size() + 2, 0);
    vector<string> found;
    long long sums = 0;
    int used = 0, depth = 0, steps = 0, checks = 0, deepest = 0;
    while (depth >= 0) {
        steps++;
        if (depth == n) {
            depth--;
            continue;
        }
        int &d = digitOf[letters[depth] - 'A'];
        if (d >= 0) used &= ~(1 << d);
        d++;
        while (d < base_ && (used >> d & 1)) d++;
        if (d == 0 && leading[letters[depth] - 'A']) continue;
        if (d >= base_) {
            d = -1;
            depth--;
            continue;
        }
        used |= 1 << d;
        tries[depth]++;
        int columns;
        int verdict = check(columns);
        checks++;
        if (verdict < 0) {
            wrong[min(columns, sz(wrong) - 1)]++;
            continue;
        }
        if (depth + 1 == n && verdict == 1) {
            string s;
            for (char l : letters) s += char(digitOf[l - 'A'] < 10 ? '0' + digitOf[l - 'A'] : 'a' + digitOf[l - 'A'] - 10);
            found.push_back(s);
            sums += valueOf(words.back());
        }
        depth++;
        deepest = max(deepest, depth);
    }

    cout << letters << " " << found.size() << "\n";
    if (!found.empty()) cout << found.front() << " " << found.back() << " " << sums << "\n";
    cout << steps << " " << checks << " " << deepest << "\n";
    FOR(i, 0, n) cout << letters[i] << tries[i] << (i + 1 < n ? " " : "\n");
    FOR(i, 0, sz(wrong)) cout << wrong[i] << (i + 1 < sz(wrong) ? "," : "\n");
}

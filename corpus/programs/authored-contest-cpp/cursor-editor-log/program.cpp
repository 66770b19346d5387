#include <bits/stdc++.h>
using namespace std;

#define sz(x) ((int)(x).size())

int main() {
    ios::sync_with_stdio(false);
    cin.tie(nullptr);

    int q;
    cin >> q;
    string text, clip;
    int cur = 0, widest = 0;
    vector<pair<string, int>> past;
    map<string, int> count;

    while (q--) {
        string cmd;
        cin >> cmd;
        count[cmd]++;
        if (cmd == "undo") {
            if (past.empty()) {
                count["idle"]++;
                continue;
            }
            tie(text, cur) = past.back();
            past.pop_back();
            continue;
        }
        if (cmd == "left" || cmd == "right") {
            int d;
            cin >> d;
            if (cmd == "left") cur = max(0, cur - d);
            else cur = min(sz(text), cur + d);
            continue;
        }
        past.emplace_back(text, cur);
        if (cmd == "type") {
            string s;
            cin >> s;
            text.insert(cur, s);
            cur += sz(s);
        } else if (cmd == "cut") {
            int d;
            cin >> d;
            d = min(d, cur);
            clip = text.substr(cur - d, d);
            text.erase(cur - d, d);
            cur -= d;
        } else if (cmd == "paste") {
            text = text.substr(0, cur) + clip + text.substr(cur);
            cur += sz(clip);
        } else if (cmd == "flip") {
            reverse(text.begin(), text.begin() + cur);
        } else if (cmd == "caps") {
            // the word around the cursor
            int l = cur, r = cur;
            while (l > 0 && text[l - 1] != '_') l--;
            while (r < sz(text) && text[r] != '_') r++;
            for (int i = l; i < r; i++) text[i] = islower(text[i]) ? toupper(text[i]) : tolower(text[i]);
        }
        widest = max(widest, sz(text));
        if (sz(past) > 6) past.erase(past.begin());
    }

    text.insert(cur, "|");
    cout << text << "\n";
    cout << "clip=[" << clip << "] undo=" << sz(past) << " widest=" << widest << "\n";
    for (auto &[name, c] : count) cout << name << ":" << c << " ";
    cout << "\n";
    map<char, int> freq;
    for (char ch : text)
        if (isalpha(ch)) freq[tolower(ch)]++;
    for (auto &p : freq) cout << p.first << p.second;
    cout << "\n";
    return 0;
}

#include <bits/stdc++.h>
using namespace std;

struct Form {
    vector<string> parts;   // operator and values worked out so far
    map<string, int> old;   // names to give back at the end
    vector<string> fresh;   // names that had no value before
};

const int M = 1000;

bool isNumber(const string& s) { return isdigit(s.back()); }

int main() {
    map<string, int> env;
    vector<Form> open;
    vector<int> results;
    map<string, int> calls;
    int deepest = 0, tokens = 0, lookups = 0, missing = 0, clipped = 0;
    string tok;
    while (cin >> tok) {
        tokens++;
        string value;
        if (tok == "(") {
            open.push_back({});
            deepest = max(deepest, (int)open.size());
            continue;
        } else if (tok == ")") {
            Form f = open.back();
            open.pop_back();
            const string& op = f.parts[0];
            calls[op]++;
            long long r = 0;
            int n = f.parts.size() - 1;
            vector<int> x;
            for (int i = 1; i <= n; i++) x.push_back(isNumber(f.parts[i]) ? stoi(f.parts[i]) : 0);
            if (op == "add") {
                for (int v : x) r += v;
            } else if (op == "mul") {
                r = 1;
                for (int v : x) r = r * v % (M * M);
            } else if (op == "sub") {
                r = n == 1 ? -x[0] : x[0];
                for (int i = 1; i < n; i++) r -= x[i];
            } else if (op == "max") {
                r = *max_element(x.begin(), x.end());
            } else if (op == "alt") {
                // signs take turns
                for (int i = 0; i < n; i++) r += i % 2 ? -x[i] : x[i];
            } else if (op == "if") {
                r = x[0] > 0 ? x[1] : x[2];
            } else if (op == "let") {
                r = x.back();
                for (auto& [name, v] : f.old) env[name] = v;
                for (auto& name : f.fresh) env.erase(name);
            } else {  // count
                r = n;
            }
            if (r >= M || r <= -M) {
                clipped++;
                r %= M;
            }
            value = to_string(r);
        } else if (!open.empty() && (open.back().parts.empty() ||
                                     (open.back().parts[0] == "let" && open.back().parts.size() == 1))) {
            // an operator, or the name a let is about
            open.back().parts.push_back(tok);
            continue;
        } else if (isNumber(tok)) {
            value = tok;
        } else {
            lookups++;
            auto it = env.find(tok);
            if (it == env.end()) {
                missing++;
                value = "0";
            } else {
                value = to_string(it->second);
            }
        }

        if (open.empty()) {
            results.push_back(stoi(value));
            env["it"] = results.back();
            continue;
        }
        Form& f = open.back();
        f.parts.push_back(value);
        if (f.parts[0] == "let" && f.parts.size() == 3) {
            const string& name = f.parts[1];
            auto it = env.find(name);
            if (it == env.end())
                f.fresh.push_back(name);
            else
                f.old[name] = it->second;
            env[name] = stoi(value);
        }
    }

    for (size_t i = 0; i < results.size(); i++) cout << results[i] << (i + 1 < results.size() ? " " : "\n");
    cout << tokens << " " << deepest << " " << lookups << " " << missing << " " << clipped << "\n";
    for (auto& [op, c] : calls) cout << op << "=" << c << " ";
    cout << "done\n";
    return 0;
}

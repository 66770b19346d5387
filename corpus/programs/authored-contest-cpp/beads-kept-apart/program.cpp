#include <cstdio>
#include <cstring>
#include <deque>
#include <queue>
#include <string>
#include <vector>
#include <algorithm>
using namespace std;

char buf[5000];

struct Bead {
    int count;
    char colour;
    bool operator<(const Bead &o) const {
        if (count != o.count) return count < o.count;
        return colour > o.colour;
    }
};

struct Rest {
    int until;
    Bead bead;
};

int main() {
    int gap, price;
    if (scanf("%d %d %4999s", &gap, &price, buf) != 3) return 1;
    int n = strlen(buf);
    int have[26] = {0};
    for (int i = 0; i < n; i++) have[buf[i] - 'a']++;

    priority_queue<Bead> ready;
    for (int c = 0; c < 26; c++)
        if (have[c]) ready.push({have[c], char('a' + c)});
    int kinds = ready.size();
    deque<Rest> resting;
    string chain;
    int spacers = 0, crowd = 0, ties = 0, left = n, streak = 0, longest = 0, bought = 0;
    int latest[26];
    fill(latest, latest + 26, -1);
    long long stretch = 0;
    for (int place = 0; left > 0; place++) {
        while (!resting.empty() && resting.front().until <= place) {
            ready.push(resting.front().bead);
            resting.pop_front();
        }
        if (ready.empty()) {
            int wait = resting.front().until - place;
            if (wait <= price || resting.size() % 2 == 0) {
                chain += '-';
                spacers++;
                streak = 0;
                continue;
            }
            // a glass bead of a colour of its own instead of waiting: the gap starts anew from here
            chain += '*';
            bought++;
            for (Rest &r : resting) r.until = max(place + 1, r.until - price);
            streak++;
        } else {
            Bead b = ready.top();
            ready.pop();
            if (!ready.empty() && ready.top().count == b.count) ties++;
            chain += b.colour;
            left--;
            streak++;
            int &seen = latest[b.colour - 'a'];
            if (seen >= 0) stretch += place - seen;
            seen = place;
            if (--b.count > 0) resting.push_back({place + gap, b});
        }
        longest = max(longest, streak);
        crowd = max(crowd, (int)resting.size());
    }

    printf("%s\n", chain.c_str());
    printf("%zu %d %d %lld\n", chain.size(), spacers, bought, stretch);
    printf("%d %d %d %d\n", kinds, crowd, ties, longest);
    for (int c = 0; c < 26; c++) {
        if (!have[c]) continue;
        size_t first = chain.find(char('a' + c)), last = chain.rfind(char('a' + c));
        printf("%c%d:%zu-%zu ", 'a' + c, have[c], first, last);
    }
    printf("end\n");
    return 0;
}

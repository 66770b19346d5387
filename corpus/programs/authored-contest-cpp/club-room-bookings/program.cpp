#include<bits/stdc++.h>
using namespace std;
#define f first
#define s second
#define mp make_pair
typedef pair<int,int> pii;

int n, k;
int uses[1005], busyTime[1005];
vector< pair<pii,int> > a;

int main()
{
    scanf("%d%d", &n, &k);
    for(int i = 1; i <= n; i++)
    {
        int l, d;
        scanf("%d%d", &l, &d);
        a.push_back(mp(mp(l, i), d));
    }
    sort(a.begin(), a.end());

    set<int> freeRooms;
    for(int r = 1; r <= k; r++) freeRooms.insert(r);
    priority_queue<pii, vector<pii>, greater<pii> > busy;   // (end, room)

    long long delay = 0;
    int late = 0, lastEnd = 0;
    vector<pii> worst;
    for(size_t i = 0; i < a.size(); i++)
    {
        int start = a[i].f.f, len = a[i].s;
        while(!busy.empty() && busy.top().f <= start)
        {
            freeRooms.insert(busy.top().s);
            busy.pop();
        }
        int room;
        if(!freeRooms.empty())
        {
            room = *freeRooms.begin();
            freeRooms.erase(freeRooms.begin());
        }
        else
        {
            pii top = busy.top();
            busy.pop();
            room = top.s;
            delay += top.f - start;
            late++;
            worst.push_back(mp(start - top.f, a[i].f.s));
            start = top.f;
        }
        uses[room]++;
        busyTime[room] += len;
        busy.push(mp(start + len, room));
        lastEnd = max(lastEnd, start + len);
    }

    printf("%lld %d %d\n", delay, late, lastEnd);
    for(int r = 1; r <= k; r++) printf("room %d: %d bookings, %d minutes\n", r, uses[r], busyTime[r]);
    sort(worst.begin(), worst.end());
    for(size_t i = 0; i < worst.size() && i < 3; i++)
        printf("#%d waited %d\n", worst[i].s, -worst[i].f);
    return 0;
}

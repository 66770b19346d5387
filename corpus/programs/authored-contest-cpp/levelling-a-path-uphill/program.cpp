#include <bits/stdc++.h>
using namespace std;
typedef long long ll;

int main()
{
	ll n, d;
	cin >> n >> d;
	priority_queue<ll> pq;
	vector<ll> a(n), last(n);
	ll cost = 0, touched = 0, maxStep = 0;
	for (ll i = 0; i < n; i++)
	{
		cin >> a[i];
		ll x = a[i] - i * d;
		pq.push(x);
		if (pq.top() > x)
		{
			ll over = pq.top() - x;
			cost += over;
			maxStep = max(maxStep, over);
			touched++;
			pq.pop();
			pq.push(x);
		}
		last[i] = pq.top();
		cout << cost << (i + 1 < n ? " " : "\n");
	}

	vector<ll> h = last;
	for (ll i = n - 2; i >= 0; i--) h[i] = min(h[i], h[i + 1]);
	ll raised = 0, lowered = 0;
	for (ll i = 0; i < n; i++)
	{
		h[i] += i * d;
		if (h[i] > a[i]) raised += h[i] - a[i];
		else lowered += a[i] - h[i];
		cout << h[i] << (i + 1 < n ? " " : "\n");
	}
	cout << raised << "+" << lowered << " " << touched << " " << maxStep << endl;
	return 0;
}

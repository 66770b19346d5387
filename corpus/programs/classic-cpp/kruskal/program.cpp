#include <algorithm>
#include <compare>
#include <cstdio>
#include <iostream>
#include <string>
#include <vector>
using namespace std;

struct Tree { string name; int x, y; };

struct Link {
	int d, a, b;
	auto operator<=>(const Link&) const = default;
};

string listed(const vector<Tree>& trees, vector<int> group)
{
	sort(group.begin(), group.end());
	string text;
	for (int t : group) text += (text.empty() ? "" : " ") + trees[t].name;
	return text;
}

int main()
{
	int wanted;
	cin >> wanted;
	vector<Tree> trees;
	Tree t;
	while (cin >> t.name >> t.x >> t.y) trees.push_back(t);
	int n = trees.size();

	vector<Link> links;
	for (int b = 1; b < n; b++) {
		for (int a = 0; a < b; a++) {
			int dx = trees[a].x - trees[b].x, dy = trees[a].y - trees[b].y;
			links.push_back({dx * dx + dy * dy, a, b});
		}
	}
	sort(links.begin(), links.end());

	vector<int> group(n);
	vector<vector<int>> members(n);
	for (int i = 0; i < n; i++) {
		group[i] = i;
		members[i] = {i};
	}

	int groups = n, inner = 0, moved = 0, spacing = 0;
	string merges;
	vector<string> found;
	for (const Link& link : links)
	{
		int big = group[link.a], small = group[link.b];
		if (big == small) {
			inner++;
			continue;
		}
		if (groups == wanted) {
			spacing = link.d;
			for (const vector<int>& m : members)
				if (!m.empty()) found.push_back(listed(trees, m));
		}
		if (members[big].size() < members[small].size()) swap(big, small);
		merges += to_string(members[big].size()) + "+" + to_string(members[small].size()) + " ";
		for (int i : members[small]) {
			group[i] = big;
			members[big].push_back(i);
			moved++;
		}
		members[small].clear();
		groups--;
	}

	sort(found.begin(), found.end());
	for (const string& line : found) printf("[%s]\n", line.c_str());
	printf("spacing %d\n", spacing);
	printf("merges %s\n", merges.c_str());
	printf("inner %d moved %d last %d\n", inner, moved, group[0]);
}

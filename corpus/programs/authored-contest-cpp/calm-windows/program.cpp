#include <iostream>
#include <vector>
#include <deque>
#include <algorithm>
#include <string>

int main()
{
    std::ios::sync_with_stdio(false);
    std::cin.tie(nullptr);

    int n, m;
    std::cin >> n >> m;
    std::vector<int> h(n);
    for (auto &x : h)
        std::cin >> x;

    for (int t = 0; t < m; ++t)
    {
        int limit;
        std::cin >> limit;

        std::deque<int> lo, hi; // indices, values rising / falling
        int left = 0, best = 0, bestLeft = 0, moved = 0;
        long long windows = 0;
        std::string mark(n, '.');
        for (int right = 0; right < n; ++right)
        {
            while (!lo.empty() && h[lo.back()] >= h[right])
                lo.pop_back();
            lo.push_back(right);
            while (!hi.empty() && h[hi.back()] <= h[right])
                hi.pop_back();
            hi.push_back(right);

            int from = left;
            while (h[hi.front()] - h[lo.front()] > limit)
            {
                if (lo.front() == left)
                    lo.pop_front();
                if (hi.front() == left)
                    hi.pop_front();
                ++left;
            }
            if (left > from)
            {
                ++moved;
                mark[left] = '^';
            }

            windows += right - left + 1;
            if (right - left + 1 > best)
            {
                best = right - left + 1;
                bestLeft = left;
            }
        }

        std::cout << "limit " << limit << ": " << windows << " windows, longest " << best
                  << " from " << bestLeft + 1 << ", " << moved << " moves\n"
                  << mark << "\n";
    }
    return 0;
}

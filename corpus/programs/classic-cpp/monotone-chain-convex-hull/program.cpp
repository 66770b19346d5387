#include <algorithm>
#include <compare>
#include <iostream>
#include <numeric>
#include <vector>

struct Point
{
    int x = 0;
    int y = 0;

    auto operator<=>(const Point&) const = default;
};

// Twice the signed area of the triangle a b c; positive for a left turn.
constexpr int turn(const Point& a, const Point& b, const Point& c)
{
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

constexpr int squared(const Point& a, const Point& b)
{
    return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y);
}

std::istream& operator>>(std::istream& in, Point& p)
{
    char bracket, comma;
    return in >> bracket >> p.x >> comma >> p.y >> bracket;
}

int main()
{
    std::vector<Point> points;
    for (Point p; std::cin >> p; )
        points.push_back(p);
    std::sort(points.begin(), points.end());
    points.erase(std::unique(points.begin(), points.end()), points.end());

    // One walk through the points and back: the lower chain, then the upper one.
    const int n = static_cast<int>(points.size());
    std::vector<Point> hull;
    std::size_t base = 1;
    int flat = 0, inward = 0, longestCut = 0;
    for (int step = 0; step <= 2 * n - 2; ++step)
    {
        const Point& p = points[step < n ? step : 2 * n - 2 - step];
        if (step == n)
            base = hull.size();
        int cut = 0;
        while (hull.size() > base) {
            const int side = turn(hull.end()[-2], hull.back(), p);
            if (side > 0)
                break;
            ++(side == 0 ? flat : inward);
            hull.pop_back();
            ++cut;
        }
        longestCut = std::max(longestCut, cut);
        hull.push_back(p);
    }
    hull.pop_back();

    const std::size_t h = hull.size();
    int area = 0, rim = 0, diameter = 0;
    std::size_t far = 1;
    for (std::size_t i = 0; i < h; ++i)
    {
        const Point& a = hull[i];
        const Point& b = hull[(i + 1) % h];
        area += a.x * b.y - a.y * b.x;
        rim += std::gcd(b.x - a.x, b.y - a.y);
        while (turn(a, b, hull[(far + 1) % h]) > turn(a, b, hull[far]))
            far = (far + 1) % h;
        diameter = std::max({diameter, squared(a, hull[far]), squared(b, hull[far])});
    }

    std::cout << h << " corners:";
    for (const Point& p : hull)
        std::cout << " (" << p.x << ',' << p.y << ')';
    std::cout << "\narea " << area / 2 << (area % 2 ? ".5" : ".0") << ", on the rim " << rim
              << ", inside " << (area - rim + 2) / 2 << "\ndiameter squared " << diameter
              << "\ntaken off " << inward << " inward, " << flat << " flat, at most " << longestCut
              << " at once\n";
}

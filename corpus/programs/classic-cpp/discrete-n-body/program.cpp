#include <algorithm>
#include <array>
#include <iostream>
#include <vector>

// Charged particles on a square whose opposite sides are glued together.

struct Vec {
    int x = 0, y = 0;

    Vec& operator+=(const Vec& o) { x += o.x; y += o.y; return *this; }
    Vec& operator-=(const Vec& o) { x -= o.x; y -= o.y; return *this; }
    constexpr int norm2() const { return x * x + y * y; }
};

struct Particle {
    int charge;
    Vec at, speed, laps;
};

int nearest(int from, int to, int side)
{
    int d = to - from;
    if (2 * d >= side) d -= side;
    if (2 * d < -side) d += side;
    return d;
}

void wrap(int& coordinate, int& laps, int side)
{
    while (coordinate >= side) { coordinate -= side; ++laps; }
    while (coordinate < 0) { coordinate += side; --laps; }
}

bool limit(int& component, int top)
{
    const int old = component;
    component = std::clamp(component, -top, top);
    return component != old;
}

int main()
{
    int side, steps, strength, top;
    std::cin >> side >> steps >> strength >> top;
    std::vector<Particle> swarm;
    for (Particle p; std::cin >> p.charge >> p.at.x >> p.at.y >> p.speed.x >> p.speed.y;)
        swarm.push_back(p);

    int clamped = 0, energy = 0, peak = -1, peakStep = 0;
    std::array<int, 2> closest{side * side, 0};
    for (int step = 1; step <= steps; ++step)
    {
        for (std::size_t i = 0; i < swarm.size(); ++i) {
            Particle& a = swarm[i];
            for (std::size_t j = i + 1; j < swarm.size(); ++j) {
                Particle& b = swarm[j];
                const Vec gap{nearest(a.at.x, b.at.x, side), nearest(a.at.y, b.at.y, side)};
                const int r2 = gap.norm2();
                if (r2 < closest[0])
                    closest = {r2, step};
                if (r2 == 0)
                    continue;
                const int push = strength * a.charge * b.charge;
                const Vec kick{push * gap.x / r2, push * gap.y / r2};
                a.speed -= kick;
                b.speed += kick;
            }
        }
        energy = 0;
        for (Particle& p : swarm) {
            if (limit(p.speed.x, top)) ++clamped;
            if (limit(p.speed.y, top)) ++clamped;
            p.at += p.speed;
            wrap(p.at.x, p.laps.x, side);
            wrap(p.at.y, p.laps.y, side);
            energy += p.speed.norm2();
        }
        if (energy > peak) {
            peak = energy;
            peakStep = step;
        }
    }

    for (const Particle& p : swarm)
        std::cout << p.at.x << ',' << p.at.y << " speed " << p.speed.x << ',' << p.speed.y
                  << " laps " << p.laps.x << ',' << p.laps.y << '\n';
    std::cout << "energy " << energy << ", peak " << peak << " in step " << peakStep << '\n';
    std::cout << "clamped " << clamped << ", closest " << closest[0] << " in step " << closest[1] << '\n';
}

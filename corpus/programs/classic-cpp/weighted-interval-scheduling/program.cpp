#include <algorithm>
#include <cstdio>
#include <functional>
#include <iostream>
#include <queue>
#include <string>
#include <utility>
#include <vector>

struct Booking {
    int begin = 0;
    int end = 0;
    int fee = 0;
    std::string label;
    int earned = 0;             // with the best bookings before it
    long long plans = 0;
    int previous = -1;
};

int minutes(const std::string& clock)
{
    return std::stoi(clock.substr(0, 2)) * 60 + std::stoi(clock.substr(3, 2));
}

std::string clockTime(int minutes)
{
    char text[16];
    std::snprintf(text, sizeof text, "%02d:%02d", minutes / 60, minutes % 60);
    return text;
}

int main()
{
    int cleaning;
    std::cin >> cleaning;
    std::vector<Booking> bookings;
    std::string from, to;
    for (Booking b; std::cin >> from >> to >> b.fee >> b.label; ) {
        b.begin = minutes(from);
        b.end = minutes(to);
        bookings.push_back(b);
    }
    std::sort(bookings.begin(), bookings.end(), [](const Booking& a, const Booking& b) {
        return a.begin != b.begin ? a.begin < b.begin : a.label < b.label;
    });

    using Finish = std::pair<int, int>;     // time when the hall is clean again, booking
    std::priority_queue<Finish, std::vector<Finish>, std::greater<Finish>> running;
    std::vector<int> leaders;
    int income = 0, leader = -1, busiest = 0;
    long long plans = 1;
    auto settle = [&](int now)
    {
        while (!running.empty() && running.top().first <= now) {
            const int done = running.top().second;
            running.pop();
            const Booking& b = bookings[done];
            if (b.earned > income) {
                income = b.earned;
                plans = b.plans;
                leader = done;
                leaders.push_back(done);
            } else if (b.earned == income) {
                plans += b.plans;
            }
        }
    };

    for (int i = 0; i < static_cast<int>(bookings.size()); ++i)
    {
        Booking& b = bookings[i];
        settle(b.begin);
        b.earned = income + b.fee;
        b.plans = plans;
        b.previous = leader;
        running.emplace(b.end + cleaning, i);
        busiest = std::max(busiest, static_cast<int>(running.size()));
    }
    settle(48 * 60);

    std::vector<int> chosen;
    for (int i = leader; i >= 0; i = bookings[i].previous)
        chosen.push_back(i);
    std::reverse(chosen.begin(), chosen.end());

    std::cout << "income " << income << ", plans " << plans << ", busiest " << busiest << '\n';
    for (int i : chosen)
        std::cout << clockTime(bookings[i].begin) << '-' << clockTime(bookings[i].end) << ' '
                  << bookings[i].label << ' ' << bookings[i].earned << '\n';
    std::cout << "leaders";
    for (int i : leaders)
        std::cout << ' ' << bookings[i].label;
    std::cout << '\n';
}

int descend(int depth) {
    volatile char room[4096];
    room[0] = static_cast<char>(depth);
    return descend(depth + 1) + room[0];
}

int main() { return descend(0); }

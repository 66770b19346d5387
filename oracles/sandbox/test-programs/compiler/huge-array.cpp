int table[1 << 28] = {1};
int main() { return table[5]; }

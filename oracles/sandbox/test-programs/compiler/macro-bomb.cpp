#define TEN(x) x x x x x x x x x x
#define MANY(x) TEN(TEN(TEN(TEN(TEN(x)))))
int main() {
    int i = 0;
    MANY(MANY(i++;))
}

// Reads generated values in the form of sample.ts and prints their canonical JSON; compiled with the emitter.
#include <bits/stdc++.h>

using namespace std;

struct Edge {
  int to;
  double cost;
  string name;
  vector<int> path;
  static const char* midrun__name() { return "Edge"; }
  void midrun__visit(midrun__::midrun__visitor& visitor) const {
    visitor.midrun__field("to", to);
    visitor.midrun__field("cost", cost);
    visitor.midrun__field("name", name);
    visitor.midrun__field("path", path);
  }
};

enum class Level : short {};

class Input {
 public:
  Input() : source_(istreambuf_iterator<char>(cin), {}) {}

  /** The next value. */
  template <class T>
  [[gnu::cold, gnu::noinline]] T read() {
    if constexpr (is_same_v<T, double>) {
      return bit_cast<double>(stoull(token(), nullptr, 16));
    } else if constexpr (is_same_v<T, long double>) {
      return read<double>();
    } else if constexpr (is_same_v<T, string>) {
      return take(read<size_t>());
    } else if constexpr (is_enum_v<T>) {
      return T(read<underlying_type_t<T>>());
    } else if constexpr (is_same_v<T, Edge>) {
      // The elements of a braced list are evaluated from left to right.
      return Edge{read<int>(), read<double>(), read<string>(), read<vector<int>>()};
    } else if constexpr (midrun__::is_integer<T> || is_same_v<T, bool> || is_same_v<T, char>) {
      return T(integer());
    } else if constexpr (midrun__::is_bitset<T>) {
      return T(read<string>());
    } else if constexpr (midrun__::specialises<T, complex>) {
      double real = read<double>();
      return T(real, read<double>());
    } else if constexpr (midrun__::specialises<T, optional>) {
      return read<bool>() ? T(read<typename T::value_type>()) : T();
    } else if constexpr (midrun__::specialises<T, variant>) {
      return read<bool>() ? T(read<variant_alternative_t<1, T>>()) : T(read<variant_alternative_t<0, T>>());
    } else if constexpr (requires(T x) { tuple_size<T>::value; }) {
      T x;
      apply([&](auto&... part) { ((part = read<remove_reference_t<decltype(part)>>()), ...); }, x);
      return x;
    } else {
      T x;
      for (size_t left = read<size_t>(); left > 0; left--) {
        if constexpr (requires { typename T::mapped_type; }) {
          auto key = read<typename T::key_type>();
          x.emplace(key, read<typename T::mapped_type>());
        } else if constexpr (requires { x.push(x.front()); } || requires { x.push(x.top()); }) {
          x.push(read<typename T::value_type>());
        } else {
          x.insert(x.end(), read<typename T::value_type>());
        }
      }
      return x;
    }
  }

 private:
  string source_;
  size_t offset_ = 0;

  [[gnu::noinline]] string take(size_t length) {
    offset_ += length;
    return source_.substr(offset_ - length, length);
  }

  [[gnu::noinline]] string token() {
    string found = take(source_.find(' ', offset_) - offset_);
    offset_++;
    return found;
  }

  [[gnu::noinline]] unsigned __int128 integer() {
    string digits = token();
    bool negative = digits[0] == '-';
    unsigned __int128 magnitude = 0;
    for (char digit : digits.substr(negative)) magnitude = 10 * magnitude + (digit - '0');
    return negative ? -magnitude : magnitude;
  }
};

Input input;

template <class T>
[[gnu::cold, gnu::noinline]] void print_all() {
  for (size_t left = input.read<size_t>(); left > 0; left--) {
    cout << midrun__::canonical_json(input.read<T>()) << "\n";
  }
}

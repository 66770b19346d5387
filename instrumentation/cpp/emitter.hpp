// Canonical JSON of any live value of a C++ program, and the reports of protocol.md made of it: what hooks.hpp promises. For C++17, 20
// and 23. Read right after hooks.hpp where the standard library is precompiled, or after the whole text of a program.
//
// Everything lives in the namespace midrun__. Calls inside are to members or qualified, so that no overload of the program's own is
// found by argument-dependent lookup.
//
// Sections: 1 kinds of types   2 which values can be written   3 readable type names   4 the canonical writer
//           5 C arrays and their used part   6 reports
#ifndef MIDRUN_EMITTER_HPP
#define MIDRUN_EMITTER_HPP

#ifdef MIDRUN_BEHIND
// What the emitter itself needs. Nothing here may include <cmath>, whose y1 and the like no program without it has to expect.
#include <algorithm>
#include <array>
#include <atomic>
#include <bitset>
#include <charconv>
#include <cstring>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <optional>
#include <queue>
#include <set>
#include <stack>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <unordered_map>
#include <variant>
#include <vector>
#else
#include <bits/stdc++.h>
#endif

namespace midrun__ {

// ---- 1 Kinds of types -----------------------------------------------------------------------------------------------

template <class T>
using bare = std::remove_cv_t<std::remove_reference_t<T>>;

template <class T, template <class...> class Template>
constexpr bool specialises = false;
template <template <class...> class Template, class... Arguments>
constexpr bool specialises<Template<Arguments...>, Template> = true;

template <class T>
constexpr bool is_volatile = std::is_volatile_v<std::remove_all_extents_t<T>>;

template <class T>
constexpr bool is_int128 = std::is_same_v<T, __int128> || std::is_same_v<T, unsigned __int128>;

/** The floating-point types that std::to_chars takes. */
template <class T>
constexpr bool is_float = std::is_same_v<T, float> || std::is_same_v<T, double> || std::is_same_v<T, long double>;

template <class T>
constexpr bool is_integer = is_int128<T> || (std::is_integral_v<T> && !std::is_same_v<T, bool> && !std::is_same_v<T, char>);

template <class T>
constexpr bool is_text = std::is_same_v<T, std::string> || std::is_same_v<T, std::string_view>;

template <class T>
constexpr bool is_bitset = false;
template <std::size_t bits>
constexpr bool is_bitset<std::bitset<bits>> = true;

/** What `vector<bool>` and `bitset` hand out in place of a bool; libc++ has a second kind for what may not be written. */
template <class T>
constexpr bool is_bit_reference = std::is_same_v<T, std::vector<bool>::reference> || std::is_same_v<T, std::vector<bool>::const_reference>;
template <class T, class = void>
struct bitset_reference : std::false_type {};
template <class T>
struct bitset_reference<T, std::void_t<decltype(std::declval<const T&>().operator~()), decltype(std::declval<T&>().flip())>>
    : std::is_convertible<T, bool> {};
template <class T>
constexpr bool is_bool = std::is_same_v<T, bool> || is_bit_reference<T> || (bitset_reference<T>::value && !is_bitset<T>);

template <class T>
constexpr bool is_scalar = is_bool<T> || std::is_same_v<T, char> || is_integer<T> || is_float<T> || std::is_enum_v<T> || is_text<T>;

template <class T, class = void>
struct range_element {
  using type = void;
};
template <class T>
struct range_element<T, std::void_t<decltype(std::begin(std::declval<const T&>()) != std::end(std::declval<const T&>()))>> {
  using type = bare<decltype(*std::begin(std::declval<const T&>()))>;
};
template <class T>
using element_of = typename range_element<T>::type;

/** A range that does not contain itself (as std::filesystem::path does). */
template <class T>
constexpr bool is_range = !std::is_void_v<element_of<T>> && !std::is_same_v<element_of<T>, T>;

template <class T, class = void>
struct map_like : std::false_type {};
template <class T>
struct map_like<T, std::void_t<typename T::key_type, typename T::mapped_type, typename T::value_type>>
    : std::is_same<bare<typename T::value_type>, std::pair<const typename T::key_type, typename T::mapped_type>> {};
template <class T>
constexpr bool is_map = map_like<T>::value;

template <class T>
constexpr bool is_multimap = specialises<T, std::multimap> || specialises<T, std::unordered_multimap>;

template <class T, class = void>
struct hashed : std::false_type {};
template <class T>
struct hashed<T, std::void_t<typename T::hasher>> : std::true_type {};
template <class T>
struct hashed<T, std::enable_if_t<(sizeof(typename T::hash_fn*) > 0)>> : std::true_type {};  // __gnu_pbds tables; clang takes two void_t for one
/** A container whose order says nothing about its value. */
template <class T>
constexpr bool is_unordered = hashed<T>::value;

template <class T>
constexpr bool is_product = specialises<T, std::pair> || specialises<T, std::tuple>;

template <class T>
constexpr bool is_adapter = specialises<T, std::stack> || specialises<T, std::queue>;

template <class T>
constexpr bool is_smart_pointer =
    specialises<T, std::unique_ptr> || specialises<T, std::shared_ptr> || specialises<T, std::weak_ptr>;

template <class T, class = void>
struct iterator_like : std::false_type {};
template <class T>
struct iterator_like<T, std::void_t<typename std::iterator_traits<T>::iterator_category>> : std::true_type {};

template <class T>
constexpr bool is_complex = false;
#if !defined(MIDRUN_BEHIND) || defined(_GLIBCXX_COMPLEX)
template <class T>
constexpr bool is_complex<std::complex<T>> = true;
#endif

/** A struct or class of the program that carries the injected members itself, not only through a base class. */
template <class Member>
struct member_owner;
template <class Owner>
struct member_owner<void (Owner::*)(midrun__visitor&) const> {
  using type = Owner;
};
template <class T, class = void>
struct with_fields : std::false_type {};
template <class T>
struct with_fields<T, std::void_t<decltype(&T::midrun__visit)>>
    : std::is_same<typename member_owner<decltype(&T::midrun__visit)>::type, T> {};
template <class T>
constexpr bool has_fields = with_fields<T>::value;

/** The compiler's own spelling of a type. */
template <class T>
constexpr std::string_view compiler_name() {
  std::string_view text = __PRETTY_FUNCTION__;
  std::size_t begin = text.find("T = ") + 4;
  std::size_t end = text.find("; std::string_view", begin);
  if (end == std::string_view::npos) end = text.size() - 1;
  return text.substr(begin, end - begin);
}

/** Whether a compiler's spelling names a closure, and not merely a type that has one among its arguments. */
constexpr bool names_lambda(std::string_view name) {
  if (name.empty()) return false;
  if (name.back() == ')') return name.find("(lambda at") != std::string_view::npos;
  if (name.back() != '>') return false;
  int depth = 0;
  for (std::size_t at = name.size(); at-- > 0;) {
    if (name[at] == '>') depth++;
    if (name[at] == '<') depth--;
    if (depth == 0) return name.substr(at, 7) == "<lambda";
  }
  return false;
}

template <class T>
constexpr bool is_lambda = std::is_class_v<T> && midrun__::names_lambda(compiler_name<T>());

/** What `std::views` makes: to look at its elements is to run functions of the program. */
template <class T>
constexpr bool is_lazy_view = std::is_class_v<T> && (compiler_name<T>().substr(0, 13) == "std::ranges::" || compiler_name<T>().substr(0, 18) == "std::__1::ranges::");

/** The container inside a stack or queue, which the standard keeps as a protected member. */
template <class Adapter>
const typename Adapter::container_type& container_inside(const Adapter& adapter) {
  struct Opened : Adapter {
    static const typename Adapter::container_type& of(const Adapter& closed) { return closed.*&Opened::c; }
  };
  return Opened::of(adapter);
}

// ---- 2 Which values can be written ----------------------------------------------------------------------------------

/** `depth` counts the types around this one: a container can be derived from one of its own kind, `struct Trie : map<char, Trie>`. */
template <class T, int depth = 0>
constexpr const char* skip_reason();
constexpr int deepest_type = 24;

template <class T, int depth, std::size_t... index>
constexpr const char* first_skip_reason(std::index_sequence<index...>) {
  const char* found = nullptr;
  ((found = found != nullptr ? found : midrun__::skip_reason<bare<std::tuple_element_t<index, T>>, depth>()), ...);
  return found;
}

template <class T>
struct alternatives_of;
template <class... Alternatives>
struct alternatives_of<std::variant<Alternatives...>> {
  using type = std::tuple<Alternatives...>;
};

/** Why values of a type are left out of a report (the vocabulary of protocol.md), or nullptr when they can be written. */
template <class T, int depth>
constexpr const char* skip_reason() {
  if constexpr (depth > deepest_type) {
    return "unserialisable";
  } else if constexpr (is_scalar<T> || is_bitset<T> || is_complex<T> || std::is_same_v<T, std::monostate>) {
    return nullptr;
  } else if constexpr (has_fields<T>) {
    return nullptr;
  } else if constexpr (std::is_array_v<T>) {
    return midrun__::skip_reason<bare<std::remove_extent_t<T>>, depth + 1>();
  } else if constexpr (std::is_function_v<T> || std::is_function_v<std::remove_pointer_t<T>>) {
    return "function";
  } else if constexpr (std::is_pointer_v<T> || std::is_null_pointer_v<T> || std::is_member_pointer_v<T> || is_smart_pointer<T>) {
    return "pointer";
  } else if constexpr (specialises<T, std::function> || is_lambda<T>) {
    return "function";
  } else if constexpr (specialises<T, std::priority_queue>) {
    if (!std::is_copy_constructible_v<T> || !std::is_copy_constructible_v<typename T::value_type>) return "unserialisable";
    return midrun__::skip_reason<bare<typename T::value_type>, depth + 1>();
  } else if constexpr (is_adapter<T> || specialises<T, std::optional> || specialises<T, std::atomic>) {
    return midrun__::skip_reason<bare<typename T::value_type>, depth + 1>();
  } else if constexpr (specialises<T, std::reference_wrapper>) {
    return midrun__::skip_reason<bare<typename T::type>, depth + 1>();
  } else if constexpr (specialises<T, std::variant>) {
    using All = typename alternatives_of<T>::type;
    return midrun__::first_skip_reason<All, depth + 1>(std::make_index_sequence<std::tuple_size_v<All>>{});
  } else if constexpr (is_product<T>) {
    return midrun__::first_skip_reason<T, depth + 1>(std::make_index_sequence<std::tuple_size_v<T>>{});
  } else if constexpr (iterator_like<T>::value) {
    return "iterator";
  } else if constexpr (is_lazy_view<T>) {
    return "unserialisable";
  } else if constexpr (is_range<T>) {
    return midrun__::skip_reason<element_of<T>, depth + 1>();
  } else {
    return "unserialisable";
  }
}

// ---- 3 Readable type names ------------------------------------------------------------------------------------------

template <class T>
std::string type_name();

template <class T, std::size_t... index>
std::string argument_names(std::index_sequence<index...>) {
  std::string names;
  ((names += (index == 0 ? "" : ", ") + midrun__::type_name<bare<std::tuple_element_t<index, T>>>()), ...);
  return names;
}

/** The last part of a qualified name, without template arguments: `tree` of `__gnu_pbds::tree<int, ...>`. */
std::string short_name(std::string_view name);

/** A type as a reader of the program would write it: `map<string, int>`, `int[200005]`, a struct by its name. */
template <class T>
std::string type_name() {
  if constexpr (is_bool<T>) return "bool";
  else if constexpr (std::is_same_v<T, char>) return "char";
  else if constexpr (std::is_same_v<T, signed char>) return "signed char";
  else if constexpr (std::is_same_v<T, unsigned char>) return "unsigned char";
  else if constexpr (std::is_same_v<T, short>) return "short";
  else if constexpr (std::is_same_v<T, unsigned short>) return "unsigned short";
  else if constexpr (std::is_same_v<T, int>) return "int";
  else if constexpr (std::is_same_v<T, unsigned>) return "unsigned int";
  else if constexpr (std::is_same_v<T, long>) return "long";
  else if constexpr (std::is_same_v<T, unsigned long>) return "unsigned long";
  else if constexpr (std::is_same_v<T, long long>) return "long long";
  else if constexpr (std::is_same_v<T, unsigned long long>) return "unsigned long long";
  else if constexpr (std::is_same_v<T, __int128>) return "__int128";
  else if constexpr (std::is_same_v<T, unsigned __int128>) return "unsigned __int128";
  else if constexpr (is_integer<T>) {  // wchar_t, char8_t, char16_t, char32_t
    return midrun__::type_name<std::conditional_t<std::is_signed_v<T>, std::make_signed_t<T>, std::make_unsigned_t<T>>>();
  } else if constexpr (std::is_same_v<T, float>) return "float";
  else if constexpr (std::is_same_v<T, double>) return "double";
  else if constexpr (std::is_same_v<T, long double>) return "long double";
  else if constexpr (std::is_same_v<T, std::string>) return "string";
  else if constexpr (std::is_same_v<T, std::string_view>) return "string_view";
  else if constexpr (has_fields<T>) return T::midrun__name();
  else if constexpr (std::is_array_v<T>) {
    std::string extents;
    std::string element = midrun__::type_name<bare<std::remove_all_extents_t<T>>>();
    std::string inner = midrun__::type_name<bare<std::remove_extent_t<T>>>();
    extents = "[" + std::to_string(std::extent_v<T>) + "]" + inner.substr(element.size());
    return element + extents;
  } else if constexpr (is_bitset<T>) return "bitset<" + std::to_string(T().size()) + ">";
  else if constexpr (std::is_enum_v<T>) {
    // Its value is written as an integer, so the type is one: its own name would read like that of a class.
    using Integer = std::underlying_type_t<T>;
    if constexpr (is_bool<Integer>) return "unsigned char";
    else if constexpr (std::is_same_v<Integer, char>) return std::is_signed_v<char> ? "signed char" : "unsigned char";
    else return midrun__::type_name<Integer>();
  } else if constexpr (specialises<T, std::variant>) {
    using All = typename alternatives_of<T>::type;
    return "variant<" + midrun__::argument_names<All>(std::make_index_sequence<std::tuple_size_v<All>>{}) + ">";
  } else if constexpr (is_product<T>) {
    std::string names = midrun__::argument_names<T>(std::make_index_sequence<std::tuple_size_v<T>>{});
    return (specialises<T, std::pair> ? "pair<" : "tuple<") + names + ">";
  } else if constexpr (is_map<T>) {
    return midrun__::short_name(compiler_name<T>()) + "<" + midrun__::type_name<bare<typename T::key_type>>() + ", " +
           midrun__::type_name<bare<typename T::mapped_type>>() + ">";
  } else if constexpr (is_adapter<T> || specialises<T, std::priority_queue> || specialises<T, std::optional> ||
                       specialises<T, std::atomic> || is_complex<T>) {
    return midrun__::short_name(compiler_name<T>()) + "<" + midrun__::type_name<bare<typename T::value_type>>() + ">";
  } else if constexpr (specialises<T, std::reference_wrapper>) {
    return "reference_wrapper<" + midrun__::type_name<bare<typename T::type>>() + ">";
  } else if constexpr (is_range<T>) {
    std::string size;
    if constexpr (std::is_same_v<T, std::array<element_of<T>, sizeof(T) / sizeof(element_of<T>)>>) {
      size = ", " + std::to_string(sizeof(T) / sizeof(element_of<T>));
    }
    return midrun__::short_name(compiler_name<T>()) + "<" + midrun__::type_name<element_of<T>>() + size + ">";
  } else return midrun__::short_name(compiler_name<T>());
}

// ---- 4 The canonical writer -----------------------------------------------------------------------------------------

bool is_utf8(std::string_view text);

/** Orders UTF-8 texts by their UTF-16 code units: characters beyond U+FFFF stand before U+E000. */
bool utf16_less(std::string_view left, std::string_view right);

/** The stored bits, since a variable nobody has set yet may hold what is no value of its type. */
template <class Bits, class T>
Bits raw_value(const T& x) {
  static_assert(sizeof(Bits) == sizeof(T));
  Bits bits;
  std::memcpy(&bits, const_cast<const void*>(static_cast<const volatile void*>(std::addressof(x))), sizeof bits);
  return bits;
}

struct named_texts;

constexpr std::size_t no_limit = SIZE_MAX;
constexpr int depth_limit = 200;

/** Writes values as canonical JSON (reference: RFC 8785, with integers of any size and floats that keep a fraction). */
class canonical_writer {
 public:
  explicit canonical_writer(std::size_t limit = no_limit, int depth = 0) : limit_(limit), depth_(depth) {}

  std::string text;
  /** Why the value could not be written: `too_large` or `depth`; nullptr when all is well. */
  const char* failure = nullptr;
  /** Types of the fields of structs, which the name of a struct does not tell. */
  std::set<std::string> holds;

  bool failed() {
    if (text.size() > limit_) failure = "too_large";
    return failure != nullptr;
  }

  /** Gives up before any work when so many elements cannot fit: each needs a byte and a comma. */
  bool cannot_hold(std::size_t elements) {
    if (elements > limit_ / 2) failure = "too_large";
    return failure != nullptr;
  }

  template <class T>
  void value(const T& x);

  void string(std::string_view x);
  void quoted(std::string_view x);

  template <class Iterator, class End>
  void sequence(Iterator begin, End end) {
    text += '[';
    bool first = true;
    for (; begin != end && !failed(); ++begin) {
      if (!first) text += ',';
      first = false;
      value<bare<decltype(*begin)>>(*begin);
    }
    text += ']';
  }

  template <class Integer>
  void integer(Integer x) {
    unsigned __int128 magnitude = x;
    if (x < 0) {
      text += '-';
      magnitude = -magnitude;
    }
    char digits[40];
    int at = 40;
    do digits[--at] = char('0' + int(magnitude % 10));
    while (magnitude /= 10);
    text.append(digits + at, 40 - at);
  }

  /** A reader of JSON has doubles and nothing longer. */
  void floating(long double x) { floating(double(x)); }

  /** Shortest digits that round-trip, laid out as ECMAScript's Number::toString does, with `.0` where it has no point. */
  template <class Float>
  void floating(Float x) {
    if (__builtin_isnan(x)) {
      text += "{\"$float\":\"nan\"}";
      return;
    }
    if (__builtin_isinf(x)) {
      text += x < 0 ? "{\"$float\":\"-inf\"}" : "{\"$float\":\"inf\"}";
      return;
    }
    char buffer[128];
    auto written = std::to_chars(buffer, buffer + sizeof buffer, x, std::chars_format::scientific);
    std::string_view scientific(buffer, written.ptr - buffer);
    if (scientific[0] == '-') {
      text += '-';
      scientific.remove_prefix(1);
    }
    std::size_t exponent_at = scientific.find('e');
    std::string digits;
    for (char c : scientific.substr(0, exponent_at)) {
      if (c != '.') digits += c;
    }
    while (digits.size() > 1 && digits.back() == '0') digits.pop_back();
    int count = int(digits.size());
    int point = std::atoi(std::string(scientific.substr(exponent_at + 1)).c_str()) + 1;  // digits before the point
    if (digits == "0") {
      text += "0.0";
    } else if (count <= point && point <= 21) {
      text += digits + std::string(point - count, '0') + ".0";
    } else if (0 < point && point <= 21) {
      text += digits.substr(0, point) + "." + digits.substr(point);
    } else if (-6 < point && point <= 0) {
      text += "0." + std::string(-point, '0') + digits;
    } else {
      text += digits.substr(0, 1);
      if (count > 1) text += "." + digits.substr(1);
      text += point - 1 < 0 ? "e-" : "e+";
      text += std::to_string(std::abs(point - 1));
    }
  }

 private:
  friend class midrun__visitor;
  std::size_t limit_;
  int depth_;

  void hex(unsigned char byte);

  template <class Map>
  void map(const Map& x);
  template <class Range>
  void unordered(const Range& x);
  template <class T>
  void fields(const T& x);
  void write_fields(named_texts& named);
  template <class Queue>
  void pop_order(Queue copy) {
    text += '[';
    for (bool first = true; !copy.empty() && !failed(); copy.pop(), first = false) {
      if (!first) text += ',';
      value<bare<decltype(copy.top())>>(copy.top());
    }
    text += ']';
  }
};

/** The canonical JSON of a value. */
template <class T>
std::string canonical_json(const T& x) {
  canonical_writer writer;
  writer.value<bare<T>>(x);
  return writer.text;
}

struct canonical_order {
  /** Numbers by value, strings by bytes, pairs and sequences element by element, anything else by its text. */
  template <class T>
  static int compare(const T& left, const T& right) {
    if constexpr (is_scalar<T> && !std::is_same_v<T, char>) {
      return left < right ? -1 : right < left ? 1 : 0;
    } else if constexpr (std::is_same_v<T, char>) {
      return int((unsigned char)left) - int((unsigned char)right);
    } else if constexpr (is_product<T>) {
      return products(left, right, std::make_index_sequence<std::tuple_size_v<T>>{});
    } else if constexpr (is_range<T> && !is_unordered<T> && !has_fields<T>) {
      auto a = std::begin(left);
      auto b = std::begin(right);
      for (; a != std::end(left) && b != std::end(right); ++a, ++b) {
        int order = compare<element_of<T>>(*a, *b);
        if (order != 0) return order;
      }
      return a != std::end(left) ? 1 : b != std::end(right) ? -1 : 0;
    } else {
      return midrun__::canonical_json(left).compare(midrun__::canonical_json(right));
    }
  }

 private:
  template <class T, std::size_t... index>
  static int products(const T& left, const T& right, std::index_sequence<index...>) {
    int order = 0;
    ((order = order != 0 ? order : compare<bare<std::tuple_element_t<index, T>>>(std::get<index>(left), std::get<index>(right))), ...);
    return order;
  }
};

/** Whether a value is the zero of its type; it bounds the used part of a C array. */
template <class T>
bool is_zero(const T& x);

/** Fields of a struct with their texts. */
struct named_texts {
  std::vector<std::pair<std::string, std::string>> list;
};

template <class T>
void midrun__visitor::midrun__field(const char* name, const T& x) {
  if constexpr (is_volatile<T> && is_scalar<bare<T>>) {
    midrun__field<bare<T>>(name, bare<T>(x));
  } else if constexpr (!is_volatile<T> && midrun__::skip_reason<bare<T>>() == nullptr) {
    if (writer_ == nullptr) {
      all_zero_ = all_zero_ && midrun__::is_zero<bare<T>>(x);
    } else if (!writer_->failed()) {
      canonical_writer field(writer_->limit_, writer_->depth_);
      field.value<bare<T>>(x);
      if (field.failed()) writer_->failure = field.failure;
      writer_->holds.insert(midrun__::type_name<bare<T>>());
      writer_->holds.merge(field.holds);
      fields_->list.emplace_back(name, std::move(field.text));
    }
  }
}

template <class T>
void canonical_writer::fields(const T& x) {
  named_texts named;
  midrun__visitor visitor;
  visitor.writer_ = this;
  visitor.fields_ = &named;
  x.midrun__visit(visitor);
  write_fields(named);
}

/**
 * A map with scalar keys is an object; with other keys, or several values a key, an array of pairs. Floating-point numbers are no
 * keys of an object, since the same number can be written in several ways.
 */
template <class Map>
void canonical_writer::map(const Map& x) {
  using Key = bare<typename Map::key_type>;
  using Value = bare<typename Map::mapped_type>;
  using Entry = bare<decltype(*std::begin(x))>;
  if (cannot_hold(x.size())) return;
  std::vector<const Entry*> entries;
  for (auto& entry : x) entries.push_back(&entry);
  bool first = true;
  if constexpr (is_scalar<Key> && !is_float<Key> && !is_multimap<Map>) {
    std::vector<std::pair<std::string, const Entry*>> named;
    bool printable = true;
    for (const Entry* entry : entries) {
      std::string name;
      if constexpr (is_text<Key>) {
        name = std::string(entry->first);
      } else if constexpr (std::is_same_v<Key, char>) {
        name = std::string(1, entry->first);
      } else {
        name = midrun__::canonical_json(entry->first);
      }
      printable = printable && midrun__::is_utf8(name);
      named.emplace_back(std::move(name), entry);
    }
    if (printable) {
      std::stable_sort(named.begin(), named.end(), [](auto& a, auto& b) { return midrun__::utf16_less(a.first, b.first); });
      text += '{';
      for (auto& [name, entry] : named) {
        if (failed()) break;
        if (!first) text += ',';
        first = false;
        quoted(name);
        text += ':';
        value<Value>(entry->second);
      }
      text += '}';
      return;
    }
  }
  if constexpr (is_unordered<Map>) {
    std::stable_sort(entries.begin(), entries.end(), [](const Entry* a, const Entry* b) {
      int order = canonical_order::compare<Key>(a->first, b->first);
      if (order == 0 && is_multimap<Map>) order = canonical_order::compare<Value>(a->second, b->second);
      return order < 0;
    });
  }
  text += '[';
  for (const Entry* entry : entries) {
    if (failed()) break;
    if (!first) text += ',';
    first = false;
    text += '[';
    value<Key>(entry->first);
    text += ',';
    value<Value>(entry->second);
    text += ']';
  }
  text += ']';
}

template <class Range>
void canonical_writer::unordered(const Range& x) {
  using Element = element_of<Range>;
  if (cannot_hold(x.size())) return;
  std::vector<const Element*> elements;
  for (auto& element : x) elements.push_back(&element);
  std::stable_sort(elements.begin(), elements.end(),
                   [](const Element* a, const Element* b) { return canonical_order::compare<Element>(*a, *b) < 0; });
  text += '[';
  bool first = true;
  for (const Element* element : elements) {
    if (failed()) break;
    if (!first) text += ',';
    first = false;
    value<Element>(*element);
  }
  text += ']';
}

template <class T>
void canonical_writer::value(const T& x) {
  if (depth_ >= depth_limit) {
    failure = "depth";
    return;
  }
  depth_++;
  if constexpr (std::is_same_v<T, bool>) {
    text += midrun__::raw_value<unsigned char>(x) != 0 ? "true" : "false";
  } else if constexpr (is_bool<T>) {
    text += bool(x) ? "true" : "false";
  } else if constexpr (std::is_same_v<T, char>) {
    string(std::string_view(const_cast<const char*>(&x), 1));
  } else if constexpr (is_integer<T>) {
    integer(x);
  } else if constexpr (is_float<T>) {
    floating(x);
  } else if constexpr (std::is_enum_v<T>) {
    using Integer = std::underlying_type_t<T>;
    if constexpr (std::is_same_v<Integer, bool>) integer(int(midrun__::raw_value<unsigned char>(x)));
    else if constexpr (std::is_same_v<Integer, char>) integer(int(midrun__::raw_value<char>(x)));
    else integer(midrun__::raw_value<Integer>(x));
  } else if constexpr (is_text<T>) {
    string(x);
  } else if constexpr (has_fields<T>) {
    fields(x);
  } else if constexpr (is_bitset<T>) {
    string(x.to_string());
  } else if constexpr (is_complex<T>) {
    text += "{\"$complex\":[";
    value(x.real());
    text += ',';
    value(x.imag());
    text += "]}";
  } else if constexpr (std::is_same_v<T, std::monostate>) {
    text += "null";
  } else if constexpr (std::is_array_v<T>) {
    if constexpr (std::is_same_v<bare<std::remove_extent_t<T>>, char>) string(std::string_view(x, strnlen(x, std::extent_v<T>)));
    else sequence(std::begin(x), std::end(x));
  } else if constexpr (is_adapter<T>) {
    sequence(midrun__::container_inside(x).begin(), midrun__::container_inside(x).end());
  } else if constexpr (specialises<T, std::priority_queue>) {
    if (!cannot_hold(x.size())) pop_order(x);
  } else if constexpr (specialises<T, std::optional>) {
    if (x) value<bare<decltype(*x)>>(*x);
    else text += "null";
  } else if constexpr (specialises<T, std::atomic>) {
    value(x.load());
  } else if constexpr (specialises<T, std::reference_wrapper>) {
    value<bare<typename T::type>>(x.get());
  } else if constexpr (specialises<T, std::variant>) {
    if (x.valueless_by_exception()) text += "null";
    else std::visit([&](const auto& alternative) { value<bare<decltype(alternative)>>(alternative); }, x);
  } else if constexpr (is_product<T>) {
    text += '[';
    std::apply([&](const auto&... part) {
      bool first = true;
      ((text += first ? "" : ",", first = false, value<bare<decltype(part)>>(part)), ...);
    }, x);
    text += ']';
  } else if constexpr (is_map<T>) {
    map(x);
  } else if constexpr (is_unordered<T>) {
    unordered(x);
  } else if constexpr (is_range<T>) {
    sequence(std::begin(x), std::end(x));
  } else {
    static_assert(midrun__::skip_reason<T>() == nullptr && is_range<T>, "this value cannot be written as canonical JSON");
  }
  depth_--;
}

struct zero_test {
  template <class T>
  static bool of_fields(const T& x) {
    midrun__visitor visitor;
    x.midrun__visit(visitor);
    return visitor.all_zero_;
  }
};

template <class T>
bool is_zero(const T& x) {
  if constexpr (std::is_same_v<T, bool>) {
    return midrun__::raw_value<unsigned char>(x) == 0;
  } else if constexpr (is_bool<T>) {
    return !bool(x);
  } else if constexpr (is_float<T>) {
    return x == 0 && !__builtin_signbit(x);
  } else if constexpr (std::is_same_v<T, char> || is_integer<T>) {
    return x == T();
  } else if constexpr (std::is_enum_v<T>) {
    return midrun__::raw_value<std::conditional_t<std::is_same_v<std::underlying_type_t<T>, bool>, unsigned char, std::underlying_type_t<T>>>(x) == 0;
  } else if constexpr (has_fields<T>) {
    return zero_test::of_fields(x);
  } else if constexpr (is_bitset<T>) {
    return x.none();
  } else if constexpr (is_complex<T>) {
    return midrun__::is_zero(x.real()) && midrun__::is_zero(x.imag());
  } else if constexpr (specialises<T, std::optional>) {
    return !x.has_value();
  } else if constexpr (is_adapter<T> || specialises<T, std::priority_queue>) {
    return x.empty();
  } else if constexpr (is_product<T>) {
    return std::apply([](const auto&... part) { return (midrun__::is_zero<bare<decltype(part)>>(part) && ...); }, x);
  } else if constexpr (std::is_array_v<T> || std::is_same_v<T, std::array<element_of<T>, sizeof(T) / sizeof(std::conditional_t<is_range<T>, element_of<T>, T>)>>) {
    for (auto& element : x) {
      if (!midrun__::is_zero<bare<decltype(element)>>(element)) return false;
    }
    return true;
  } else if constexpr (is_range<T>) {
    return !(std::begin(x) != std::end(x));
  } else {
    return false;
  }
}

// ---- 5 C arrays and their used part ---------------------------------------------------------------------------------

/**
 * A C array of any rank as its first element and its extents, so that arrays whose extents are known only at run time
 * (a GNU extension that many contest programs use) are handled like the others.
 */
template <class Element>
struct array_view {
  const Element* first;
  std::vector<std::size_t> extents;

  /** Elements of one item along the dimension. */
  std::size_t stride(std::size_t dimension) const {
    std::size_t elements = 1;
    for (std::size_t k = dimension + 1; k < extents.size(); k++) elements *= extents[k];
    return elements;
  }

  /** Per dimension, the length up to the last element that is not zero. */
  std::vector<std::size_t> used() const {
    std::vector<std::size_t> lengths(extents.size(), 0);
    std::size_t total = extents.empty() ? 0 : stride(0) * extents[0];
    for (std::size_t begin = 0; begin < total; begin += extents.back()) {
      std::size_t length = used_of_row(first + begin, lengths.back());
      if (length == 0) continue;
      lengths.back() = std::max(lengths.back(), length);
      for (std::size_t k = 0; k + 1 < extents.size(); k++) lengths[k] = std::max(lengths[k], begin / stride(k) % extents[k] + 1);
    }
    return lengths;
  }

  /** Of one row of the last dimension: its used length where that is more than `known`, else any length from 1 on, or 0 when all is zero. */
  std::size_t used_of_row(const Element* row, std::size_t known) const {
    std::size_t length = extents.back();
    // Most of a large array is zero. The C library compares fast even where nothing is optimised.
    if constexpr (std::is_arithmetic_v<Element> || std::is_enum_v<Element>) {
      const char* bytes = reinterpret_cast<const char*>(row);
      if (length == 0 || (bytes[0] == 0 && std::memcmp(bytes, bytes + 1, length * sizeof(Element) - 1) == 0)) return 0;
    }
    for (std::size_t at = length; at > known; at--) {
      if (!midrun__::is_zero<bare<Element>>(row[at - 1])) return at;
    }
    for (std::size_t at = 0; at < known; at++) {
      if (!midrun__::is_zero<bare<Element>>(row[at])) return at + 1;
    }
    return 0;
  }

  /** Writes the part within the given lengths; the last dimension of characters is a string. */
  void write(canonical_writer& writer, const std::vector<std::size_t>& lengths, std::size_t dimension = 0, std::size_t offset = 0) const {
    std::size_t length = std::min(lengths[dimension], extents[dimension]);
    bool innermost = dimension + 1 == extents.size();
    if constexpr (std::is_same_v<bare<Element>, char>) {
      if (innermost) {
        const char* begin = const_cast<const char*>(first + offset);
        writer.string(std::string_view(begin, strnlen(begin, length)));
        return;
      }
    }
    if (innermost) {
      writer.sequence(first + offset, first + offset + length);
      return;
    }
    writer.text += '[';
    for (std::size_t k = 0; k < length && !writer.failed(); k++) {
      if (k > 0) writer.text += ',';
      write(writer, lengths, dimension + 1, offset + k * stride(dimension));
    }
    writer.text += ']';
  }

  std::string name() const {
    std::string text = midrun__::type_name<bare<Element>>();
    for (std::size_t extent : extents) text += "[" + std::to_string(extent) + "]";
    return text;
  }
};

template <class Array>
auto first_element(const Array& x) {
  if constexpr (std::is_array_v<Array>) return midrun__::first_element<std::remove_extent_t<Array>>(x[0]);
  else return std::addressof(x);
}

template <class Array, std::size_t... dimension>
std::vector<std::size_t> extents_of(std::index_sequence<dimension...>) {
  return {std::extent_v<Array, dimension>...};
}

/** What of an array is written: its used part, or the prefix that MIDRUN_PREFIXES gives; the used part is reported. */
struct report_access {
  static std::vector<std::size_t> shown_lengths(midrun__report& report, const char* name, const std::vector<std::size_t>& used,
                                                const std::vector<std::size_t>& extents);
};

// ---- 6 Reports ------------------------------------------------------------------------------------------------------

constexpr std::size_t field_bytes_limit = 16384;

/** Values that a report takes a copy of: a variable whose address is taken could not live in a register. */
template <class T>
constexpr bool is_plain = std::is_arithmetic_v<T> || is_int128<T> || std::is_enum_v<T>;

template <class T>
[[gnu::always_inline]] inline void midrun__report::midrun__value(const char* name, const T& x) {
  using Value = bare<T>;
  constexpr const char* reason = midrun__::skip_reason<Value>();
  if constexpr (is_volatile<T> && is_scalar<Value>) {
    midrun__value<Value>(name, Value(x));
  } else if constexpr (is_volatile<T>) {
    skip(name, "unserialisable");
  } else if constexpr (reason != nullptr) {
    skip(name, reason);
  } else if constexpr (std::is_array_v<Value>) {
    const std::vector<std::size_t> extents = midrun__::extents_of<Value>(std::make_index_sequence<std::rank_v<Value>>{});
    array<std::remove_cv_t<std::remove_all_extents_t<Value>>>(name, midrun__::first_element<T>(x), extents.data(), extents.size());
  } else if constexpr (is_plain<Value>) {
    plain<Value>(name, x);
  } else {
    object<Value>(name, x);
  }
}

template <class Element, class... Sizes>
void midrun__report::midrun__array(const char* name, const Element* first, Sizes... sizes) {
  constexpr const char* reason = midrun__::skip_reason<bare<Element>>();
  if constexpr (reason != nullptr) {
    skip(name, reason);
  } else if constexpr (std::is_array_v<Element> || is_volatile<Element>) {
    skip(name, "unserialisable");
  } else {
    const std::size_t bytes[] = {std::size_t(sizes)..., sizeof(Element)};
    std::size_t extents[sizeof...(sizes)];
    for (std::size_t k = 0; k < sizeof...(sizes); k++) extents[k] = bytes[k + 1] == 0 ? 0 : bytes[k] / bytes[k + 1];
    array<Element>(name, first, extents, sizeof...(sizes));
  }
}

template <class T>
[[gnu::noinline]] void midrun__report::plain(const char* name, T x) {
  object<T>(name, x);
}

template <class T>
[[gnu::noinline]] void midrun__report::object(const char* name, const T& x) {
  if (!wanted(name)) return;
  canonical_writer writer(field_bytes_limit);
  writer.value<T>(x);
  keep(name, writer, midrun__::type_name<T>().c_str());
}

template <class Element>
[[gnu::noinline]] void midrun__report::array(const char* name, const Element* first, const unsigned long* extents, unsigned long rank) {
  if (!wanted(name)) return;
  array_view<Element> view{first, std::vector<std::size_t>(extents, extents + rank)};
  canonical_writer writer(field_bytes_limit);
  view.write(writer, report_access::shown_lengths(*this, name, view.used(), view.extents));
  keep(name, writer, view.name().c_str());
}

// Types of many programs, compiled once with the session instead of with every program.
#if defined(MIDRUN_APART) || defined(MIDRUN_RUNTIME)
#ifdef MIDRUN_RUNTIME
#define MIDRUN_TEMPLATE template
#else
#define MIDRUN_TEMPLATE extern template
#endif
#define MIDRUN_OBJECT(...)                                                 \
  MIDRUN_TEMPLATE void canonical_writer::value<__VA_ARGS__>(const __VA_ARGS__&); \
  MIDRUN_TEMPLATE void midrun__report::object<__VA_ARGS__>(const char*, const __VA_ARGS__&);
#define MIDRUN_ARRAY(...) \
  MIDRUN_TEMPLATE void midrun__report::array<__VA_ARGS__>(const char*, const __VA_ARGS__*, const unsigned long*, unsigned long);
#define MIDRUN_PLAIN(...)   \
  MIDRUN_OBJECT(__VA_ARGS__) \
  MIDRUN_TEMPLATE void midrun__report::plain<__VA_ARGS__>(const char*, __VA_ARGS__);
#define MIDRUN_ELEMENT(...)                 \
  MIDRUN_ARRAY(__VA_ARGS__)                 \
  MIDRUN_OBJECT(std::vector<__VA_ARGS__>)   \
  MIDRUN_OBJECT(std::vector<std::vector<__VA_ARGS__>>)
#define MIDRUN_ORDERED(...)                          \
  MIDRUN_OBJECT(std::set<__VA_ARGS__>)               \
  MIDRUN_OBJECT(std::map<__VA_ARGS__, int>)          \
  MIDRUN_OBJECT(std::queue<__VA_ARGS__>)             \
  MIDRUN_OBJECT(std::priority_queue<__VA_ARGS__>)    \
  MIDRUN_OBJECT(std::priority_queue<__VA_ARGS__, std::vector<__VA_ARGS__>, std::greater<__VA_ARGS__>>)

MIDRUN_PLAIN(bool)
MIDRUN_PLAIN(char)
MIDRUN_PLAIN(int)
MIDRUN_PLAIN(unsigned)
MIDRUN_PLAIN(long)
MIDRUN_PLAIN(long long)
MIDRUN_PLAIN(unsigned long long)
MIDRUN_PLAIN(double)
MIDRUN_PLAIN(long double)
using known_pair = std::pair<int, int>;
using known_long_pair = std::pair<long long, long long>;
MIDRUN_OBJECT(std::string)
MIDRUN_OBJECT(known_pair)
MIDRUN_OBJECT(known_long_pair)
MIDRUN_ELEMENT(bool)
MIDRUN_ELEMENT(char)
MIDRUN_ELEMENT(int)
MIDRUN_ARRAY(std::vector<int>)
MIDRUN_ELEMENT(long long)
MIDRUN_ARRAY(double)
MIDRUN_OBJECT(std::vector<double>)
MIDRUN_ELEMENT(std::string)
MIDRUN_ELEMENT(known_pair)
MIDRUN_OBJECT(std::vector<known_long_pair>)
MIDRUN_OBJECT(std::map<char, int>)
MIDRUN_OBJECT(std::set<char>)
MIDRUN_ORDERED(int)
MIDRUN_ORDERED(long long)
MIDRUN_ORDERED(std::string)
MIDRUN_OBJECT(std::queue<known_pair>)
MIDRUN_OBJECT(std::set<known_pair>)
#endif

}  // namespace midrun__

#endif

// What an instrumented C++ program carries with it: canonical JSON of any live value, step and loop counters, and the
// reports of protocol.md. Force-included before the program's own text, for C++17, 20 and 23.
//
// Everything lives in the namespace midrun__. Names that the injected text uses begin with midrun__ as well, because a
// program's macros (`#define value second`) are in force where they stand; the other names are safe, since this file is
// read before any macro of the program exists. Calls inside are to members or qualified, so that no overload of the
// program's own is found by argument-dependent lookup.
//
// Sections: 1 kinds of types   2 which values can be written   3 readable type names   4 the canonical writer
//           5 C arrays and their used part   6 the session: mode, targets, counters   7 loop instances   8 reports
#ifndef MIDRUN_EMITTER_HPP
#define MIDRUN_EMITTER_HPP

#include <bits/stdc++.h>
#include <unistd.h>

namespace midrun__ {

// ---- 1 Kinds of types -----------------------------------------------------------------------------------------------

class midrun__visitor;

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

/** What `vector<bool>` and `bitset` hand out in place of a bool. */
template <class T>
constexpr bool is_bit_reference = std::is_same_v<T, std::vector<bool>::reference>;
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
struct hashed<T, std::void_t<typename T::hash_fn, typename T::eq_fn>> : std::true_type {};  // __gnu_pbds tables
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

/** The container inside a stack or queue, which the standard keeps as a protected member. */
template <class Adapter>
const typename Adapter::container_type& container_inside(const Adapter& adapter) {
  struct Opened : Adapter {
    static const typename Adapter::container_type& of(const Adapter& closed) { return closed.*&Opened::c; }
  };
  return Opened::of(adapter);
}

// ---- 2 Which values can be written ----------------------------------------------------------------------------------

template <class T>
constexpr const char* skip_reason();

template <class T, std::size_t... index>
constexpr const char* first_skip_reason(std::index_sequence<index...>) {
  const char* found = nullptr;
  ((found = found != nullptr ? found : midrun__::skip_reason<bare<std::tuple_element_t<index, T>>>()), ...);
  return found;
}

template <class T>
struct alternatives_of;
template <class... Alternatives>
struct alternatives_of<std::variant<Alternatives...>> {
  using type = std::tuple<Alternatives...>;
};

/** Why values of a type are left out of a report (the vocabulary of protocol.md), or nullptr when they can be written. */
template <class T>
constexpr const char* skip_reason() {
  if constexpr (is_scalar<T> || is_bitset<T> || specialises<T, std::complex> || std::is_same_v<T, std::monostate>) {
    return nullptr;
  } else if constexpr (has_fields<T>) {
    return nullptr;
  } else if constexpr (std::is_array_v<T>) {
    return midrun__::skip_reason<bare<std::remove_extent_t<T>>>();
  } else if constexpr (std::is_function_v<T> || std::is_function_v<std::remove_pointer_t<T>>) {
    return "function";
  } else if constexpr (std::is_pointer_v<T> || std::is_null_pointer_v<T> || std::is_member_pointer_v<T> || is_smart_pointer<T>) {
    return "pointer";
  } else if constexpr (specialises<T, std::function> || is_lambda<T>) {
    return "function";
  } else if constexpr (specialises<T, std::priority_queue>) {
    if (!std::is_copy_constructible_v<T> || !std::is_copy_constructible_v<typename T::value_type>) return "unserialisable";
    return midrun__::skip_reason<bare<typename T::value_type>>();
  } else if constexpr (is_adapter<T> || specialises<T, std::optional> || specialises<T, std::atomic>) {
    return midrun__::skip_reason<bare<typename T::value_type>>();
  } else if constexpr (specialises<T, std::reference_wrapper>) {
    return midrun__::skip_reason<bare<typename T::type>>();
  } else if constexpr (specialises<T, std::variant>) {
    using All = typename alternatives_of<T>::type;
    return midrun__::first_skip_reason<All>(std::make_index_sequence<std::tuple_size_v<All>>{});
  } else if constexpr (is_product<T>) {
    return midrun__::first_skip_reason<T>(std::make_index_sequence<std::tuple_size_v<T>>{});
  } else if constexpr (iterator_like<T>::value) {
    return "iterator";
  } else if constexpr (is_range<T>) {
    return midrun__::skip_reason<element_of<T>>();
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
inline std::string short_name(std::string_view name) {
  std::size_t template_at = name.find('<');
  if (template_at != std::string_view::npos && template_at > 0) name = name.substr(0, template_at);
  std::size_t scope_at = name.rfind("::");
  if (scope_at != std::string_view::npos) name = name.substr(scope_at + 2);
  return std::string(name);
}

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
  else if constexpr (std::is_same_v<T, float>) return "float";
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
    std::string name = midrun__::short_name(compiler_name<T>());
    return name.empty() || name[0] == '<' || name[0] == '(' ? "enum" : name;
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
                       specialises<T, std::atomic> || specialises<T, std::complex>) {
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

inline bool is_utf8(std::string_view text) {
  auto continues = [&](std::size_t at) { return at < text.size() && ((unsigned char)text[at] & 0xC0) == 0x80; };
  for (std::size_t at = 0; at < text.size();) {
    unsigned char lead = text[at];
    unsigned char next = at + 1 < text.size() ? text[at + 1] : 0;
    std::size_t length = lead < 0x80 ? 1 : lead < 0xC2 ? 0 : lead < 0xE0 ? 2 : lead < 0xF0 ? 3 : lead < 0xF5 ? 4 : 0;
    if (length == 0) return false;
    for (std::size_t k = 1; k < length; k++) {
      if (!continues(at + k)) return false;
    }
    bool overlong = (lead == 0xE0 && next < 0xA0) || (lead == 0xF0 && next < 0x90);
    bool surrogate = lead == 0xED && next > 0x9F;
    bool beyond_unicode = lead == 0xF4 && next > 0x8F;
    if (overlong || surrogate || beyond_unicode) return false;
    at += length;
  }
  return true;
}

/** Orders UTF-8 texts by their UTF-16 code units: characters beyond U+FFFF stand before U+E000. */
inline bool utf16_less(std::string_view left, std::string_view right) {
  auto rank = [](char unit) { return (unsigned char)unit >= 0xF0 ? 0x1DB : 2 * (unsigned char)unit; };
  std::size_t shared = std::min(left.size(), right.size());
  for (std::size_t at = 0; at < shared; at++) {
    if (left[at] == right[at]) continue;
    bool both_beyond = (unsigned char)left[at] >= 0xF0 && (unsigned char)right[at] >= 0xF0;
    if (both_beyond) return (unsigned char)left[at] < (unsigned char)right[at];
    return rank(left[at]) < rank(right[at]);
  }
  return left.size() < right.size();
}

/** The stored bits, since a variable nobody has set yet may hold what is no value of its type. */
template <class Bits, class T>
Bits raw_value(const T& x) {
  static_assert(sizeof(Bits) == sizeof(T));
  Bits bits;
  std::memcpy(&bits, const_cast<const void*>(static_cast<const volatile void*>(std::addressof(x))), sizeof bits);
  return bits;
}

constexpr std::size_t no_limit = SIZE_MAX;
constexpr int depth_limit = 200;

/** Writes values as canonical JSON (reference: RFC 8785, with integers of any size and floats that keep a fraction). */
class canonical_writer {
 public:
  explicit canonical_writer(std::size_t limit = no_limit, int depth = 0) : limit_(limit), depth_(depth) {}

  std::string text;
  /** Why the value could not be written: `too_large` or `depth`; nullptr when all is well. */
  const char* failure = nullptr;

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

  void string(std::string_view x) {
    if (!midrun__::is_utf8(x)) {
      text += "{\"$bytes\":\"";
      for (unsigned char byte : x) hex(byte);
      text += "\"}";
      return;
    }
    quoted(x);
  }

  void quoted(std::string_view x) {
    text += '"';
    for (char c : x) {
      switch (c) {
        case '"': text += "\\\""; break;
        case '\\': text += "\\\\"; break;
        case '\b': text += "\\b"; break;
        case '\t': text += "\\t"; break;
        case '\n': text += "\\n"; break;
        case '\f': text += "\\f"; break;
        case '\r': text += "\\r"; break;
        default:
          if ((unsigned char)c < 0x20) {
            text += "\\u00";
            hex(c);
          } else {
            text += c;
          }
      }
    }
    text += '"';
  }

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
    if (std::isnan(x)) {
      text += "{\"$float\":\"nan\"}";
      return;
    }
    if (std::isinf(x)) {
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

  void hex(unsigned char byte) {
    const char* digits = "0123456789abcdef";
    text += digits[byte >> 4];
    text += digits[byte & 15];
  }

  template <class Map>
  void map(const Map& x);
  template <class Range>
  void unordered(const Range& x);
  template <class T>
  void fields(const T& x);
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

/** What the members injected into the program's structs call: writes their fields, or asks whether all are zero. */
class midrun__visitor {
 public:
  template <class T>
  void midrun__field(const char* name, const T& x) {
    if constexpr (is_volatile<T> && is_scalar<bare<T>>) {
      midrun__field<bare<T>>(name, bare<T>(x));
    } else if constexpr (!is_volatile<T> && midrun__::skip_reason<bare<T>>() == nullptr) {
      if (writer_ == nullptr) {
        all_zero = all_zero && midrun__::is_zero<bare<T>>(x);
      } else if (!writer_->failed()) {
        canonical_writer field(writer_->limit_, writer_->depth_);
        field.value<bare<T>>(x);
        if (field.failed()) writer_->failure = field.failure;
        fields.emplace_back(name, std::move(field.text));
      }
    }
  }

 private:
  friend class canonical_writer;
  template <class T>
  friend bool is_zero(const T& x);
  explicit midrun__visitor(canonical_writer* writer) : writer_(writer) {}
  canonical_writer* writer_;
  bool all_zero = true;
  std::vector<std::pair<std::string, std::string>> fields;
};

template <class T>
void canonical_writer::fields(const T& x) {
  midrun__visitor visitor(this);
  x.midrun__visit(visitor);
  std::sort(visitor.fields.begin(), visitor.fields.end(), [](auto& a, auto& b) { return midrun__::utf16_less(a.first, b.first); });
  text += '{';
  bool first = true;
  for (auto& [name, json] : visitor.fields) {
    if (!first) text += ',';
    first = false;
    quoted(name);
    text += ':';
    text += json;
  }
  text += '}';
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
  } else if constexpr (specialises<T, std::complex>) {
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

template <class T>
bool is_zero(const T& x) {
  if constexpr (std::is_same_v<T, bool>) {
    return midrun__::raw_value<unsigned char>(x) == 0;
  } else if constexpr (is_bool<T>) {
    return !bool(x);
  } else if constexpr (is_float<T>) {
    return x == 0 && !std::signbit(x);
  } else if constexpr (std::is_same_v<T, char> || is_integer<T>) {
    return x == T();
  } else if constexpr (std::is_enum_v<T>) {
    return midrun__::raw_value<std::conditional_t<std::is_same_v<std::underlying_type_t<T>, bool>, unsigned char, std::underlying_type_t<T>>>(x) == 0;
  } else if constexpr (has_fields<T>) {
    midrun__visitor visitor(nullptr);
    x.midrun__visit(visitor);
    return visitor.all_zero;
  } else if constexpr (is_bitset<T>) {
    return x.none();
  } else if constexpr (specialises<T, std::complex>) {
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
    std::vector<std::size_t> lengths(extents.size(), 0), position(extents.size(), 0);
    std::size_t total = extents.empty() ? 0 : stride(0) * extents[0];
    for (std::size_t at = 0; at < total; at++) {
      if (!midrun__::is_zero<bare<Element>>(first[at])) {
        for (std::size_t k = 0; k < lengths.size(); k++) lengths[k] = std::max(lengths[k], position[k] + 1);
      }
      for (std::size_t k = lengths.size(); k-- > 0;) {
        if (++position[k] < extents[k]) break;
        position[k] = 0;
      }
    }
    return lengths;
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

template <class Array>
auto view_array(const Array& x) {
  using Element = std::remove_all_extents_t<Array>;
  return array_view<Element>{midrun__::first_element<Array>(x), midrun__::extents_of<Array>(std::make_index_sequence<std::rank_v<Array>>{})};
}

// ---- 6 The session: mode, targets, counters -------------------------------------------------------------------------

using count_t = unsigned long long;

/** Statements started so far, and the number after which the run is cut. Plain globals: they are touched at every step. */
inline count_t steps = 0;
inline count_t step_limit = ULLONG_MAX;

/** Writes one line to the report channel. */
inline void send_line(std::string line) {
  line += '\n';
  for (std::size_t at = 0; at < line.size();) {
    ssize_t written = ::write(3, line.data() + at, line.size() - at);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    at += std::size_t(written);
  }
}

[[noreturn, gnu::cold, gnu::noinline]] inline void end_as_too_long() {
  midrun__::send_line("{\"event\":\"too_long\",\"steps\":" + std::to_string(steps) + "}");
  ::_exit(0);
}

enum class place { start, inside, post };

/** Where to report: one line of MIDRUN_TARGETS, or the checkpoint of MIDRUN_CHECKPOINT. */
struct target {
  std::size_t loop = 0;
  count_t instance = 0, iteration = 0;
  bool at_start = false, at_inside = false, at_post = false;
};

/** What the end of a run says of one instance. */
struct finished_instance {
  count_t instance, iterations, steps;
  bool ended;
  /** True when `this` is to be listed before `other`: ended ones, then more steps, then the lower instance. */
  bool operator<(const finished_instance& other) const {
    if (ended != other.ended) return ended;
    return steps != other.steps ? steps > other.steps : instance < other.instance;
  }
};

struct loop_record {
  count_t instances = 0;
  bool has_target = false;
  /** At most 64, a heap whose top is listed last. */
  std::vector<finished_instance> listed;
};

class midrun__loop_instance;

inline std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  std::istringstream stream(text);
  while (std::getline(stream, part, separator)) {
    if (!part.empty()) parts.push_back(part);
  }
  return parts;
}

struct session {
  bool active = false, stops = false, reporting = false;
  count_t minimum_iterations = 20;
  std::vector<target> targets;
  bool all_fields = true;
  std::set<std::string> fields;
  std::map<std::string, std::vector<std::size_t>> prefixes;
  std::vector<loop_record> loops;
  /** Instances that have started and not ended, the newest first. */
  midrun__loop_instance* running = nullptr;

  session() {
    const char* mode = std::getenv("MIDRUN_MODE");
    if (mode == nullptr || *mode == 0) return;
    active = true;
    if (const char* limit = std::getenv("MIDRUN_STEP_LIMIT")) step_limit = std::strtoull(limit, nullptr, 10);
    if (const char* least = std::getenv("MIDRUN_MINIMUM_ITERATIONS")) minimum_iterations = std::strtoull(least, nullptr, 10);
    if (const char* names = std::getenv("MIDRUN_FIELDS")) {
      all_fields = false;
      for (auto& name : midrun__::split(names, ',')) fields.insert(name);
    }
    if (const char* cuts = std::getenv("MIDRUN_PREFIXES")) read_prefixes(cuts);
    if (std::strcmp(mode, "observe") == 0) read_targets();
    if (std::strcmp(mode, "stop") == 0) read_checkpoint();
    std::at_quick_exit([] { instance().end(); });
  }

  ~session() { end(); }

  static session& instance();

  loop_record& loop(std::size_t id) {
    if (id >= loops.size()) loops.resize(id + 1);
    return loops[id];
  }

  void finish(std::size_t loop_id, const finished_instance& finished) {
    if (finished.iterations < minimum_iterations) return;
    auto& listed = loop(loop_id).listed;
    if (listed.size() == 64) {
      if (!(finished < listed.front())) return;
      std::pop_heap(listed.begin(), listed.end());
      listed.pop_back();
    }
    listed.push_back(finished);
    std::push_heap(listed.begin(), listed.end());
  }

  /** Reports the end of the run. */
  void end();

 private:
  void read_prefixes(const char* text) {
    for (auto& cut : midrun__::split(text, ',')) {
      std::size_t equals = cut.find('=');
      if (equals == std::string::npos) continue;
      for (auto& length : midrun__::split(cut.substr(equals + 1), 'x')) {
        prefixes[cut.substr(0, equals)].push_back(std::strtoull(length.c_str(), nullptr, 10));
      }
    }
  }

  void add_target(std::vector<std::string> numbers, bool at_start, bool at_inside, bool at_post) {
    numbers.resize(3);
    target added;
    added.loop = std::strtoull(numbers[0].c_str(), nullptr, 10);
    added.instance = std::strtoull(numbers[1].c_str(), nullptr, 10);
    added.iteration = std::strtoull(numbers[2].c_str(), nullptr, 10);
    added.at_start = at_start;
    added.at_inside = at_inside;
    added.at_post = at_post;
    targets.push_back(added);
    loop(added.loop).has_target = true;
  }

  void read_targets() {
    const char* text = std::getenv("MIDRUN_TARGETS");
    if (text == nullptr) return;
    for (auto& one : midrun__::split(text, ';')) add_target(midrun__::split(one, ':'), true, true, true);
  }

  void read_checkpoint() {
    stops = true;
    const char* text = std::getenv("MIDRUN_CHECKPOINT");
    if (text == nullptr) return;
    auto parts = midrun__::split(text, ':');
    if (parts.size() < 3) return;
    bool inside = parts[0] == "inside";
    parts.erase(parts.begin());
    add_target(parts, false, inside, !inside);
  }
};

/** Made before any global of the program, and so ended after all of them. */
static session the_session;
inline session& session::instance() { return the_session; }

/** Counts one statement; free of effect where the compiler evaluates a constant. */
constexpr inline void midrun__step() {
  if (!__builtin_is_constant_evaluated()) {
    if (__builtin_expect(steps >= step_limit, 0)) midrun__::end_as_too_long();
    ++steps;
  }
}

// ---- 7 Loop instances -----------------------------------------------------------------------------------------------

/** One run of a loop statement: lives in a block around it, so that every way out of the loop is seen. */
class midrun__loop_instance {
 public:
  explicit midrun__loop_instance(std::size_t loop) : loop_(loop) {
    if (the_session.active && !the_session.reporting) begin();
  }
  midrun__loop_instance(const midrun__loop_instance&) = delete;

  ~midrun__loop_instance() {
    if (number_ != 0) leave(false);
  }

  /** Each question is asked at its place in the program; true when the state is to be reported there. */
  bool midrun__at_start() {
    place_ = place::start;
    return report_start_;
  }
  bool midrun__at_iteration() {
    if (__builtin_expect(++iterations_ != next_report_, 1)) return false;
    place_ = place::inside;
    find_next_report();
    return true;
  }
  bool midrun__at_end() {
    if (number_ == 0) return false;
    leave(true);
    place_ = place::post;
    return report_post_;
  }

 private:
  friend class midrun__report;
  friend struct session;
  std::size_t loop_;
  /** 0 when nothing is counted, or no longer. */
  count_t number_ = 0;
  /** The number that reports name; it outlives the end of the loop. */
  count_t report_number_ = 0;
  count_t iterations_ = 0, first_step_ = 0;
  /** Iteration to report next; 0 for none. */
  count_t next_report_ = 0;
  place place_ = place::start;
  bool report_start_ = false, report_post_ = false;
  midrun__loop_instance *older_ = nullptr, *newer_ = nullptr;

  [[gnu::noinline]] void begin() {
    loop_record& record = the_session.loop(loop_);
    number_ = ++record.instances;
    report_number_ = number_;
    first_step_ = steps;
    older_ = the_session.running;
    if (older_ != nullptr) older_->newer_ = this;
    the_session.running = this;
    if (!record.has_target) return;
    for (const target& one : the_session.targets) {
      if (one.loop != loop_ || one.instance != number_) continue;
      report_start_ = report_start_ || one.at_start;
      report_post_ = report_post_ || one.at_post;
    }
    find_next_report();
  }

  void find_next_report() {
    next_report_ = 0;
    for (const target& one : the_session.targets) {
      bool later = one.loop == loop_ && one.instance == number_ && one.at_inside && one.iteration > iterations_;
      if (later && (next_report_ == 0 || one.iteration < next_report_)) next_report_ = one.iteration;
    }
  }

  [[gnu::noinline]] void leave(bool ended) {
    the_session.finish(loop_, {number_, iterations_, steps - first_step_, ended});
    if (older_ != nullptr) older_->newer_ = newer_;
    if (newer_ != nullptr) newer_->older_ = older_;
    else the_session.running = older_;
    number_ = 0;
  }

};

inline void session::end() {
  if (!active) return;
  active = false;
  while (running != nullptr) running->leave(false);
  std::string line = "{\"event\":\"end\",\"steps\":" + std::to_string(steps) + ",\"loops\":[";
  bool first_loop = true;
  for (std::size_t id = 0; id < loops.size(); id++) {
    if (loops[id].instances == 0) continue;
    line += (first_loop ? "" : ",") + ("{\"loop\":" + std::to_string(id)) + ",\"instances\":" + std::to_string(loops[id].instances) + ",\"listed\":[";
    first_loop = false;
    std::sort(loops[id].listed.begin(), loops[id].listed.end());
    bool first = true;
    for (const finished_instance& one : loops[id].listed) {
      line += (first ? "" : ",") + ("{\"instance\":" + std::to_string(one.instance)) + ",\"iterations\":" + std::to_string(one.iterations) +
              ",\"steps\":" + std::to_string(one.steps) + ",\"ended\":" + (one.ended ? "true" : "false") + "}";
      first = false;
    }
    line += "]}";
  }
  midrun__::send_line(line + "]}");
}

// ---- 8 Reports ------------------------------------------------------------------------------------------------------

constexpr std::size_t field_bytes_limit = 16384;

/** Collects the fields of one state and sends them when it goes out of scope; in stop mode the process ends there. */
class midrun__report {
 public:
  explicit midrun__report(const midrun__loop_instance& instance) : instance_(instance), steps_(steps), step_limit_(step_limit) {
    // Comparisons and copies that writing needs may run statements of the program: they count for nothing.
    the_session.reporting = true;
    step_limit = ULLONG_MAX;
  }
  midrun__report(const midrun__report&) = delete;

  [[gnu::cold]] ~midrun__report() {
    send();
    if (the_session.stops) {
      std::cout.flush();
      std::fflush(nullptr);
      ::_exit(0);
    }
    steps = steps_;
    step_limit = step_limit_;
    the_session.reporting = false;
  }

  template <class T>
  [[gnu::cold, gnu::noinline]] void midrun__value(const char* name, const T& x) {
    using Value = bare<T>;
    if (!wanted(name)) return;
    constexpr const char* reason = midrun__::skip_reason<Value>();
    if constexpr (is_volatile<T> && is_scalar<Value>) {
      midrun__value<Value>(name, Value(x));
    } else if constexpr (is_volatile<T>) {
      skipped_[name] = "unserialisable";
    } else if constexpr (reason != nullptr) {
      skipped_[name] = reason;
    } else if constexpr (std::is_array_v<Value>) {
      array(name, midrun__::view_array<T>(x));
    } else {
      canonical_writer writer(field_bytes_limit);
      writer.value<Value>(x);
      keep(name, writer, midrun__::type_name<Value>());
    }
  }

  /**
   * An array whose extents may be known only at run time: its first element, and the sizes in bytes of the whole, of one
   * row, and so on.
   */
  template <class Element, class... Sizes>
  [[gnu::cold, gnu::noinline]] void midrun__array(const char* name, const Element* first, Sizes... sizes) {
    if (!wanted(name)) return;
    constexpr const char* reason = midrun__::skip_reason<bare<Element>>();
    if constexpr (reason != nullptr) {
      skipped_[name] = reason;
    } else if constexpr (std::is_array_v<Element>) {
      skipped_[name] = "unserialisable";
    } else {
      std::vector<std::size_t> extents, bytes{std::size_t(sizes)..., sizeof(Element)};
      for (std::size_t k = 0; k + 1 < bytes.size(); k++) extents.push_back(bytes[k + 1] == 0 ? 0 : bytes[k] / bytes[k + 1]);
      array(name, array_view<Element>{first, extents});
    }
  }

 private:
  struct by_utf16 {
    bool operator()(const std::string& a, const std::string& b) const { return midrun__::utf16_less(a, b); }
  };
  using table = std::map<std::string, std::string, by_utf16>;

  const midrun__loop_instance& instance_;
  count_t steps_, step_limit_;
  table state_, types_, skipped_, used_;

  bool wanted(const char* name) const { return the_session.all_fields || the_session.fields.count(name) > 0; }

  void keep(const char* name, canonical_writer& writer, const std::string& type) {
    if (writer.failed()) {
      skipped_[name] = writer.failure;
      return;
    }
    state_[name] = writer.text;
    types_[name] = type;
  }

  template <class View>
  void array(const char* name, const View& view) {
    std::vector<std::size_t> lengths = view.used();
    used_[name] = midrun__::canonical_json(lengths);
    auto prefix = the_session.prefixes.find(name);
    if (prefix != the_session.prefixes.end()) {
      lengths = view.extents;
      for (std::size_t k = 0; k < lengths.size() && k < prefix->second.size(); k++) lengths[k] = prefix->second[k];
    }
    canonical_writer writer(field_bytes_limit);
    view.write(writer, lengths);
    keep(name, writer, view.name());
  }

  static void append(std::string& line, const char* key, const table& entries, bool values_are_json) {
    canonical_writer writer;
    bool first = true;
    writer.text += ",\"" + std::string(key) + "\":{";
    for (const auto& [name, value] : entries) {
      if (!first) writer.text += ',';
      first = false;
      writer.quoted(name);
      writer.text += ':';
      if (values_are_json) writer.text += value;
      else writer.quoted(value);
    }
    line += writer.text + "}";
  }

  void send() const {
    const char* places[] = {"start", "inside", "post"};
    std::string line = "{\"event\":\"state\",\"where\":\"" + std::string(places[int(instance_.place_)]) + "\",\"loop\":" + std::to_string(instance_.loop_) +
                       ",\"instance\":" + std::to_string(instance_.report_number_) + ",\"iteration\":" + std::to_string(instance_.iterations_) +
                       ",\"step\":" + std::to_string(steps_);
    append(line, "state", state_, true);
    append(line, "types", types_, false);
    append(line, "skipped", skipped_, false);
    append(line, "used", used_, true);
    midrun__::send_line(line + "}");
  }
};

}  // namespace midrun__

#endif

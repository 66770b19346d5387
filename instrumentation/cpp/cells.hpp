// How many cells a value of a C++ program has (state-metrics.md), and the totals of a traced run. Read after emitter.hpp.
#ifndef MIDRUN_CELLS_HPP
#define MIDRUN_CELLS_HPP

namespace midrun__ {

// ---- 1 Types whose values all have the same number of cells -----------------------------------------------------------

template <class Owner>
struct member_owner<void (Owner::*)(midrun__cell_counter&) const> {
  using type = Owner;
};
template <class T, class = void>
struct with_cells : std::false_type {};
template <class T>
struct with_cells<T, std::void_t<decltype(&T::midrun__count_fields)>>
    : std::is_same<typename member_owner<decltype(&T::midrun__count_fields)>::type, T> {};

/** What says nothing of the program's state: code, places in containers, files. */
template <class T>
constexpr bool is_stateless = std::is_function_v<T> || specialises<T, std::function> || is_lambda<T> || std::is_base_of_v<std::ios_base, T>;

template <class T>
constexpr bool is_address = std::is_pointer_v<T> || std::is_null_pointer_v<T> || std::is_member_pointer_v<T> || is_smart_pointer<T> ||
                            specialises<T, std::reference_wrapper>;

template <class T, class = void>
struct with_size : std::false_type {};
template <class T>
struct with_size<T, std::void_t<decltype(std::declval<const T&>().size())>> : std::true_type {};

template <class T>
constexpr count_t fixed_cells();

template <class Product, std::size_t... index>
constexpr count_t product_cells(std::index_sequence<index...>) {
  return midrun__fixed_cells<bare<std::tuple_element_t<index, Product>>...>();
}

template <class T>
constexpr count_t repeated(count_t times) {
  return midrun__::fixed_cells<T>() == varies ? varies : 1 + times * midrun__::fixed_cells<T>();
}

/** Cells of every value of a type, or `varies`. */
template <class T>
constexpr count_t fixed_cells() {
  if constexpr (is_text<T>) return varies;
  else if constexpr (is_scalar<T> || is_complex<T> || is_address<T>) return 1;
  else if constexpr (is_stateless<T>) return 0;
  else if constexpr (with_cells<T>::value) return T::midrun__fixed_fields() == varies ? varies : 1 + T::midrun__fixed_fields();
  else if constexpr (is_bitset<T>) return 1 + T().size();
  else if constexpr (std::is_array_v<T>) return midrun__::repeated<bare<std::remove_extent_t<T>>>(std::extent_v<T>);
  else if constexpr (is_product<T>) {
    count_t parts = midrun__::product_cells<T>(std::make_index_sequence<std::tuple_size_v<T>>{});
    return parts == varies ? varies : 1 + parts;
  } else if constexpr (iterator_like<T>::value) return 0;
  else if constexpr (is_adapter<T> || specialises<T, std::priority_queue> || specialises<T, std::optional> || specialises<T, std::variant>) return varies;
  else if constexpr (is_range<T>) {
    constexpr std::size_t extent = sizeof(T) / sizeof(element_of<T>);
    if constexpr (std::is_same_v<T, std::array<element_of<T>, extent>>) return midrun__::repeated<element_of<T>>(extent);
    return varies;
  } else return 1;
}

template <class... Types>
constexpr count_t midrun__fixed_cells() {
  count_t sum = 0;
  ((sum = sum == varies || fixed_cells<bare<Types>>() == varies ? varies : sum + fixed_cells<bare<Types>>()), ...);
  return sum;
}

// ---- 2 Cells of one value -------------------------------------------------------------------------------------------

template <class T>
[[gnu::always_inline]] inline count_t cells(const T& x);

template <class Iterator>
[[gnu::noinline]] count_t cells_of_all(Iterator begin, Iterator end) {
  count_t sum = 0;
  for (; begin != end; ++begin) {
    ++trace_work;
    if constexpr (std::is_same_v<bare<decltype(*begin)>, bare<typename std::iterator_traits<Iterator>::value_type>>) sum += midrun__::cells(*begin);
    else sum += 1;
  }
  return sum;
}

template <class Map>
[[gnu::noinline]] count_t cells_of_entries(const Map& x) {
  count_t sum = 0;
  for (const auto& [key, value] : x) {
    ++trace_work;
    sum += midrun__::cells(key) + midrun__::cells(value);
  }
  return sum;
}

template <class Range>
count_t sized_range(const Range& x) {
  constexpr count_t each = fixed_cells<element_of<Range>>();
  if constexpr (each == varies) return 1 + midrun__::cells_of_all(std::begin(x), std::end(x));
  else if constexpr (with_size<Range>::value) return 1 + x.size() * each;
  else return 1 + std::distance(std::begin(x), std::end(x)) * each;
}

template <class T>
[[gnu::always_inline]] inline count_t cells(const T& x) {
  using Value = bare<T>;
  if constexpr (is_volatile<T>) {
    return 1;
  } else if constexpr (with_cells<Value>::value) {
    // Whether it varies is known to the compiler, but not yet inside the struct itself.
    if (fixed_cells<Value>() != varies) return fixed_cells<Value>();
    midrun__cell_counter counter;
    x.midrun__count_fields(counter);
    return 1 + counter.cells;
  } else if constexpr (fixed_cells<Value>() != varies) {
    return fixed_cells<Value>();
  } else if constexpr (is_text<Value>) {
    return 1 + x.size();
  } else if constexpr (std::is_array_v<Value>) {
    return 1 + midrun__::cells_of_all(std::begin(x), std::end(x));
  } else if constexpr (is_product<Value>) {
    return std::apply([](const auto&... part) { return 1 + (midrun__::cells(part) + ... + 0); }, x);
  } else if constexpr (is_adapter<Value> || specialises<Value, std::priority_queue>) {
    if constexpr (fixed_cells<bare<typename Value::value_type>>() != varies) return 1 + x.size() * fixed_cells<bare<typename Value::value_type>>();
    else return midrun__::cells(midrun__::container_inside(x));
  } else if constexpr (specialises<Value, std::optional>) {
    return x ? midrun__::cells(*x) : 1;
  } else if constexpr (specialises<Value, std::variant>) {
    return x.valueless_by_exception() ? 1 : std::visit([](const auto& alternative) { return midrun__::cells(alternative); }, x);
  } else if constexpr (is_map<Value>) {
    constexpr count_t key = fixed_cells<bare<typename Value::key_type>>(), mapped = fixed_cells<bare<typename Value::mapped_type>>();
    if constexpr (key != varies && mapped != varies) return 1 + x.size() * (key + mapped);
    else return 1 + midrun__::cells_of_entries(x);
  } else {
    return midrun__::sized_range(x);
  }
}

template <class T>
count_t midrun__cells(const T& x) {
  return midrun__::cells(x);
}

/** An array, given by its first element, cut to lengths. */
template <class Element, class Length>
count_t cells_within(const Element* first, const std::size_t* extents, const Length* lengths, std::size_t rank) {
  constexpr count_t each = fixed_cells<bare<Element>>();
  if (rank == 1) {
    if constexpr (each != varies) return 1 + lengths[0] * each;
    else return 1 + midrun__::cells_of_all(first, first + lengths[0]);
  }
  if (each != varies) return 1 + lengths[0] * midrun__::cells_within(first, extents + 1, lengths + 1, rank - 1);
  std::size_t row = 1;
  for (std::size_t k = 1; k < rank; k++) row *= extents[k];
  count_t sum = 1;
  for (std::size_t k = 0; k < lengths[0]; k++) sum += midrun__::cells_within(first + k * row, extents + 1, lengths + 1, rank - 1);
  return sum;
}

/** Lengths of the global arrays, by their number. */
[[gnu::init_priority(103)]] static std::vector<std::vector<std::size_t>> used_lengths;

template <class T>
count_t midrun__array_cells(unsigned number, const T& x) {
  static const std::vector<std::size_t> extents = midrun__::extents_of<T>(std::make_index_sequence<std::rank_v<T>>{});
  const auto& lengths = number < used_lengths.size() && used_lengths[number].size() == extents.size() ? used_lengths[number] : extents;
  return midrun__::cells_within(midrun__::first_element<T>(x), extents.data(), lengths.data(), extents.size());
}

template <class T>
void midrun__note_used(unsigned number, const T& x) {
  if (number >= used_lengths.size()) used_lengths.resize(number + 1);
  using Element = std::remove_all_extents_t<T>;
  array_view<Element> view{midrun__::first_element<T>(x), midrun__::extents_of<T>(std::make_index_sequence<std::rank_v<T>>{})};
  auto& lengths = used_lengths[number];
  lengths.resize(view.extents.size());
  const std::vector<std::size_t> used = view.used();
  for (std::size_t k = 0; k < used.size(); k++) lengths[k] = std::max(lengths[k], used[k]);
}

// ---- 3 Cells of all variables in sight ------------------------------------------------------------------------------

/** Where a variable lies, and whether it is a reference to something that may lie elsewhere. */
struct extent {
  const char* begin;
  const char* end;
  bool named;
};

template <class T>
extent extent_of(const T& x) {
  if constexpr (std::is_class_v<T> || std::is_array_v<T>) {
    auto begin = reinterpret_cast<const char*>(std::addressof(x));
    return {begin, begin + sizeof(T), false};
  }
  return {nullptr, nullptr, false};
}
template <class T>
extent extent_of(const midrun__named<T>& x) {
  extent found = midrun__::extent_of(x.of);
  found.named = true;
  return found;
}
template <class T>
extent extent_of(const midrun__sized<T>& x) {
  auto begin = reinterpret_cast<const char*>(x.first);
  return {begin, begin + x.bytes[0], false};
}

template <class T>
bool midrun__holds(const T& x, const void* address) {
  const extent found = midrun__::extent_of(x);
  return found.begin <= address && address < found.end;
}

static bool is_seen(const extent* all, std::size_t count, std::size_t index) {
  const char* address = all[index].begin;
  for (std::size_t k = 0; k < count; k++) {
    if (k != index && (k < index || !all[k].named) && all[k].begin <= address && address < all[k].end) return true;
  }
  return midrun__::midrun__is_global(address);
}

template <class T>
[[gnu::always_inline]] inline count_t cells_in_sight(const T& x, const extent*, std::size_t, std::size_t) {
  return midrun__::cells(x);
}
template <class T>
count_t cells_in_sight(const midrun__named<T>& x, const extent* all, std::size_t count, std::size_t index) {
  if (std::is_class_v<bare<T>> && midrun__::is_seen(all, count, index)) return 0;
  return midrun__::cells(x.of);
}
template <class T>
count_t cells_in_sight(const midrun__sized<T>& x, const extent*, std::size_t, std::size_t) {
  std::size_t extents[4];
  for (std::size_t k = 0; k < x.rank; k++) {
    std::size_t part = k + 1 < x.rank ? x.bytes[k + 1] : sizeof(T);
    extents[k] = part == 0 ? 0 : x.bytes[k] / part;
  }
  return midrun__::cells_within(x.first, extents, extents, x.rank);
}

template <class T>
constexpr bool is_named = false;
template <class T>
constexpr bool is_named<midrun__named<T>> = true;

template <class... Values>
[[gnu::always_inline]] inline void midrun__count(count_t others, const Values&... values) {
  // Counting may run code of the program, as `begin` of a container of its own: it observes nothing.
  const count_t observations = trace_observations;
  const unsigned row = last_row;
  until_sample = 0;
  count_t sum = others + midrun__global_cells();
  if constexpr ((is_named<Values> || ...)) {
    const extent all[] = {midrun__::extent_of(values)...};
    std::size_t index = 0;
    ((sum += midrun__::cells_in_sight(values, all, sizeof...(values), index), index++), ...);
  } else {
    sum += (midrun__::cells_in_sight(values, nullptr, 0, 0) + ... + 0);
  }
  ++trace_samples;
  trace_load += sum;
  if (sum > trace_peak) trace_peak = sum;
  // And one for each element that had to be looked at by itself.
  trace_work += 1 + sizeof...(values);
  trace_observations = observations;
  last_row = row;
  until_sample = __builtin_expect(trace_work > trace_work_limit, 0) ? 0 : trace_stride;
}

// ---- 4 The run ------------------------------------------------------------------------------------------------------

void send_line(std::string line);

static unsigned trace_places = 0;
static bool trace_ended = false;

static std::string joined_edges() {
  std::string text;
  for (unsigned from = 1; from <= trace_places; from++) {
    for (unsigned to = 1; to <= trace_places; to++) {
      if (!edges[from * (trace_places + 1) + to]) continue;
      text += (text.empty() ? "[" : ",[") + std::to_string(from) + "," + std::to_string(to) + "]";
    }
  }
  return text;
}

static std::string joined_lengths() {
  std::string text;
  for (const auto& lengths : used_lengths) {
    text += text.empty() ? "[" : ",[";
    for (std::size_t k = 0; k < lengths.size(); k++) text += (k == 0 ? "" : ",") + std::to_string(lengths[k]);
    text += "]";
  }
  return text;
}

void report_trace(const char* where) {
  if (edges == nullptr || trace_ended) return;
  const bool end = std::strcmp(where, "end") == 0;
  trace_ended = end;
  // Without samples, the run is one that looks for the used parts of arrays.
  if (trace_stride == 0) midrun__::midrun__note_all_used();
  std::string line = "{\"event\":\"trace\",\"where\":\"" + std::string(where) + "\",\"observations\":" + std::to_string(trace_observations) +
                     ",\"samples\":" + std::to_string(trace_samples) + ",\"load\":" + std::to_string(trace_load) +
                     ",\"peak\":" + std::to_string(trace_peak) + ",\"work\":" + std::to_string(trace_work) + ",\"problem\":null,\"edges\":[" +
                     midrun__::joined_edges() + "]";
  if (end) line += ",\"used\":[" + midrun__::joined_lengths() + "]";
  midrun__::send_line(line + "}");
}

midrun__trace::midrun__trace(unsigned places) {
  trace_places = places;
  edges = new bool[std::size_t(places + 1) * (places + 1)]();
  if (const char* stride = std::getenv("MIDRUN_STRIDE")) trace_stride = std::strtoull(stride, nullptr, 10);
  if (const char* limit = std::getenv("MIDRUN_WORK_LIMIT")) trace_work_limit = std::strtoull(limit, nullptr, 10);
  until_sample = (trace_stride + 1) / 2;
  if (trace_stride == 0) until_sample = 0;
  const char* lengths = std::getenv("MIDRUN_USED");
  if (lengths == nullptr || *lengths == 0) return;
  used_lengths.emplace_back();
  for (char* at = const_cast<char*>(lengths); *at != 0;) {
    if (*at == ';') used_lengths.emplace_back(), at++;
    else if (*at == 'x') at++;
    else used_lengths.back().push_back(std::strtoull(at, &at, 10));
  }
}

midrun__trace::~midrun__trace() { midrun__::report_trace("end"); }

void midrun__main_begins() {
  std::atexit([] { midrun__::report_trace("end"); });
  std::at_quick_exit([] { midrun__::report_trace("end"); });
}

}  // namespace midrun__

#endif

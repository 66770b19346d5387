// Counts cells the slow way, for tests of cells.hpp: walks every element of everything at every observation, and knows nothing of types
// whose values all have the same size. Read after trace-hooks.hpp, in the place of cells.hpp.
namespace midrun__ {

void send_line(std::string line);

template <class T>
concept pointing = std::is_pointer_v<T> || std::is_null_pointer_v<T> || requires(const T& x) { typename T::element_type; x.get(); };
template <class T>
concept plain_value = std::is_arithmetic_v<T> || std::is_enum_v<T> || std::is_same_v<T, __int128> || std::is_same_v<T, unsigned __int128>;
template <class T>
concept listing = requires(const T& x) { x.begin(); x.end(); };
template <class T>
concept keyed = listing<T> && requires { typename T::mapped_type; };
template <class T>
concept fielded = requires(const T& x, midrun__cell_counter& counter) { x.midrun__count_fields(counter); };
template <class T>
concept heap_like = requires(T x) { x.top(); x.pop(); };
template <class T>
concept queue_like = requires(T x) { x.front(); x.pop(); x.push(x.front()); } && !listing<T>;
template <class T>
concept pair_like = requires { std::tuple_size<T>::value; } && !listing<T>;
template <class T>
concept callable = requires { &T::operator(); };
template <class T>
concept iterating = requires { typename std::iterator_traits<T>::iterator_category; };

template <class T>
count_t midrun__cells(const T& x) {
  using Value = std::remove_cvref_t<T>;
  if constexpr (plain_value<Value> || pointing<Value>) return 1;
  else if constexpr (std::is_array_v<Value>) {
    count_t sum = 1;
    for (const auto& element : x) sum += midrun__::midrun__cells(element);
    return sum;
  } else if constexpr (std::is_same_v<Value, std::string>) {
    count_t sum = 1;
    for (char letter : x) sum += letter == letter;
    return sum;
  } else if constexpr (fielded<Value>) {
    midrun__cell_counter counter;
    x.midrun__count_fields(counter);
    return counter.cells + 1;
  } else if constexpr (keyed<Value>) {
    count_t sum = 1;
    for (const auto& entry : x) sum += midrun__::midrun__cells(entry.first) + midrun__::midrun__cells(entry.second);
    return sum;
  } else if constexpr (listing<Value>) {
    count_t sum = 1;
    for (auto at = x.begin(); at != x.end(); ++at) sum += midrun__::midrun__cells(static_cast<const typename Value::value_type&>(*at));
    return sum;
  } else if constexpr (heap_like<Value>) {
    count_t sum = 1;
    for (Value copy = x; !copy.empty(); copy.pop()) sum += midrun__::midrun__cells(copy.top());
    return sum;
  } else if constexpr (queue_like<Value>) {
    count_t sum = 1;
    for (Value copy = x; !copy.empty(); copy.pop()) sum += midrun__::midrun__cells(copy.front());
    return sum;
  } else if constexpr (pair_like<Value>) {
    count_t sum = 1;
    std::apply([&](const auto&... part) { ((sum += midrun__::midrun__cells(part)), ...); }, x);
    return sum;
  } else if constexpr (callable<Value> || iterating<Value>) return 0;
  else return 1;
}

inline std::vector<std::vector<std::size_t>> given_lengths() {
  std::vector<std::vector<std::size_t>> lengths(1);
  for (const char* at = std::getenv("MIDRUN_USED"); at != nullptr && *at != 0; at++) {
    if (*at == ';') lengths.emplace_back();
    if (std::isdigit(*at)) {
      char* end;
      lengths.back().push_back(std::strtoull(at, &end, 10));
      at = end - 1;
    }
  }
  return lengths;
}

template <class T>
count_t cut_cells(const T& x, const std::vector<std::size_t>& lengths, std::size_t dimension) {
  if constexpr (std::is_array_v<T>) {
    count_t sum = 1;
    for (std::size_t k = 0; k < lengths.at(dimension); k++) sum += midrun__::cut_cells(x[k], lengths, dimension + 1);
    return sum;
  } else {
    return midrun__::midrun__cells(x);
  }
}

template <class T>
count_t midrun__array_cells(unsigned number, const T& x) {
  return midrun__::cut_cells(x, midrun__::given_lengths().at(number), 0);
}

template <class T>
bool midrun__holds(const T& x, const void* address) {
  auto begin = reinterpret_cast<const char*>(std::addressof(x));
  return begin <= address && address < begin + sizeof(T);
}
template <class T>
bool midrun__holds(const midrun__named<T>& x, const void* address) {
  return midrun__::midrun__holds(x.of, address);
}
template <class T>
void midrun__note_used(unsigned, const T&) {}

template <class T>
constexpr bool is_reference = false;
template <class T>
constexpr bool is_reference<midrun__named<T>> = true;

template <class T, class... Others>
count_t seen_or_cells(const midrun__named<T>& x, std::size_t index, const Others&... others) {
  if (!std::is_class_v<T>) return 1;
  std::size_t k = 0;
  bool seen = midrun__::midrun__is_global(&x.of);
  ((seen = seen || (k != index && (k < index || !is_reference<Others>) && midrun__::midrun__holds(others, &x.of)), k++), ...);
  return seen ? 0 : midrun__::midrun__cells(x.of);
}
template <class T, class... Others>
count_t seen_or_cells(const T& x, std::size_t, const Others&...) {
  return midrun__::midrun__cells(x);
}

template <class T, class... Others>
count_t seen_or_cells(const midrun__sized<T>& x, std::size_t, const Others&...) {
  if (x.rank > 2) std::abort();
  std::size_t columns = x.bytes[x.rank - 1] / sizeof(T), rows = x.rank == 1 ? 1 : x.bytes[0] / x.bytes[1];
  count_t sum = x.rank == 1 ? 0 : 1;
  for (std::size_t row = 0; row < rows; row++) {
    sum++;
    for (std::size_t k = 0; k < columns; k++) sum += midrun__::midrun__cells(x.first[row * columns + k]);
  }
  return sum;
}

template <class... Values>
void midrun__count(count_t others, const Values&... values) {
  // Copies of heaps run comparisons of the program.
  const count_t observations = trace_observations;
  const unsigned row = last_row;
  until_sample = 0;
  std::size_t index = 0;
  count_t sum = others + midrun__::midrun__global_cells();
  ((sum += midrun__::seen_or_cells(values, index++, values...)), ...);
  trace_samples++;
  trace_load += sum;
  trace_peak = std::max(trace_peak, sum);
  trace_observations = observations;
  last_row = row;
  until_sample = 1;
}

void report_trace(const char* where) {
  static bool ended = false;
  if (ended) return;
  ended = std::strcmp(where, "end") == 0;
  midrun__::send_line("{\"event\":\"trace\",\"where\":\"" + std::string(where) + "\",\"observations\":" + std::to_string(trace_observations) +
                      ",\"samples\":" + std::to_string(trace_samples) + ",\"load\":" + std::to_string(trace_load) +
                      ",\"peak\":" + std::to_string(trace_peak) + ",\"work\":0,\"problem\":null,\"edges\":[]}");
}

midrun__trace::midrun__trace(unsigned places) {
  edges = new bool[(places + 1) * (places + 1)]();
  until_sample = 1;
}
midrun__trace::~midrun__trace() { midrun__::report_trace("end"); }
void midrun__main_begins() {
  std::atexit([] { midrun__::report_trace("end"); });
}

}  // namespace midrun__

// What the text of a traced program names besides hooks.hpp (state-metrics.md). Needs no header of the standard library either;
// cells.hpp has what these declarations promise.
#ifndef MIDRUN_TRACE_HOOKS_HPP
#define MIDRUN_TRACE_HOOKS_HPP

namespace midrun__ {

// Without linkage or address, as the counter of steps.
static count_t trace_observations = 0, trace_samples = 0, trace_load = 0, trace_peak = 0, trace_work = 0;
/** Observations until cells are counted next; from 0 on, never. */
static count_t until_sample = 0;
static count_t trace_stride = 1, trace_work_limit = ~count_t(0);
/** Which place ran right after which, a row for every place; and the row of the place that ran last. */
static bool* edges = nullptr;
static unsigned last_row = 0;

/** Marks one statement; true when cells are to be counted. `row` is the place times the length of a row. */
[[gnu::always_inline]] constexpr static inline bool midrun__observe(unsigned place, unsigned row) {
  if (__builtin_is_constant_evaluated()) return false;
  ++trace_observations;
  edges[last_row + place] = true;
  last_row = row;
  return --until_sample == 0;
}

/** Counts the cells of the variables in sight and of all globals; `others` are local references, one cell each. */
template <class... Values>
void midrun__count(count_t others, const Values&... values);

/** A parameter that is a reference: counted as what it names, unless that is in sight under another name. */
template <class T>
struct midrun__named {
  const T& of;
};
template <class T>
constexpr midrun__named<T> midrun__reference(const T& x) {
  return {x};
}

/** An array whose extents are known only at run time, by its first element and the sizes of the whole, of one row, and so on. */
template <class Element>
struct midrun__sized {
  const Element* first;
  unsigned long bytes[4];
  unsigned long rank;
};
template <class Element, class... Sizes>
midrun__sized<Element> midrun__array(const Element* first, Sizes... sizes) {
  return {first, {static_cast<unsigned long>(sizes)...}, sizeof...(sizes)};
}

template <class T>
count_t midrun__cells(const T& x);
/** Of the global array with that number, up to the end of its used part. */
template <class T>
count_t midrun__array_cells(unsigned number, const T& x);
template <class T>
bool midrun__holds(const T& x, const void* address);
template <class T>
void midrun__note_used(unsigned number, const T& x);
/** Cells of every value of the types together, or `varies`. */
template <class... Types>
constexpr count_t midrun__fixed_cells();
constexpr count_t varies = ~count_t(0);
/** A sum that varies when one of its parts does. */
template <class... Parts>
constexpr count_t midrun__sum_of(Parts... parts) {
  return ((count_t(parts) == varies) || ...) ? varies : (count_t(parts) + ...);
}

/** Counts the fields of the program's structs. */
struct midrun__cell_counter {
  count_t cells = 0;
  template <class T>
  void midrun__field(const T& x) {
    cells += midrun__::midrun__cells(x);
  }
};

// The end of the traced text defines these, where all globals are known.
[[gnu::always_inline]] static inline count_t midrun__global_cells();
static bool midrun__is_global(const void* address);
static void midrun__note_all_used();

void report_trace(const char* where);

/** Made before the globals of the program. `places` are numbered from 1. */
struct midrun__trace {
  explicit midrun__trace(unsigned places);
  ~midrun__trace();
};
/** From here on all globals exist; the end is reported before any of them is destroyed. */
void midrun__main_begins();

}  // namespace midrun__

#endif

// What the text put into a C++ program names. It needs no header of the standard library, so that it can stand in front of a program
// which includes few of them and takes their names for its own variables. emitter.hpp has what these declarations promise.
//
// Names that the injected text uses begin with midrun__, because a program's macros (`#define value second`) are in force where they
// stand; the other names are safe, since this file is read before any macro of the program exists.
#ifndef MIDRUN_HOOKS_HPP
#define MIDRUN_HOOKS_HPP

namespace midrun__ {

using count_t = unsigned long long;
using signed_count_t = long long;
constexpr signed_count_t unlimited = __LONG_LONG_MAX__;

/**
 * Statements that may still start. Without linkage or address, so that no pointer of the program can mean it and the compiler may join
 * the steps of statements that follow each other.
 */
static signed_count_t steps_left = unlimited;

[[noreturn, gnu::cold]] void end_as_too_long();

/** Counts one statement; free of effect where the compiler evaluates a constant. */
[[gnu::always_inline]] constexpr static inline void midrun__step() {
  if (!__builtin_is_constant_evaluated()) --steps_left;
}

/** The same for a statement that opens a block or follows a label, so that nothing can run on without passing one. */
[[gnu::always_inline]] constexpr static inline void midrun__first_step() {
  if (!__builtin_is_constant_evaluated()) {
    if (__builtin_expect(steps_left <= 0, 0)) midrun__::end_as_too_long();
    --steps_left;
  }
}

#if __cplusplus >= 202002L
/** A loop of a constexpr function carries hooks as any other; they are free of effect where the compiler evaluates a constant. */
#define midrun__constexpr constexpr
#else
#define midrun__constexpr
#endif

/** Whether loops are counted; false while a report is made, which may run statements of the program. */
extern bool counts_loops;

/** What the session knows of a running loop. */
struct loop_node;

/**
 * One run of a loop statement: lives in a block around it, so that every way out of the loop is seen. No address of it is taken, so
 * that it can live in registers.
 */
class midrun__loop_instance {
 public:
  [[gnu::always_inline]] midrun__constexpr explicit midrun__loop_instance(unsigned loop) {
    if (!__builtin_is_constant_evaluated() && counts_loops) {
      node_ = begin(loop);
      next_report_ = next_report(node_, 0);
    }
  }
  midrun__loop_instance(const midrun__loop_instance&) = delete;

  [[gnu::always_inline]] midrun__constexpr ~midrun__loop_instance() {
    if (node_ != nullptr) release(node_, iterations_);
  }

  /** Each question is asked at its place in the program; true when the state is to be reported there. */
  [[gnu::always_inline]] midrun__constexpr bool midrun__at_start() { return node_ != nullptr && reports_start(node_); }
  [[gnu::always_inline]] midrun__constexpr bool midrun__at_iteration() {
    if (__builtin_expect(++iterations_ != next_report_, 1)) return false;
    next_report_ = next_report(node_, iterations_);
    return true;
  }
  [[gnu::always_inline]] midrun__constexpr bool midrun__at_end() {
    if (node_ == nullptr) return false;
    node_ = end(node_, iterations_);
    return node_ != nullptr;
  }

 private:
  friend class midrun__report;
  /** Null when nothing is counted, or no longer. */
  loop_node* node_ = nullptr;
  count_t iterations_ = 0;
  /** Iteration to report next; 0 for none. */
  count_t next_report_ = 0;

  static loop_node* begin(unsigned loop);
  static bool reports_start(const loop_node* node);
  static count_t next_report(loop_node* node, count_t iterations);
  /** Null unless the state after the loop is to be reported. */
  static loop_node* end(loop_node* node, count_t iterations);
  static void release(loop_node* node, count_t iterations);
};

/** Collects the fields of one state and sends them when it goes out of scope; in stop mode the process ends there. */
class midrun__report {
 public:
  [[gnu::always_inline]] midrun__constexpr explicit midrun__report(const midrun__loop_instance& instance)
      : contents_(__builtin_is_constant_evaluated() ? nullptr : open(instance.node_, instance.iterations_)) {}
  midrun__report(const midrun__report&) = delete;
  [[gnu::always_inline]] midrun__constexpr ~midrun__report() {
    if (!__builtin_is_constant_evaluated()) send(contents_);
  }

  template <class T>
  void midrun__value(const char* name, const T& x);

  /**
   * An array whose extents may be known only at run time: its first element, and the sizes in bytes of the whole, of one row, and so
   * on.
   */
  template <class Element, class... Sizes>
  void midrun__array(const char* name, const Element* first, Sizes... sizes);

 private:
  static struct contents* open(const loop_node* node, count_t iterations);
  static void send(struct contents* contents);
  friend struct report_access;
  struct contents* contents_;

  template <class T>
  void plain(const char* name, T x);
  template <class T>
  void object(const char* name, const T& x);
  template <class Element>
  void array(const char* name, const Element* first, const unsigned long* extents, unsigned long rank);
  bool wanted(const char* name) const;
  void skip(const char* name, const char* reason);
  void keep(const char* name, class canonical_writer& writer, const char* type);
};

/** What the members put into the program's structs call with each field: it does with it what the task at hand asks for. */
class midrun__visitor {
 public:
  template <class T>
  void midrun__field(const char* name, const T& x);

 private:
  friend class canonical_writer;
  friend struct zero_test;
  class canonical_writer* writer_ = nullptr;
  struct named_texts* fields_ = nullptr;
  bool all_zero_ = true;
};

/** Made before any global of the program: tells the session where its steps are counted, and learns how many may start. */
struct step_counter {
  step_counter(signed_count_t (*read)(), void (*write)(signed_count_t));
};

#ifndef MIDRUN_RUNTIME
static signed_count_t read_steps_left() { return steps_left; }
static void write_steps_left(signed_count_t left) { steps_left = left; }
[[gnu::init_priority(102)]] static step_counter the_step_counter(read_steps_left, write_steps_left);
#endif

}  // namespace midrun__

#endif

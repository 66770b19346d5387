// The session of an instrumented program: its mode, its targets, what it counts, and what it sends on descriptor 3. Compiled once and
// linked to every program where the compiler allows it, otherwise read after emitter.hpp.
//
// Sections: 1 texts   2 the session   3 loop instances   4 reports   5 ending at once
#include <sys/syscall.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>
#include <sstream>

namespace midrun__ {

// ---- 1 Texts --------------------------------------------------------------------------------------------------------

std::string short_name(std::string_view name) {
  std::size_t template_at = name.find('<');
  if (template_at != std::string_view::npos && template_at > 0) name = name.substr(0, template_at);
  std::size_t scope_at = name.rfind("::");
  if (scope_at != std::string_view::npos) name = name.substr(scope_at + 2);
  return std::string(name);
}

bool is_utf8(std::string_view text) {
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

bool utf16_less(std::string_view left, std::string_view right) {
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

void canonical_writer::string(std::string_view x) {
  if (!midrun__::is_utf8(x)) {
    text += "{\"$bytes\":\"";
    for (unsigned char byte : x) hex(byte);
    text += "\"}";
    return;
  }
  quoted(x);
}

void canonical_writer::quoted(std::string_view x) {
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

void canonical_writer::hex(unsigned char byte) {
  const char* digits = "0123456789abcdef";
  text += digits[byte >> 4];
  text += digits[byte & 15];
}

void canonical_writer::write_fields(named_texts& named) {
  std::stable_sort(named.list.begin(), named.list.end(), [](auto& a, auto& b) { return midrun__::utf16_less(a.first, b.first); });
  text += '{';
  bool first = true;
  for (std::size_t at = 0; at < named.list.size(); at++) {
    auto& [name, json] = named.list[at];
    // A field hides one of its base class that has its name, and comes after it.
    if (at + 1 < named.list.size() && named.list[at + 1].first == name) continue;
    if (!first) text += ',';
    first = false;
    quoted(name);
    text += ':';
    text += json;
  }
  text += '}';
}

// ---- 2 The session --------------------------------------------------------------------------------------------------

bool counts_loops = false;

/** As _exit, which reports the end of a program that calls it (section 5). */
[[noreturn]] static void end_process(int status) {
#ifdef SYS_exit_group
  ::syscall(SYS_exit_group, status);
#endif
  __builtin_trap();
}

/** Writes one line to the report channel. */
void send_line(std::string line) {
  line += '\n';
  for (std::size_t at = 0; at < line.size();) {
    ssize_t written = ::write(3, line.data() + at, line.size() - at);
    if (written < 0 && errno == EINTR) continue;
    if (written <= 0) return;
    at += std::size_t(written);
  }
}

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

/** Memory that `operator new` has no part in: a program may have its own, whose statements would count. */
template <class T>
struct own_memory {
  using value_type = T;
  own_memory() = default;
  template <class Other>
  own_memory(const own_memory<Other>&) {}
  T* allocate(std::size_t count) { return static_cast<T*>(std::malloc(count * sizeof(T))); }
  void deallocate(T* memory, std::size_t) { std::free(memory); }
  bool operator==(const own_memory&) const { return true; }
  bool operator!=(const own_memory&) const { return false; }
};
template <class T>
using own_vector = std::vector<T, own_memory<T>>;

struct loop_record {
  count_t instances = 0;
  /** Most iterations of an instance that has been left. */
  count_t most = 0;
  bool has_target = false;
  /** At most 64, a heap whose top is listed last. */
  own_vector<finished_instance> listed;
};

enum class place { start, inside, post };

/** A loop that has started and not been left. */
struct loop_node {
  unsigned loop;
  bool has_target, ended;
  place at;
  count_t number, first_step;
  loop_node *older, *newer;

  bool is_at(const target& one) const { return one.loop == loop && one.instance == number; }
  template <class Question>
  bool wants(Question question) const;
};

/** Iterations of a loop that still runs when the process ends: they are counted in a register of its own function. */
constexpr count_t unknown = ~count_t(0);

static std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts;
  std::string part;
  std::istringstream stream(text);
  while (std::getline(stream, part, separator)) {
    if (!part.empty()) parts.push_back(part);
  }
  return parts;
}

struct session {
  bool active = false, stops = false;
  /** Where the program counts its steps, and what it started from. */
  signed_count_t (*read_steps_left)() = nullptr;
  void (*write_steps_left)(signed_count_t) = nullptr;
  signed_count_t granted = unlimited;
  count_t minimum_iterations = 20;
  /** The only instance to list, or 0 for all. */
  count_t only_instance = 0;
  std::vector<target> targets;
  bool all_fields = true;
  std::set<std::string> fields;
  std::map<std::string, std::vector<std::size_t>> prefixes;
  own_vector<loop_record> loops;
  /** Loops that have started and not been left, the newest first; and nodes to use again. */
  loop_node *running = nullptr, *unused = nullptr;

  session() {
    const char* mode = std::getenv("MIDRUN_MODE");
    if (mode == nullptr || *mode == 0) return;
    active = counts_loops = true;
    if (const char* limit = std::getenv("MIDRUN_STEP_LIMIT")) granted = std::strtoll(limit, nullptr, 10);
    if (const char* least = std::getenv("MIDRUN_MINIMUM_ITERATIONS")) minimum_iterations = std::strtoull(least, nullptr, 10);
    if (const char* only = std::getenv("MIDRUN_INSTANCE")) only_instance = std::strtoull(only, nullptr, 10);
    if (const char* names = std::getenv("MIDRUN_FIELDS")) {
      all_fields = false;
      for (auto& name : midrun__::split(names, '\n')) fields.insert(name);
    }
    if (const char* cuts = std::getenv("MIDRUN_PREFIXES")) read_prefixes(cuts);
    if (std::strcmp(mode, "observe") == 0 || std::strcmp(mode, "trace") == 0) read_targets();
    if (std::strcmp(mode, "stop") == 0) read_checkpoint();
    std::at_quick_exit([] { instance().end(); });
    // A program is not to see how it is run. A traced one reads more of it later (cells.hpp).
    if (std::strcmp(mode, "trace") != 0) forget_instructions();
  }

  ~session() { end(); }

  static session& instance();

  /** Statements started so far. */
  count_t steps() const { return read_steps_left == nullptr ? 0 : count_t(granted) - count_t(read_steps_left()); }

  loop_record& loop(std::size_t id) {
    if (id >= loops.size()) loops.resize(id + 1);
    return loops[id];
  }

  loop_node* new_node() {
    loop_node* node = unused;
    if (node == nullptr) node = own_memory<loop_node>().allocate(1);
    else unused = node->older;
    *node = {0, false, false, place::start, 0, 0, running, nullptr};
    if (running != nullptr) running->newer = node;
    return running = node;
  }

  void free_node(loop_node* node) {
    if (node->older != nullptr) node->older->newer = node->newer;
    if (node->newer != nullptr) node->newer->older = node->older;
    else running = node->older;
    node->older = unused;
    unused = node;
  }

  void finish(std::size_t loop_id, const finished_instance& finished) {
    count_t& most = loop(loop_id).most;
    most = std::max(most, finished.iterations);
    if (finished.iterations >= minimum_iterations) list(loop_id, finished);
  }

  void list(std::size_t loop_id, const finished_instance& finished) {
    if (only_instance != 0 && finished.instance != only_instance) return;
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
  static void forget_instructions() {
    for (const char* name : {"MODE", "STEP_LIMIT", "MINIMUM_ITERATIONS", "TARGETS", "CHECKPOINT", "INSTANCE", "FIELDS", "PREFIXES"}) {
      ::unsetenv((std::string("MIDRUN_") + name).c_str());
    }
  }

  void read_prefixes(const char* text) {
    for (auto& cut : midrun__::split(text, '\n')) {
      std::size_t equals = cut.rfind('=');
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
[[gnu::init_priority(101)]] static session the_session;
session& session::instance() { return the_session; }

template <class Question>
bool loop_node::wants(Question question) const {
  for (const target& one : the_session.targets) {
    if (is_at(one) && question(one)) return true;
  }
  return false;
}

step_counter::step_counter(signed_count_t (*read)(), void (*write)(signed_count_t)) {
  the_session.read_steps_left = read;
  the_session.write_steps_left = write;
  write(the_session.granted);
}

void end_as_too_long() {
  midrun__::send_line("{\"event\":\"too_long\",\"steps\":" + std::to_string(the_session.granted) + "}");
  midrun__::end_process(0);
}

// ---- 3 Loop instances -----------------------------------------------------------------------------------------------

loop_node* midrun__loop_instance::begin(unsigned loop) {
  loop_record& record = the_session.loop(loop);
  loop_node* node = the_session.new_node();
  node->loop = loop;
  node->number = ++record.instances;
  node->first_step = the_session.steps();
  node->has_target = record.has_target;
  return node;
}

bool midrun__loop_instance::reports_start(const loop_node* node) {
  return node->has_target && node->wants([](const target& one) { return one.at_start; });
}

count_t midrun__loop_instance::next_report(loop_node* node, count_t iterations) {
  if (!node->has_target) return 0;
  if (iterations > 0) node->at = place::inside;
  count_t next = 0;
  for (const target& one : the_session.targets) {
    bool later = node->is_at(one) && one.at_inside && one.iteration > iterations;
    if (later && (next == 0 || one.iteration < next)) next = one.iteration;
  }
  return next;
}

loop_node* midrun__loop_instance::end(loop_node* node, count_t iterations) {
  the_session.finish(node->loop, {node->number, iterations, the_session.steps() - node->first_step, true});
  node->ended = true;
  node->at = place::post;
  if (node->has_target && node->wants([](const target& one) { return one.at_post; })) return node;
  the_session.free_node(node);
  return nullptr;
}

void midrun__loop_instance::release(loop_node* node, count_t iterations) {
  if (!node->ended) the_session.finish(node->loop, {node->number, iterations, the_session.steps() - node->first_step, false});
  the_session.free_node(node);
}

void session::end() {
  if (!active) return;
  active = counts_loops = false;
  if (steps() > count_t(granted)) midrun__::end_as_too_long();
  for (loop_node* node = running; node != nullptr; node = node->older) {
    if (!node->ended) list(node->loop, {node->number, unknown, steps() - node->first_step, false});
  }
  count_t all_steps = steps();
  std::string line = "{\"event\":\"end\",\"steps\":" + std::to_string(all_steps) + ",\"loops\":[";
  bool first_loop = true;
  for (std::size_t id = 0; id < loops.size(); id++) {
    if (loops[id].instances == 0) continue;
    line += (first_loop ? "" : ",") + ("{\"loop\":" + std::to_string(id)) + ",\"instances\":" + std::to_string(loops[id].instances) + ",\"most\":" + std::to_string(loops[id].most) + ",\"listed\":[";
    first_loop = false;
    std::sort(loops[id].listed.begin(), loops[id].listed.end());
    bool first = true;
    for (const finished_instance& one : loops[id].listed) {
      line += (first ? "" : ",") + ("{\"instance\":" + std::to_string(one.instance)) + ",\"iterations\":" + (one.iterations == unknown ? "null" : std::to_string(one.iterations)) +
              ",\"steps\":" + std::to_string(one.steps) + ",\"ended\":" + (one.ended ? "true" : "false") + "}";
      first = false;
    }
    line += "]}";
  }
  midrun__::send_line(line + "]}");
}

// ---- 4 Reports ------------------------------------------------------------------------------------------------------

struct by_utf16 {
  bool operator()(const std::string& a, const std::string& b) const { return midrun__::utf16_less(a, b); }
};
using table = std::map<std::string, std::string, by_utf16>;

struct contents {
  const loop_node* node;
  count_t iterations;
  signed_count_t steps_left;
  count_t steps;
  table state, types, holds, skipped, used;
};

// Comparisons and copies that writing needs may run statements of the program: they count for nothing.
contents* midrun__report::open(const loop_node* node, count_t iterations) {
  signed_count_t steps_left = the_session.read_steps_left();
  count_t steps = the_session.steps();
  counts_loops = false;
  contents* opened = new contents{node, iterations, steps_left, steps, {}, {}, {}, {}, {}};
  the_session.write_steps_left(unlimited);
  return opened;
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

static void send_contents(const contents* contents) {
  const char* places[] = {"start", "inside", "post"};
  const loop_node& at = *contents->node;
  std::string line = "{\"event\":\"state\",\"where\":\"" + std::string(places[int(at.at)]) + "\",\"loop\":" + std::to_string(at.loop) +
                     ",\"instance\":" + std::to_string(at.number) + ",\"iteration\":" + std::to_string(contents->iterations) +
                     ",\"step\":" + std::to_string(contents->steps);
  midrun__::append(line, "state", contents->state, true);
  midrun__::append(line, "types", contents->types, false);
  midrun__::append(line, "holds", contents->holds, true);
  midrun__::append(line, "skipped", contents->skipped, false);
  midrun__::append(line, "used", contents->used, true);
  midrun__::send_line(line + "}");
}

void midrun__report::send(contents* contents) {
  midrun__::send_contents(contents);
  if (the_session.stops) {
    std::cout.flush();
    std::fflush(nullptr);
    midrun__::end_process(0);
  }
  signed_count_t steps_left = contents->steps_left;
  delete contents;
  the_session.write_steps_left(steps_left);
  counts_loops = the_session.active;
}

bool midrun__report::wanted(const char* name) const { return the_session.all_fields || the_session.fields.count(name) > 0; }

void midrun__report::skip(const char* name, const char* reason) {
  if (wanted(name)) contents_->skipped[name] = reason;
}

void midrun__report::keep(const char* name, canonical_writer& writer, const char* type) {
  if (writer.failed()) return skip(name, writer.failure);
  contents_->state[name] = writer.text;
  contents_->types[name] = type;
  if (!writer.holds.empty()) contents_->holds[name] = midrun__::canonical_json(writer.holds);
}

std::vector<std::size_t> report_access::shown_lengths(midrun__report& report, const char* name, const std::vector<std::size_t>& used,
                                                      const std::vector<std::size_t>& extents) {
  report.contents_->used[name] = midrun__::canonical_json(used);
  auto prefix = the_session.prefixes.find(name);
  if (prefix == the_session.prefixes.end()) return used;
  std::vector<std::size_t> lengths = extents;
  for (std::size_t k = 0; k < lengths.size() && k < prefix->second.size(); k++) lengths[k] = prefix->second[k];
  return lengths;
}

}  // namespace midrun__

// ---- 5 Ending at once -----------------------------------------------------------------------------------------------

#ifdef SYS_exit_group
/** Some programs end so, to spare themselves their destructors. */
extern "C" void _exit(int status) {
  midrun__::session::instance().end();
  midrun__::end_process(status);
}
extern "C" void _Exit(int status) noexcept { ::_exit(status); }
#endif

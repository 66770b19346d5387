import { expect, test } from 'vitest';
import { compileCpp, runCpp } from './toolchain/cpp.ts';

/** Expression, the type as a reader would write it, and the exact canonical JSON. */
const values: readonly (readonly [expression: string, type: string, json: string])[] = [
  ['true', 'bool', 'true'],
  ["'x'", 'char', '"x"'],
  ["'\\xff'", 'char', '{"$bytes":"ff"}'],
  ["'\\0'", 'char', '"\\u0000"'],
  ['(signed char)-5', 'signed char', '-5'],
  ['(unsigned char)200', 'unsigned char', '200'],
  ['(short)-7', 'short', '-7'],
  ['7u', 'unsigned int', '7'],
  ['7L', 'long', '7'],
  ['(size_t)7', 'unsigned long', '7'],
  ['LLONG_MIN', 'long long', '-9223372036854775808'],
  ['ULLONG_MAX', 'unsigned long long', '18446744073709551615'],
  ['(__int128)((unsigned __int128)1 << 127)', '__int128', '-170141183460469231731687303715884105728'],
  ['~(unsigned __int128)0', 'unsigned __int128', '340282366920938463463374607431768211455'],
  ["u'a'", 'unsigned short', '97'],
  ["L'b'", 'int', '98'],
  ['3.0', 'double', '3.0'],
  ['0.1 + 0.2', 'double', '0.30000000000000004'],
  ['-0.0', 'double', '-0.0'],
  ['1e20', 'double', '100000000000000000000.0'],
  ['1e21', 'double', '1e+21'],
  ['123456789012345680.0', 'double', '123456789012345680.0'],
  ['1e-6', 'double', '0.000001'],
  ['1e-7', 'double', '1e-7'],
  ['5e-324', 'double', '5e-324'],
  ['1.7976931348623157e308', 'double', '1.7976931348623157e+308'],
  ['-1.5e300', 'double', '-1.5e+300'],
  ['(double)NAN', 'double', '{"$float":"nan"}'],
  ['-(double)INFINITY', 'double', '{"$float":"-inf"}'],
  ['0.1f', 'float', '0.1'],
  ['0.1L', 'long double', '0.1'],
  ['0.1L + 0.2L', 'long double', '0.3'],
  ['1 / 3.0L', 'long double', '0.3333333333333333'],
  ['1e400L', 'long double', '{"$float":"inf"}'],
  ['Small::second', 'unsigned char', '7'],
  ['plain', 'int', '-1'],
  ['Letter::b', 'signed char', '98'],
  ['Answer::yes', 'unsigned char', '1'],
  ['map<Small, int>{{Small::second, 1}}', 'map<unsigned char, int>', '{"7":1}'],
  ['string("a\\"b\\\\\\n\\t\\x01\\x7f é")', 'string', '"a\\"b\\\\\\n\\t\\u0001\x7f é"'],
  ['string("\\xff\\0z", 3)', 'string', '{"$bytes":"ff007a"}'],
  ['string_view("sv")', 'string_view', '"sv"'],
  ['word', 'char[20]', '"hey"'],
  ['lines', 'char[2][5]', '["ab","c"]'],
  ['grid', 'int[2][3]', '[[1,0,0],[0,0,0]]'],
  ['make_pair(1, string("k"))', 'pair<int, string>', '[1,"k"]'],
  ["make_tuple(1, 'c', 2.5)", 'tuple<int, char, double>', '[1,"c",2.5]'],
  ['tuple<>()', 'tuple<>', '[]'],
  ['array<int, 3>{1, 2, 3}', 'array<int, 3>', '[1,2,3]'],
  ['vector<bool>{true, false}', 'vector<bool>', '[true,false]'],
  ['vector<vector<long long>>{{1}, {2, 3}}', 'vector<vector<long long>>', '[[1],[2,3]]'],
  ['deque<int>{1, 2}', 'deque<int>', '[1,2]'],
  ['list<string>{"a"}', 'list<string>', '["a"]'],
  ['forward_list<int>{2, 1}', 'forward_list<int>', '[2,1]'],
  ['valarray<int>{1, 2}', 'valarray<int>', '[1,2]'],
  ['set<int>{3, 1}', 'set<int>', '[1,3]'],
  ['multiset<int>{3, 1, 3}', 'multiset<int>', '[1,3,3]'],
  ['set<int, greater<int>>{1, 3}', 'set<int>', '[3,1]'],
  ['map<string, int>{{"b", 1}, {"a", 2}}', 'map<string, int>', '{"a":2,"b":1}'],
  ['map<string, int>{{"\\uffff", 1}, {"\\U0001f600", 2}}', 'map<string, int>', '{"\u{1f600}":2,"\uffff":1}'],
  ['map<string, int>{{"\\xff", 1}}', 'map<string, int>', '[[{"$bytes":"ff"},1]]'],
  ['map<int, int>{{10, 1}, {2, 2}, {-1, 0}}', 'map<int, int>', '{"-1":0,"10":1,"2":2}'],
  ["map<char, bool>{{'b', true}}", 'map<char, bool>', '{"b":true}'],
  ['map<double, int>{{2, 1}}', 'map<double, int>', '[[2.0,1]]'],
  ['map<pair<int, int>, int>{{{1, 2}, 3}}', 'map<pair<int, int>, int>', '[[[1,2],3]]'],
  ['multimap<int, int>{{1, 2}, {1, 1}}', 'multimap<int, int>', '[[1,2],[1,1]]'],
  ['unordered_map<int, vector<int>>{{5, {1}}, {3, {}}}', 'unordered_map<int, vector<int>>', '{"3":[],"5":[1]}'],
  ['unordered_set<int>{30, 4, 100}', 'unordered_set<int>', '[4,30,100]'],
  ['unordered_set<string>{"z", "y", "aa"}', 'unordered_set<string>', '["aa","y","z"]'],
  ['unordered_multimap<int, int>{{1, 5}, {1, 2}}', 'unordered_multimap<int, int>', '[[1,2],[1,5]]'],
  ['stack<int>(deque<int>{1, 2})', 'stack<int>', '[1,2]'],
  ['queue<int>(deque<int>{1, 2})', 'queue<int>', '[1,2]'],
  ['priority_queue<int>(less<int>(), vector<int>{3, 9, 4})', 'priority_queue<int>', '[9,4,3]'],
  [
    'priority_queue<int, vector<int>, greater<int>>(greater<int>(), vector<int>{3, 9, 4})',
    'priority_queue<int>',
    '[3,4,9]',
  ],
  ['backwards', 'priority_queue<int>', '[3,4,9]'],
  ['set<int, decltype(after)>({1, 3}, after)', 'set<int>', '[3,1]'],
  ['bitset<8>(5)', 'bitset<8>', '"00000101"'],
  ['optional<int>()', 'optional<int>', 'null'],
  ['optional<int>(4)', 'optional<int>', '4'],
  ['variant<int, string>("q")', 'variant<int, string>', '"q"'],
  ['complex<double>(1, -2)', 'complex<double>', '{"$complex":[1.0,-2.0]}'],
  ['tree', 'Tree', '{"children":[{"children":[],"weight":0}],"weight":2}'],
];

const skipped: readonly (readonly [expression: string, reason: string])[] = [
  ['(int*)nullptr', 'pointer'],
  ['unique_ptr<int>()', 'pointer'],
  ['shared_ptr<int>()', 'pointer'],
  ['vector<int*>()', 'pointer'],
  ['"text"', '-'],
  ['(const char*)"text"', 'pointer'],
  ['vector<int>().begin()', 'iterator'],
  ['map<int, int>().begin()', 'iterator'],
  ['[](int a) { return a; }', 'function'],
  ['after', 'function'],
  ['vector<decltype(after)>()', 'function'],
  ['function<int(int)>()', 'function'],
  ['mt19937(1)', 'unserialisable'],
  ['stringstream()', 'unserialisable'],
  ['Overlay{1}', 'unserialisable'],
];

const program = `
#include <bits/stdc++.h>
using namespace std;
enum class Small : unsigned char { first, second = 7 };
enum Plain { plain = -1 };
enum class Letter : char { a = 'a', b };
enum class Answer : bool { no, yes };
union Overlay { int a; float b; };
char word[20] = "hey";
char lines[2][5] = {"ab", "c"};
int grid[2][3] = {{1}};
class Tree {
  int weight = 0;
  vector<Tree> children;
  Tree* parent = nullptr;
 public:
  explicit Tree(int w = 0) : weight(w) { if (w > 0) children.resize(1); }
  static const char* midrun__name() { return "Tree"; }
  void midrun__visit(midrun__::midrun__visitor& v) const {
    v.midrun__field("weight", weight);
    v.midrun__field("parent", parent);
    v.midrun__field("children", children);
  }
} tree(2);
auto after = [](int a, int b) { return a > b; };
priority_queue<int, vector<int>, decltype(after)> backwards(after, {3, 9, 4});
template <class T> void show(const T& x) {
  cout << midrun__::type_name<midrun__::bare<T>>() << "\\n" << midrun__::canonical_json(x) << "\\n";
}
template <class T> void why(const T&) {
  const char* reason = midrun__::skip_reason<midrun__::bare<T>>();
  cout << (reason == nullptr ? "-" : reason) << "\\n";
}
int main() {
${values.map(([expression]) => `  show(${expression});`).join('\n')}
${skipped.map(([expression]) => `  why(${expression});`).join('\n')}
}
`;

test.each(['gnu++17', 'gnu++20', 'c++23'])(
  'every kind of value has its canonical JSON and type name in %s',
  async (standard) => {
    const compiled = await compileCpp(program, 'instrumented', {
      extraFlags: [`-std=${standard}`, '-Wno-invalid-pch'],
    });
    if (!compiled.ok) throw new Error(compiled.message);
    const result = await runCpp({ binary: compiled.binary, input: '' });
    const lines = result.stdout.toString().split('\n');
    const shown = values.map(([expression], index) => [expression, lines[2 * index], lines[2 * index + 1]]);
    expect(shown).toEqual(values);
    expect(skipped.map(([expression], index) => [expression, lines[2 * values.length + index]])).toEqual(skipped);
  },
);

import { expect, test } from 'vitest';
import { preprocess } from './preprocess-for-tests.ts';
import { tracedCpp } from './traced-cpp.ts';

/** The traced text with observations in short, `[place: what is counted]`, and the functions at its end. */
async function traced(source: string): Promise<string> {
  const result = await tracedCpp(source, preprocess, 1);
  if ('error' in result) throw new Error(result.error);
  return result.text
    .replace(/if\(midrun__::midrun__observe\((\d+),\d+\*midrun__row\)\)midrun__::midrun__count\((.*?)\);/g, '[$1: $2]')
    .replaceAll('midrun__::', '')
    .replaceAll('midrun__', '');
}

test('every statement is given the variables in sight, the loop of the checkpoint its hooks, the end all globals', async () => {
  expect(
    await traced(
      'namespace a { int g[3][4]; } const int n = 2;\nint f(int& x, int* p) { auto& y = x; for (int i = 0; i < n; i++) { x++; } return y; }\nint main() { f(a::g[0][0], 0); }\n',
    ),
  ).toBe(
    `constexpr unsigned row=6;[[gnu::init_priority(104)]]static trace trace(5);
namespace a { int g[3][4]; } const int n = 2;
int f(int& x, int* p) { [1: 0,reference(x),p]auto& y = x; {loop_instance instance(1);[2: 1,reference(x),p]for (int i = 0; i < n; i++) { if(instance.at_iteration())report_trace("inside"); [3: 1,i,reference(x),p]x++; } if(instance.at_end())report_trace("post");} [4: 1,reference(x),p]return y; }
int main() {main_begins(); [5: 0]f(a::g[0][0], 0); }

namespace {
count_t global_cells(){return 0+array_cells(0,::a::g)+cells(::n);}
bool is_global(const void*address){return holds(::a::g,address)||holds(::n,address)||false;}
void note_all_used(){note_used(0,::a::g);}
}
`,
  );
});

test('a struct counts its fields, with those of its bases, and pointers as one cell each', async () => {
  const text = await traced('struct A { int x; }; struct B : A { A y[2]; B* next; int f(); };');
  expect(text).toContain(
    'void count_fields(cell_counter&c)const{c.cells+=0;c.field(x);}' +
      'static constexpr count_t fixed_fields(){return sum_of(fixed_cells<decltype(x)>(),0,0);}',
  );
  expect(text).toContain(
    'void count_fields(cell_counter&c)const{c.cells+=1;A::count_fields(c);c.field(y);}' +
      'static constexpr count_t fixed_fields(){return sum_of(fixed_cells<decltype(y)>(),A::fixed_fields(),0,1);}',
  );
});

test('the object a member function runs on is counted, in lambdas only when they have it', async () => {
  const text = await traced(
    [
      'struct A { int x; A() { x = 1; } static void s(int p) { p++; } friend void h(A& a) { a.x++; }',
      '  template <class T> T f(T y) { return x + y; }',
      '  int g() const; static int k(); };',
      'int A::g() const { auto f = [this] { return x; }; auto h = [](int z) { return z; }; return f() + h(1); }',
      'int A::k() { return 1; }',
      'namespace n { int k(); }',
      'int n::k() { return 2; }',
    ].join('\n'),
  );
  expect([...text.matchAll(/\[(\d+: .*?)\](?=\w)/g)].map(([, counted]) => counted)).toEqual([
    ...['1: 0,reference(*this)', '2: 0,p', '3: 0,reference(a)', '4: 0,reference(*this),y'],
    ...['5: 0,reference(*this)', '6: 0,reference(*this)', '7: 0,reference(*this),f', '8: 0,z'],
    ...['9: 0,reference(*this),h,f', '10: 0', '11: 0'],
  ]);
});

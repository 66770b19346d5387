import { expect, test } from 'vitest';
import { instrumentCpp } from './instrument-cpp.ts';
import { preprocess } from './preprocess-for-tests.ts';

const outcome = async (source: string) => {
  const result = await instrumentCpp(source, preprocess);
  return 'error' in result ? result.error : result.loops.length;
};

test('a condition that asks for a macro of a header is refused, since only the compiler knows its answer', async () => {
  const source = `#include <climits>
int main() {
#if INT_MAX > 100000
  for (int i = 0; i < 3; i++) {
  }
#else
  while (false) {
  }
#endif
}
`;
  expect(await outcome(source)).toBe('the condition before line 4 asks for a macro of a header');
});

test('conditions on what the program or the compiler itself defines are answered as the compiler answers them', async () => {
  const source = `#include <cmath>
#include <cassert>
#define DEBUG 0
#ifndef M_PI
#define M_PI 3.14
#endif
#ifdef LOCAL
#include "debug.h"
int local() { while (true) { } }
#endif
int main() {
#if DEBUG
  while (true) {
  }
#elif defined(__GNUC__) && __cplusplus > 201703L
  for (int i = 0; i < 3; i++) {
    assert(i <
           3);
  }
#else
  while (true) {
  }
#endif
}
`;
  expect(await outcome(source)).toBe(1);
});

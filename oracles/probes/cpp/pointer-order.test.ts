import { expect, test } from 'vitest';
import { findPointerOrder } from './pointer-order.ts';

test.each([
  ['set<Node*> open;', { line: 1, container: 'set<Node*>' }],
  ['\nstd::map<const Node *, int> weights;', { line: 2, container: 'map<const Node *, int>' }],
  ['priority_queue<Node*> queue;', { line: 1, container: 'priority_queue<Node*>' }],
  ['multiset<pair<int, int>*> pairs;', { line: 1, container: 'multiset<pair<int, int>*>' }],
])('%s is ordered by pointer', (source, found) => {
  expect(findPointerOrder(source)).toEqual(found);
});

test.each([
  'set<Node*, ByValue> open;',
  'map<Node*, int, ByValue> weights;',
  'map<int, Node*> nodes;',
  'unordered_set<Node*> met; unordered_map<Node*, int> places;',
  'vector<Node*> nodes; set<int> numbers; // set<Node*>',
  'puts("set<Node*>"); if (set < a * b) return;',
  'priority_queue<Node*, vector<Node*>, ByValue> queue;',
])('%s is not', (source) => {
  expect(findPointerOrder(source)).toBeUndefined();
});

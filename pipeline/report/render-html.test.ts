import { expect, test } from 'vitest';
import { renderHtml } from './render-html.ts';

test('a table is set with its caption, alignment, empty cells and notes, and nothing in it is markup', () => {
  const html = renderHtml({
    name: 'example',
    title: 'A <b> & "c"',
    columns: [
      { key: 'name', label: 'Name', kind: 'text' },
      { key: 'share', label: 'Share', kind: 'percent' },
    ],
    rows: [
      { name: '<script>', share: 0.125 },
      { name: 'none', share: { missing: 'empty' } },
    ],
    notes: ["it's < 1"],
  });
  expect(html).toContain('<caption>A &lt;b&gt; &amp; &quot;c&quot;</caption>');
  expect(html).toContain('<tr><td>&lt;script&gt;</td><td class="number">12.5</td></tr>');
  expect(html).toContain('<td class="number">-<sup>a</sup></td>');
  expect(html).toContain('<li>(a) no row to count.</li><li>it&#39;s &lt; 1</li>');
});

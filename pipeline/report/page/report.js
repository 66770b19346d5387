// The explorer of the report: filters over the columns of data/cells.js, and one file of data/ for each case that is opened.

(() => {
  const cells = globalThis.midrunCells;
  const byId = (id) => document.getElementById(id);
  const form = byId('filters');
  const body = byId('cells').querySelector('tbody');
  const rowsOnPage = 50;
  const mostOpened = 10;
  const isRight = cells.statuses.map((status) => status.startsWith('correct'));
  let shown = [];
  let right = 0;
  let page = 0;

  function element(name, properties, ...children) {
    const node = Object.assign(document.createElement(name), properties);
    node.append(...children);
    return node;
  }

  const statusClass = (status) =>
    status.startsWith('correct') ? 'right' : status.startsWith('wrong') ? 'wrong' : 'none';

  function fillFilter(name, values) {
    const select = form.elements[name];
    select.append(element('option', { value: '' }, 'all'));
    values.forEach((value, index) => {
      select.append(element('option', { value: String(index) }, value));
    });
  }

  function filter() {
    const wanted = (name) => (form.elements[name].value === '' ? -1 : Number(form.elements[name].value));
    const [study, arm, setting, status, kind] = ['study', 'arm', 'setting', 'status', 'kind'].map(wanted);
    const text = form.elements.text.value.trim().toLowerCase();
    const caseMatches = cells.cases.map(
      ({ id, study: of }) => (study < 0 || of === study) && (text === '' || id.toLowerCase().includes(text)),
    );
    shown = [];
    right = 0;
    for (let row = 0; row < cells.caseOf.length; row += 1) {
      if (!caseMatches[cells.caseOf[row]]) continue;
      if (arm >= 0 && cells.armOf[row] !== arm) continue;
      if (setting >= 0 && cells.settingOf[row] !== setting) continue;
      if (status >= 0 && cells.statusOf[row] !== status) continue;
      if (kind >= 0 && cells.kindOf[row] !== kind) continue;
      shown.push(row);
      if (isRight[cells.statusOf[row]]) right += 1;
    }
    page = 0;
    draw();
  }

  function draw() {
    const pages = Math.max(1, Math.ceil(shown.length / rowsOnPage));
    byId('count').textContent =
      `${shown.length.toLocaleString('en')} of ${cells.caseOf.length.toLocaleString('en')} cells, ${right.toLocaleString('en')} right`;
    body.replaceChildren(...shown.slice(page * rowsOnPage, (page + 1) * rowsOnPage).map(drawRow));
    const [previous, next] = byId('pages').querySelectorAll('button');
    previous.disabled = page === 0;
    next.disabled = page >= pages - 1;
    byId('pages').querySelector('span').textContent = `page ${page + 1} of ${pages}`;
  }

  function drawRow(row) {
    const index = cells.caseOf[row];
    const status = cells.statuses[cells.statusOf[row]];
    const open = element(
      'button',
      { type: 'button', onclick: () => openCase(index, cells.armOf[row], cells.settingOf[row], cells.repeatOf[row]) },
      cells.cases[index].id,
    );
    const traces = cells.cases[index].traces[cells.armOf[row]];
    // On a phone the row is no table row to the eye, and stays one to a screen reader.
    const cell = (content, className = '') => element('td', { role: 'cell', className }, content);
    return element(
      'tr',
      { role: 'row' },
      cell(open),
      cell(cells.arms[cells.armOf[row]]),
      cell(settingText(cells.settingOf[row], cells.repeatOf[row])),
      cell(status.replaceAll('_', ' '), statusClass(status)),
      cell(cells.kinds[cells.kindOf[row]] ?? ''),
      cell(traces === null ? '-' : traces.toLocaleString('en'), 'number'),
    );
  }

  const settingText = (setting, repeat) => `${cells.settings[setting]}${repeat > 1 ? `, repeat ${repeat}` : ''}`;

  // A file on disk may not be fetched, but may be a script.
  function openCase(index, arm, setting, repeat) {
    const known = globalThis.midrunCases?.[index];
    if (known !== undefined) return drawCase(known, arm, setting, repeat);
    const script = element('script', {
      src: `data/case-${index}.js`,
      onload: () => drawCase(globalThis.midrunCases[index], arm, setting, repeat),
    });
    script.onerror = () =>
      byId('case').replaceChildren(
        element('p', { className: 'wrong' }, `data/case-${index}.js is missing beside this page.`),
      );
    document.head.append(script);
  }

  function drawCase(item, arm, setting, repeat) {
    const task = item.arms[arm];
    // The answer that was asked for stands first, then those of its setting.
    const nearness = (answer) => (answer.setting === setting ? (answer.repeat === repeat ? 2 : 1) : 0);
    const answers = task.answers.toSorted((left, right) => nearness(right) - nearness(left));
    const article = byId('case');
    article.replaceChildren(
      element('h3', {}, `${item.title}: ${cells.arms[arm]}`),
      armSwitch(item, arm, setting, repeat),
      facts([
        ['Case', item.id],
        ['Loop', `line ${item.loopLine}, start ${item.instance}, iteration ${item.iteration} of ${item.iterations}`],
        ...task.facts,
      ]),
      element(
        'div',
        { className: 'columns' },
        element('div', {}, element('h3', {}, 'Program'), source(task.program, task.checkpointLine)),
        element(
          'div',
          {},
          element('h3', {}, 'Input'),
          pre(task.input, 'input'),
          element('h3', {}, 'True answer'),
          pre(task.oracle, 'wrap'),
          ...stateTable(item.states),
        ),
      ),
      ...iterationTable(item.iterationRows, item.iteration),
      element('h3', {}, 'Answers'),
      ...answers.map((answer, place) => drawAnswer(answer, answer.setting === setting && place < mostOpened)),
    );
    showMark(article);
    article.focus();
    article.scrollIntoView();
  }

  // The four questions about one case, and the way back to the list.
  const armSwitch = (item, chosen, setting, repeat) =>
    element(
      'p',
      { className: 'arms' },
      ...cells.arms.map((name, arm) => {
        const button = element('button', { type: 'button', onclick: () => drawCase(item, arm, setting, repeat) }, name);
        button.setAttribute('aria-pressed', String(arm === chosen));
        return button;
      }),
      element('a', { href: '#explorer' }, 'Back to the list'),
    );

  // The checkpoint stands in the middle of its listing; the page itself does not move.
  function showMark(article) {
    const mark = article.querySelector('mark');
    if (mark === null) return;
    const listing = mark.closest('pre');
    listing.scrollTop = mark.offsetTop - listing.offsetTop - listing.clientHeight / 2;
  }

  function drawAnswer(answer, open) {
    const label = `${settingText(answer.setting, answer.repeat)}: `;
    const status = element('span', { className: statusClass(answer.status) }, answer.status.replaceAll('_', ' '));
    const details = element('details', { open }, element('summary', {}, label, status));
    // A case with many repeats has thousands of answers: each is set when it is first opened.
    const fill = () => details.append(...answerParts(answer));
    if (open) fill();
    else details.addEventListener('toggle', fill, { once: true });
    return details;
  }

  const answerParts = (answer) => [
    ...(answer.kind === null ? [] : [element('p', {}, `Kind of error: ${answer.kind}`)]),
    ...(answer.difference === null ? [] : [element('p', {}, `First difference: ${answer.difference}`)]),
    ...(answer.diff === null
      ? []
      : [
          element('p', { className: 'notes' }, 'Green: in the true answer only. Red: in the given answer only.'),
          diff(answer.diff),
        ]),
    ...(answer.reply === null
      ? [element('p', {}, `No response: ${answer.reason}`)]
      : [element('h3', {}, 'Reply'), pre(answer.reply, 'wrap')]),
  ];

  const facts = (pairs) =>
    element(
      'dl',
      {},
      ...pairs.flatMap(([name, value]) => [
        element('dt', {}, name),
        element('dd', {}, typeof value === 'number' ? value.toLocaleString('en') : value),
      ]),
    );
  const pre = (text, className = '') => element('pre', { className, tabIndex: 0 }, ...breakable(text));

  // A line may end after a comma, so that no number is broken in two; a very long text is left to the browser.
  const breakable = (text) =>
    text.length > 20_000
      ? [text]
      : text.split(/(?<=,)/).flatMap((piece, place) => (place === 0 ? [piece] : [element('wbr', {}), piece]));

  function source(text, line) {
    const lines = text.split('\n');
    return element(
      'pre',
      { tabIndex: 0 },
      ...lines.flatMap((content, index) => {
        const numbered = `${String(index + 1).padStart(4)}  ${content}`;
        return [index + 1 === line ? element('mark', {}, numbered) : numbered, '\n'];
      }),
    );
  }

  function stateTable(states) {
    if (states.fields.length === 0) return [];
    const head = ['Field', 'Before the loop', 'Inside', 'After it'];
    return titledTable('State of the loop', head, states.fields);
  }

  // A value that an iteration has not changed is soft, so that the eye finds what moves.
  function iterationTable({ fields, rows }, checkpoint) {
    if (rows.length === 0) return [];
    const cellsOf = ({ iteration, values }, place) => [
      iteration === checkpoint ? element('strong', {}, `${iteration} (checkpoint)`) : String(iteration),
      ...values.map((value, field) =>
        rows[place - 1]?.values[field] === value ? element('span', { className: 'none' }, ...breakable(value)) : value,
      ),
    ];
    return titledTable('When an iteration begins', ['Iteration', ...fields], rows.map(cellsOf));
  }

  const valueParts = (value) => (typeof value === 'string' ? breakable(value) : [value]);

  function titledTable(title, head, rows) {
    const table = element(
      'table',
      {},
      element('thead', {}, element('tr', {}, ...head.map((name) => element('th', { scope: 'col' }, name)))),
      element(
        'tbody',
        {},
        ...rows.map((row) =>
          element('tr', {}, ...row.map((value) => element('td', { className: 'value' }, ...valueParts(value)))),
        ),
      ),
    );
    return [
      element('h3', {}, title),
      element('div', { className: 'scroll', tabIndex: 0, role: 'region', ariaLabel: title }, table),
    ];
  }

  const diff = (parts) =>
    element(
      'pre',
      { className: 'wrap', tabIndex: 0 },
      ...parts.map(([kind, text]) =>
        kind === '='
          ? element('span', {}, ...breakable(text))
          : element(
              kind === '+' ? 'ins' : 'del',
              { className: kind === '+' ? 'added' : 'removed' },
              ...breakable(text),
            ),
      ),
    );

  fillFilter('study', cells.studies);
  fillFilter('arm', cells.arms);
  fillFilter('setting', cells.settings);
  fillFilter(
    'status',
    cells.statuses.map((status) => status.replaceAll('_', ' ')),
  );
  fillFilter('kind', cells.kinds);
  form.addEventListener('input', filter);
  form.addEventListener('submit', (event) => event.preventDefault());
  byId('pages').addEventListener('click', ({ target }) => {
    const step = Number(target.dataset?.step ?? 0);
    if (step === 0) return;
    page += step;
    draw();
  });
  filter();
})();

/**
 * Reads the statements in docs/conformance and the results of their tests. Pure: the command decides which files to
 * read.
 *
 * A statement is a list item with its number, and below it its proof: tests by the part of the run and their full name,
 * steps of the run, or a departure with its decision. A name that ends in ` *` stands for every test that begins like
 * this.
 *
 *     - **S2.7** A user who is neither manager nor admin on a manager route is sent to /dashboard.
 *       - Web: sends a driver to the dashboard, and asks the server nothing
 *       - Departs: [Accountants read reports](../decisions.md#accountants-read-reports)
 */

/** The parts of a test run, and the names of their results. */
export const PARTS = {
  Rules: ['Rules'],
  API: ['API on PostgreSQL', 'API on the embedded database'],
  Web: ['Web'],
  Faults: ['Faults'],
  Browser: ['Browser'],
};

const STATEMENT = /^- \*\*([A-Z])(\d+)\.(\d+)\*\* (.+)$/;
const TEST = /^ {2}- (Rules|API|Web|Faults|Browser|Step): (\S.*)$/;
const DEPARTURE = /^ {2}- Departs: \[[^\]]+\]\(\.\.\/decisions\.md#([\w-]+)\)$/;
const FURTHER = /^ {2}([^\s-].*)$/;

/**
 * The statements of one file. Every line must parse, and the numbers of a chapter must be consecutive.
 * @throws Error that names the file and the line.
 */
export function readStatements(text, file) {
  const statements = [];
  for (const [index, line] of text.split('\n').entries()) {
    const fail = (why) => {
      throw new Error(`${file}:${index + 1}: ${why}`);
    };
    const current = statements.at(-1);
    const [, letter, chapter, number, words] = STATEMENT.exec(line) ?? [];
    if (letter) {
      const before = statements.filter((one) => one.chapter === `${letter}${chapter}`).length;
      if (Number(number) !== before + 1) fail(`${letter}${chapter}.${number} is not the next number.`);
      const id = `${letter}${chapter}.${number}`;
      statements.push({ id, chapter: `${letter}${chapter}`, words, file, tests: [], departures: [] });
    } else if (TEST.test(line)) {
      const [, part, name] = TEST.exec(line);
      if (!current) fail('a test stands before any statement.');
      current.tests.push({ part, name });
    } else if (DEPARTURE.test(line)) {
      if (!current) fail('a departure stands before any statement.');
      current.departures.push(DEPARTURE.exec(line)[1]);
    } else if (FURTHER.test(line)) {
      if (!current || current.tests.length + current.departures.length > 0)
        fail('this is neither a statement nor its proof.');
      current.words += ` ${FURTHER.exec(line)[1]}`;
    } else if (/^\s|^-/.test(line) && line.trim()) fail('this is neither a statement nor its proof.');
  }
  return statements;
}

/** A heading's anchor, as GitHub makes it. */
const toAnchor = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/\s/g, '-');

/** The anchors of the decisions that have a date and a reason: a heading alone is no decision. */
export function readDecisions(text) {
  const sections = text.split(/^#{2,4} /m).slice(1);
  return new Set(
    sections
      .map((section) => [section.split('\n', 1)[0], section.slice(section.indexOf('\n'))])
      .filter(([, body]) => /\b20\d\d-\d\d-\d\d\b/.test(body) && body.trim().length > 40)
      .map(([heading]) => toAnchor(heading)),
  );
}

/**
 * The tests of a run: `results` are vitest's JSON reports by the name of their part, `steps` tells for each step
 * whether it passed.
 */
export function readRun(results, steps = {}) {
  const tests = Object.fromEntries(Object.keys(PARTS).map((part) => [part, []]));
  for (const [part, names] of Object.entries(PARTS))
    for (const name of names)
      for (const file of results[name]?.testResults ?? [])
        for (const { ancestorTitles, title, status } of file.assertionResults)
          tests[part].push({ file: file.name, name: [...ancestorTitles, title].join(' > '), status });
  return { tests, steps };
}

/** The problem with a statement's test; null if it proves the statement. */
function findFailure({ part, name }, run) {
  if (part === 'Step') {
    if (!(name in run.steps)) return `no step of the run is called "${name}"`;
    return run.steps[name] ? null : `the step "${name}" failed`;
  }
  const isFamily = name.endsWith(' *');
  const start = name.slice(0, -1).trimEnd();
  const found = run.tests[part].filter((test) =>
    isFamily ? test.name.startsWith(start) : test.name === name,
  );
  if (found.length === 0) return `no test of ${part} is called "${name}"`;
  const files = new Set(found.map(({ file }) => file));
  if (files.size > 1) return `"${name}" is the name of tests in ${files.size} files of ${part}`;
  // Some are skipped where they do not apply, as on one of two databases; at least one must have run.
  const ran = found.filter(({ status }) => status === 'passed' || status === 'failed');
  if (ran.length === 0) return `"${name}" was skipped`;
  const failed = ran.find(({ status }) => status === 'failed');
  return failed ? `"${failed.name}" failed` : null;
}

/** Each statement with its verdict: proven, departs (with its decision), or red with the reasons. */
export function judge(statements, run, decisions) {
  const ids = new Set();
  return statements.map((statement) => {
    const { id, tests, departures } = statement;
    const errors = tests.flatMap((test) => findFailure(test, run) ?? []);
    for (const anchor of departures)
      if (!decisions.has(anchor)) errors.push(`docs/decisions.md has no dated decision "${anchor}"`);
    if (tests.length + departures.length === 0) errors.push('it names no test');
    if (ids.has(id)) errors.push('its number is taken');
    ids.add(id);
    const verdict = errors.length > 0 ? 'red' : departures.length > 0 ? 'departs' : 'proven';
    return { ...statement, verdict, errors };
  });
}

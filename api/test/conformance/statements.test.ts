/** The checker of docs/conformance: each way a statement can fail, and how its files are read. */
import { describe, expect, test } from 'vitest';

// A script of the repository, not a server module.
const PROGRAM = new URL('../../../scripts/conformance/statements.mjs', import.meta.url).href;
const { judge, readDecisions, readRun, readStatements } = await import(PROGRAM);

interface Judged {
  id: string;
  verdict: string;
  errors: string[];
}

const ran = (title: string, status = 'passed') => ({ ancestorTitles: ['a week'], title, status });
const results = {
  'API on PostgreSQL': {
    testResults: [
      {
        name: 'week.test.ts',
        assertionResults: [
          ran('is paid once'),
          ran('is void', 'failed'),
          ran('is locked', 'skipped'),
          ran('is written'),
          ran('refuses Tuesday'),
          ran('refuses Friday', 'failed'),
        ],
      },
    ],
  },
  'API on the embedded database': {
    testResults: [
      { name: 'week.test.ts', assertionResults: [ran('is paid once')] },
      { name: 'other.test.ts', assertionResults: [ran('is written')] },
    ],
  },
};
const run = readRun(results, { Build: true, Check: false });
const decisions = readDecisions(
  '# Decisions\n\n### Whose it is\n\n2026-11-23. Everyone sees whose document each is, as a list needs names.\n\n### Later\n\nSomeday, when there is time for it and someone wants it badly.\n',
);

/** The verdict on one statement with these lines below it. */
function verdict(...proofs: string[]): [string, string] {
  const text = ['- **S1.1** A week.', ...proofs.map((proof) => `  - ${proof}`)].join('\n');
  const [one] = judge(readStatements(text, 'x.md'), run, decisions) as Judged[];
  return [one!.verdict, one!.errors.join()];
}

describe('a statement', () => {
  test('is proven by a test that passed, wherever it ran, and by a step', () => {
    expect(verdict('API: a week > is paid once', 'Step: Build')).toEqual(['proven', '']);
  });

  test('departs with its decision', () => {
    expect(verdict('Departs: [Whose](../decisions.md#whose-it-is)')).toEqual(['departs', '']);
  });

  test.each([
    ['names no test', [], /names no test/],
    ['names a test that does not exist', ['API: a week > is paid twice'], /no test of API/],
    ['names a test of another part', ['Web: a week > is paid once'], /no test of Web/],
    ['names a test that failed', ['API: a week > is void'], /failed/],
    ['names a test that was skipped', ['API: a week > is locked'], /skipped/],
    ['names tests of two files', ['API: a week > is written'], /2 files/],
    ['names a family with one failed test', ['API: a week > refuses *'], /refuses Friday" failed/],
    ['names an empty family', ['API: a month > *'], /no test of API/],
    ['names a step that failed', ['Step: Check'], /failed/],
    ['names a step that was not taken', ['Step: Bench'], /no step/],
    ['departs without a decision', ['Departs: [X](../decisions.md#nowhere)'], /no dated decision/],
    [
      'departs with a decision that has no date',
      ['Departs: [X](../decisions.md#later)'],
      /no dated decision/,
    ],
  ])('is red when it %s', (_how, proofs, why) => {
    const [color, errors] = verdict(...proofs);
    expect(color).toBe('red');
    expect(errors).toMatch(why);
  });
});

describe('a file', () => {
  const read =
    (...lines: string[]) =>
    () =>
      readStatements(lines.join('\n'), 'x.md');

  test('joins the lines of a statement', () => {
    const [one] = read('# Title', '', '- **S2.1** One', '  and more.', '  - API: a')() as { words: string }[];
    expect(one!.words).toBe('One and more.');
  });

  test.each([
    ['a number that is missing', ['- **S1.2** Two.']],
    ['a number that appears twice', ['- **S1.1** One.', '  - API: a', '- **S1.1** One.']],
    ['a proof without a statement', ['  - API: a']],
    ['an unknown part', ['- **S1.1** One.', '  - Unit: a']],
    ['an item without a number', ['- One.']],
    ['a line after the proofs', ['- **S1.1** One.', '  - API: a', '  and more']],
  ])('with %s is refused', (_what, lines) => {
    expect(read(...lines)).toThrow(/^x\.md:\d+: /);
  });
});

/** Tests of `npm test` that passed only on a later try are listed, and too many of them are a failure. */
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, onTestFinished, test } from 'vitest';

interface Module {
  judgeRetried: (retried: string[]) => { summary: string; failure: string | null };
}

const REPORTER = fileURLToPath(new URL('../../scripts/retriedTests.mjs', import.meta.url));
const VITEST = fileURLToPath(new URL('../../node_modules/vitest/vitest.mjs', import.meta.url));

const FLAKY = `let tries = 0;
  describe('of many', () => { test('passes on the third try', () => { tries += 1; expect(tries).toBe(3); }); });
  test('passes at once', () => {});
  test('never passes', () => { expect(1).toBe(2); });`;

test('a run writes down what passed on a later try, and nothing else', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-retried-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  writeFileSync(join(folder, 'flaky.test.js'), FLAKY);
  const written = join(folder, 'retried.json');
  const args = [VITEST, 'run', '--root', folder, '--globals', '--retry', '2', '--reporter', REPORTER];
  const env = { PATH: process.env.PATH, RETRIED_FILE: written };
  await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({ code: 1 });
  expect(JSON.parse(readFileSync(written, 'utf8'))).toEqual([
    'flaky.test.js > of many > passes on the third try (try 3)',
  ]);
});

test('three of a run are said, and more are a failure', async () => {
  const { judgeRetried }: Module = await import(REPORTER);
  expect(judgeRetried([])).toEqual({ summary: '', failure: null });
  expect(judgeRetried(['a', 'b', 'c'])).toEqual({
    summary: 'Passed on a second try: a\nPassed on a second try: b\nPassed on a second try: c',
    failure: null,
  });
  expect(judgeRetried(['a', 'b', 'c', 'd']).failure).toMatch(/^4 tests passed on a second try/);
});

/** The command line: what it knows, what it explains, and what a script can read. */
import { readFileSync } from 'node:fs';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runProgram } from './program.ts';
import { createReport } from './report.ts';
import { COMMANDS } from './table.ts';

const NAMES = Object.keys(COMMANDS);
const { scripts } = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')) as {
  scripts: Record<string, string>;
};

let out: string[];
let errors: string[];
beforeEach(() => {
  [out, errors] = [[], []];
  vi.spyOn(console, 'log').mockImplementation((text) => void out.push(text));
  vi.spyOn(console, 'error').mockImplementation((text) => void errors.push(text));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllEnvs();
  process.exitCode = undefined;
});

test('the help says in a line what each command does', async () => {
  await runProgram(['--help']);
  for (const [name, { summary }] of Object.entries(COMMANDS))
    expect(out.join('\n')).toMatch(new RegExp(`^  ${name} +${summary.replace('.', '\\.')}$`, 'm'));
});

test.each(NAMES)('%s explains each of its options', async (name) => {
  await runProgram([name, '--help']);
  const { command } = await COMMANDS[name]!.load();
  const [text] = out;
  expect(text).toContain(COMMANDS[name]!.summary);
  for (const [flag, { about }] of Object.entries(command.options)) {
    expect(text).toContain(`[--${flag}`);
    expect(text).toContain(about);
  }
  expect([errors, process.exitCode]).toEqual([[], undefined]);
});

test('package.json calls each command by its name, and no other program of the build', () => {
  const called = Object.entries(scripts).flatMap(([name, script]) => {
    const command = /scripts\/run\.mjs (?:--build )?(.*)$/.exec(script)?.[1];
    return command ? [[name, command]] : [];
  });
  expect(called.sort()).toEqual(NAMES.map((name) => [name, name]).sort());
  expect(JSON.stringify(scripts)).not.toMatch(/api\/dist/);
});

test.each([
  ['an unknown command', ['frobnicate'], 'There is no command frobnicate: carrier-portal --help lists them.'],
  ['a name that every object has', ['toString'], expect.stringMatching(/^There is no command toString/)],
  ['no command', [], expect.stringMatching(/^Usage: carrier-portal <command> \[options\]\n/)],
  [
    'an unknown option',
    ['migrate', '--force'],
    expect.stringMatching(/^Usage: npm run migrate -- \[--grant ROLE\]/),
  ],
  ['a file where none is expected', ['migrate', 'x'], expect.stringMatching(/^Usage: npm run migrate/)],
  [
    'no file where one is needed',
    ['restore'],
    expect.stringMatching(/^Usage: npm run restore -- file \[--yes\]/),
  ],
])('%s ends with status 2 and a line that helps', async (_what, words, line) => {
  await runProgram(words);
  expect([out, errors, process.exitCode]).toEqual([[], [line], 2]);
});

test('a script reads as JSON why a command could not do its work', async () => {
  vi.stubEnv('PORT', 'high');
  await runProgram(['migrate', '--json']);
  const problem = 'PORT must be a whole number from 0 to 65535.';
  expect(out.map((line) => JSON.parse(line))).toEqual([{ ok: false, problems: [problem] }]);
  expect([errors, process.exitCode]).toEqual([[problem], 1]);
});

test('a script reads as JSON what came out, and nothing else', () => {
  const report = createReport({ json: true });
  report.say('3 rows so far');
  report.complain('One cannot be read.');
  report.end({ rows: 3 });
  expect(out.map((line) => JSON.parse(line))).toEqual([
    { ok: false, rows: 3, problems: ['One cannot be read.'] },
  ]);
});

test('a quiet command says only what is wrong', () => {
  const report = createReport({ quiet: true });
  report.say('3 rows so far');
  report.end({ rows: 3 });
  expect([out, errors, process.exitCode]).toEqual([[], [], undefined]);
  report.complain('One cannot be read.');
  expect([errors, process.exitCode]).toEqual([['One cannot be read.'], 1]);
});

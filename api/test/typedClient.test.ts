/**
 * Runs the examples of docs/api.md unchanged: the commands in a shell, and the TypeScript with the types that
 * openapi-typescript generates from the API's description, compiled in strict mode.
 */
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSocket, type Socket } from './conformance/socket.ts';
import { addBankAccount } from './support/bankAccounts.ts';
import { longTest } from './support/longTest.ts';
import { type Actor, PASSWORD } from './support/portal.ts';
import { runInShell } from './support/shell.ts';

const TIMEOUT_MS = 120_000;
const guide = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8');
const readBlocks = (language: string) =>
  [...guide.matchAll(/^```(\w+)\n(.*?)^```$/gms)].flatMap(([, name, text]) =>
    name === language ? [text!] : [],
  );

const run = promisify(execFile);
const require = createRequire(new URL('../../package.json', import.meta.url));
/** The folder of a package. */
const packageOf = (name: string): string => {
  const path = require.resolve(name);
  return path.slice(0, path.lastIndexOf(`node_modules/${name}/`) + `node_modules/${name}`.length);
};

let socket: Socket;
let driver: Actor;
let folder: string;
beforeAll(async () => {
  socket = await openSocket();
  const { portal } = socket;
  portal.setClock('2026-11-18');
  const email = (name: string) => `${name}@example.com`;
  await portal.join({ kind: 'STAFF', roles: ['Accountant'], email: email('accountant') });
  const manager = await portal.join({ kind: 'STAFF', roles: ['Manager'], email: email('manager') });
  driver = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
  const other = await portal.joinContractor({ firstName: 'Nora', lastName: 'Account' });
  await addBankAccount(portal, driver);
  for (const { id: userId } of [driver, other])
    await portal.rest('POST', '/payroll/weekly', {
      token: manager.token,
      body: {
        ...{ userId, weekStart: '2026-11-09', weekEnd: '2026-11-15' },
        weeklyData: [{ date: '2026-11-09', pay: 300, expenses: 0 }],
      },
    });
  folder = mkdtempSync(join(tmpdir(), 'portal-client-'));
}, TIMEOUT_MS);
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await socket.close();
});

/** The text of the guide, but for this portal. */
const here = (text: string) =>
  text.replaceAll('http://localhost:4000', socket.url).replaceAll('Freight-2026', PASSWORD);

test('the commands return their results', async () => {
  const [signIn = '', ...others] = readBlocks('sh');
  // A listener gets events as long as the session lasts.
  const end = (text: string) => (text.includes('subscription') ? 'CONNECTED' : undefined);
  const said = await Promise.all(others.map((text) => runInShell(here(`${signIn}\n${text}`), {}, end(text))));
  const byQuery = said.find((text) => text.startsWith('{"data"'))!;
  expect(JSON.parse(byQuery).data.payrollRuns.totalCount).toBe(2);
  expect(said.find((text) => text.startsWith('['))).toContain('"lastName":"Fontaine"');
  expect(said.some((text) => text.includes('"kind":"CONNECTED"'))).toBe(true);
  const csv = said.find((text) => text.startsWith('\ufeff'))!;
  expect(csv.split('\r\n')).toHaveLength(1 + 2 + 1);
  expect(said).toHaveLength(4);
});

describe('the client with types', () => {
  longTest(
    'compiles in strict mode and runs',
    async () => {
      const { body } = await socket.api('GET', '/openapi.json');
      writeFileSync(join(folder, 'openapi.json'), JSON.stringify(body));
      writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
      writeFileSync(join(folder, 'example.ts'), here(readBlocks('ts').join('\n')));
      mkdirSync(join(folder, 'node_modules'));
      for (const name of ['openapi-fetch', 'openapi-typescript-helpers'])
        symlinkSync(packageOf(name), join(folder, 'node_modules', name));
      const node = (...args: string[]) => run(process.execPath, args, { cwd: folder });
      const generate = join(packageOf('openapi-typescript'), 'bin/cli.js');
      await node(generate, 'openapi.json', '--output', 'portal.ts');
      const options =
        '--strict --noUncheckedIndexedAccess --exactOptionalPropertyTypes --target es2023 --lib es2023,dom,dom.iterable --module nodenext --rewriteRelativeImportExtensions --skipLibCheck';
      // The API's own compiler is not written in JavaScript and takes a tenth of the time.
      const own = createRequire(import.meta.url).resolve('typescript/package.json');
      const compile = join(own, '../bin/tsc');
      const compiled = await node(compile, ...options.split(' '), 'example.ts').catch((error) => error);
      expect(compiled.stdout).toBe('');
      const { stdout, stderr } = await node('example.js');
      expect(stderr).toBe('');
      expect(stdout).toMatch(
        /^2 payroll runs\nNora Account, 300: No bank account on file\.\nName,Routing number,/,
      );
      expect(stdout).toContain('Dario Fontaine');
    },
    TIMEOUT_MS,
  );
});

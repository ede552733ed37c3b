/** A backup taken while people work is the portal of one moment, and becomes that portal again, or nothing does. */
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { send, signIn, signInAll } from './support/client.ts';
import { runCommand } from './support/commands.ts';
import {
  ADMIN,
  companyFolder,
  companyOnPostgres,
  DRIVERS,
  emptyFolder,
  MANAGERS,
} from './support/company.ts';
import { inDatabase } from './support/database.ts';
import { brokenRules } from './support/invariants.ts';
import { hasPostgres } from './support/postgres.ts';
import { everything, rowCount } from './support/rows.ts';
import { type Server, type Settings, start, toSettings } from './support/server.ts';
import { raiseStorm } from './support/storm.ts';

/** A dozen programs are started here one after the other, on machines that may be busy with other things. */
const RETRY = { timeout: 600_000 };

const OTHER_HEAD = `{"position":"3","hash":"${'0'.repeat(64)}"}\n`;

async function stormOn({ url }: Server) {
  const people = await signInAll(url, [...DRIVERS.slice(0, 3), ...MANAGERS.slice(0, 2)]);
  const [logger, first, second, one, other] = people as [never, never, never, never, never];
  return raiseStorm({
    url: async () => url,
    loggers: [logger],
    submitters: [first, second],
    managers: [one, other],
  });
}

async function accessToken(url: string, token: string): Promise<string> {
  const query = `mutation { result: createAccessToken(input: { name: "Export" }) {
    ... on CreateAccessTokenPayload { token } } }`;
  return (await send(url, { path: '/graphql', token, body: { query } })).body.data.result.token;
}

async function until(check: () => boolean): Promise<void> {
  while (!check()) await sleep(20);
}

test('on the embedded database, while the portal runs and people work', RETRY, async () => {
  const place = companyFolder();
  const server = await start(place);
  const before = await signIn(server.url, ADMIN);
  const key = await accessToken(server.url, before.token);
  expect((await send(server.url, { path: '/api/auth/me', token: key })).status).toBe(200);
  const storm = await stormOn(server);
  const file = join(emptyFolder(), 'taken', 'portal.gz');
  const backup = { args: ['--out', file], settings: toSettings(place) };
  // The portal shares its one session with the backup, and gets it back however the backup ends.
  expect((await runCommand('backup', { ...backup, killAt: /AuditLog/ })).status).toBeNull();
  expect(existsSync(file)).toBe(false);
  const soFar = storm.acknowledged.days.length;
  await Promise.race([storm.error, until(() => storm.acknowledged.days.length > soFar)]);
  expect(await runCommand('backup', backup)).toMatchObject({ status: 0, stderr: '' });
  await storm.stop();
  expect(await server.kill('SIGTERM')).toBe(0);
  // Neither of the keys is in it.
  const text = gunzipSync(readFileSync(file)).toString();
  for (const key of ['data-key', 'jwt-secret'])
    expect(text.includes(readFileSync(join(place.dataDir, key), 'utf8').trim())).toBe(false);

  const restored = { dataDir: emptyFolder() };
  const restore = (killAt?: RegExp) =>
    runCommand('restore', { args: [file], settings: toSettings(restored), ...(killAt && { killAt }) });
  expect(await restore()).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^The data keys are not in this backup: put the separately kept file data-key/),
  });
  copyFileSync(join(place.dataDir, 'data-key'), join(restored.dataDir, 'data-key'));
  expect((await restore(/PayrollRun/)).status).toBeNull();
  expect(existsSync(join(restored.dataDir, 'postgres'))).toBe(false);
  const whole = await restore();
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(whole.stdout).toMatch(/Audit log: All [\d,]+ entries are as written\./);
  expect(readdirSync(restored.dataDir)).not.toContain('restoring');
  expect(await brokenRules(restored)).toEqual({});

  const second = await start(restored);
  expect((await send(second.url, { path: '/api/auth/me', token: before.token })).status).toBe(401);
  expect((await send(second.url, { path: '/api/auth/me', token: key })).status).toBe(401);
  expect((await signIn(second.url, ADMIN)).email).toBe(ADMIN);
  expect(await second.kill('SIGTERM')).toBe(0);
  expect((await restore()).stderr).toMatch(/already has a database, and nothing is ever overwritten/);
});

test.runIf(hasPostgres)(
  'on a PostgreSQL server, while people work, and from there into a folder',
  RETRY,
  async () => {
    const { place, postgres } = await companyOnPostgres();
    const server = await start(place);
    const storm = await stormOn(server);
    await Promise.race([storm.error, until(() => storm.acknowledged.runs.length > 3)]);
    const folder = emptyFolder();
    const file = join(folder, 'portal.gz');
    const backup = (options: { args: string[]; killAt?: RegExp }) =>
      runCommand('backup', { settings: toSettings(place), ...options });
    expect((await backup({ args: ['--out', file], killAt: /AuditLog/ })).status).toBeNull();
    expect(existsSync(file)).toBe(false);
    expect(await backup({ args: ['--out', file] })).toMatchObject({ status: 0, stderr: '' });
    await storm.stop();
    expect(await server.kill('SIGTERM')).toBe(0);

    await inDatabase(place, (query) => query('CREATE DATABASE restored'));
    const other = new URL(postgres.url);
    other.pathname = '/restored';
    const target = { ...place, dataDir: emptyFolder(), databaseUrl: other.href };
    const restore = (settings: Settings, from = file, killAt?: RegExp) =>
      runCommand('restore', { args: [from], settings, ...(killAt && { killAt }) });
    const wrongKey = { ...toSettings(target), DATA_KEY: `${'B'.repeat(43)}=` };
    expect((await restore(wrongKey)).stderr).toMatch(
      /^The data key [0-9a-f]{16} of this backup is not the one/,
    );
    expect((await restore(toSettings(target), file, /PayrollRun/)).status).toBeNull();
    expect(await rowCount(target)).toBe(0);
    // The end of another database's log, which cannot be put aside at first.
    const head = join(target.dataDir, 'audit-head.json');
    const aside = join(target.dataDir, 'audit-head.before-restore.json');
    writeFileSync(head, OTHER_HEAD);
    mkdirSync(join(aside, 'in-the-way'), { recursive: true });
    expect((await restore(toSettings(target))).status).toBe(1);
    expect(await rowCount(target)).toBe(0);
    expect(readFileSync(head, 'utf8')).toBe(OTHER_HEAD);
    rmSync(aside, { recursive: true });
    const whole = await restore(toSettings(target));
    expect(whole).toMatchObject({ status: 0, stderr: '' });
    expect(whole.stdout).toMatch(/entries are as written/);
    expect(readFileSync(aside, 'utf8')).toBe(OTHER_HEAD);
    expect(await brokenRules(target)).toEqual({});
    expect((await restore(toSettings(target))).stderr).toMatch(
      /^The database is not empty \(there are rows in /,
    );

    // What text can hold that a line of a file cannot.
    const name = 'O’Neil\n\u2028"\\N{}\t$1 ü 🚚';
    await inDatabase(place, (query) =>
      query(`UPDATE "User" SET "lastName" = $1, zip = '' WHERE email = $2`, [name, DRIVERS[0]]),
    );
    const withKeys = join(folder, 'with-keys.gz');
    expect((await backup({ args: ['--out', withKeys, '--with-keys'] })).status).toBe(0);
    const here = { dataDir: emptyFolder() };
    expect(await restore(toSettings(here), withKeys)).toMatchObject({ status: 0, stderr: '' });
    expect(await everything(here)).toEqual(await everything(place));
  },
);

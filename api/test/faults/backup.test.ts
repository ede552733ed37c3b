/**
 * A backup taken while people work captures the portal at one moment. A restore brings back that whole portal, or
 * nothing.
 */
import { createHash } from 'node:crypto';
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
import { fileURLToPath } from 'node:url';
import { gunzipSync, gzipSync } from 'node:zlib';
import { generateX25519Identity, identityToRecipient } from 'age-encryption';
import { expect, test } from 'vitest';
import { idsByEmail, send, signIn, signInAll } from './support/client.ts';
import { runCommand } from './support/commands.ts';
import {
  ADMIN,
  companyFolder,
  companyOnPostgres,
  DRIVERS,
  emptyFolder,
  MANAGERS,
} from './support/company.ts';
import { inDatabase, type Place } from './support/database.ts';
import { brokenRules, whatIsThere } from './support/invariants.ts';
import { hasPostgres } from './support/postgres.ts';
import { everything, rowCount } from './support/rows.ts';
import { type Server, type Settings, start, toSettings } from './support/server.ts';
import { raiseStorm } from './support/storm.ts';
import { until } from './support/until.ts';

const long = Boolean(process.env.LONG);

const OTHER_HEAD = `{"position":"3","hash":"${'0'.repeat(64)}"}\n`;

async function stormOn({ url }: Server) {
  const people = await signInAll(url, [...MANAGERS.slice(0, 2), ...DRIVERS.slice(0, 3)]);
  const [one, other, logger, ...submitters] = people as [never, never, never, ...never[]];
  return raiseStorm({
    url: async () => url,
    loggers: [logger],
    submitters,
    managers: [one, other],
  });
}

async function accessToken(url: string, token: string): Promise<string> {
  const query = `mutation { result: createAccessToken(input: { name: "Export" }) {
    ... on CreateAccessTokenPayload { token } } }`;
  return (await send(url, { path: '/graphql', token, body: { query } })).body.data.result.token;
}

async function resetToken(url: string, token: string, id: string): Promise<string> {
  const path = `/api/auth/generate-reset-token/${id}`;
  return (await send(url, { path, token, body: {} })).body.resetToken;
}

/** How many sessions, access tokens and reset tokens there are, and how many of them still work. */
const tokensIn = (place: Place) =>
  inDatabase(place, async (query) => {
    const tables = await query<{ name: string }>(
      `SELECT DISTINCT table_name AS name FROM information_schema.columns
       WHERE table_schema = 'public' AND (column_name = 'tokenHash' OR table_name = 'Session')`,
    );
    const counts = { all: 0, live: 0 };
    for (const { name } of tables) {
      const rows = await query<{ row: Record<string, unknown> }>(
        `SELECT to_jsonb(t) AS row FROM "${name}" t`,
      );
      counts.all += rows.length;
      counts.live += rows.filter(({ row }) => (row.revokedAt ?? row.usedAt ?? null) === null).length;
    }
    return counts;
  });

const digestOf = (lines: string[]) =>
  createHash('sha256')
    .update(lines.map((line) => `${line}\n`).join(''))
    .digest('hex');

/** The lines of a backup except the last, which covers all the others. */
const contentOf = (file: string) => gunzipSync(readFileSync(file)).toString().split('\n').slice(0, -2);

function writeAnew(path: string, lines: string[]): string {
  writeFileSync(path, gzipSync([...lines, JSON.stringify({ end: digestOf(lines) }), ''].join('\n')));
  return path;
}

/** A complete backup changed by an attacker without its data key, who adds a row and updates every digest. */
function plantAdministrator(file: string, person: string): string {
  const lines = contentOf(file);
  const first = lines.findIndex((line) => line.startsWith('{"table":"RoleAssignment"')) + 1;
  const end = lines.findIndex((line) => line.startsWith('{"endOf":"RoleAssignment"'));
  const rows = [...lines.slice(first, end), JSON.stringify([person, 'IT_Admin', '2026-01-05 14:00:00+00'])];
  const sum = { endOf: 'RoleAssignment', sum: { rows: rows.length, digest: digestOf(rows) } };
  lines.splice(first, end - first + 1, ...rows, JSON.stringify(sum));
  return writeAnew(`${file}.planted`, lines);
}

/** The backup in an earlier release's format. */
function removeSeal(file: string): string {
  const [header, ...lines] = contentOf(file);
  return writeAnew(`${file}.unsealed`, [header!.replace('"version":2', '"version":1'), ...lines]);
}

/** Text that a line of a file cannot hold. */
const ODD_NAME = 'O’Neil\n\u2028"\\N{}\t$1 ü 🚚';

const backUp = (place: Place, file: string, options: { args?: string[]; killAt?: RegExp } = {}) =>
  runCommand('backup', {
    ...options,
    args: ['--out', file, ...(options.args ?? [])],
    settings: toSettings(place),
  });

/** A person who can open encrypted backups, with their identity file in the folder. */
async function newReader(folder: string) {
  const identity = await generateX25519Identity();
  const recipient = await identityToRecipient(identity);
  const identityFile = join(folder, 'identity.txt');
  writeFileSync(identityFile, `# public key: ${recipient}\n${identity}\n`);
  return { recipient, identityFile };
}

// In the short form the server's backup stands for both, and transfer.test.ts reads an embedded database whole.
test.runIf(long)('on the embedded database, while the portal runs and people work', async () => {
  const place = companyFolder();
  const server = await start(place);
  const before = await signIn(server.url, ADMIN);
  const key = await accessToken(server.url, before.token);
  expect((await send(server.url, { path: '/api/auth/me', token: key })).status).toBe(200);
  const driver = (await idsByEmail(server.url, before)).get(DRIVERS[4]!)!;
  const reset = await resetToken(server.url, before.token, driver);
  expect(reset).toEqual(expect.any(String));
  const storm = await stormOn(server);
  const folder = emptyFolder();
  const { recipient, identityFile } = await newReader(folder);
  const file = join(folder, 'portal.age');
  const forReader = ['--recipient', recipient, '--with-keys'];
  // The portal shares its one session with the backup and gets it back, however the backup ends.
  expect((await backUp(place, file, { args: forReader, killAt: /AuditLog/ })).status).toBeNull();
  expect(existsSync(file)).toBe(false);
  const soFar = [...storm.acknowledged.days];
  await Promise.race([
    storm.error,
    until('another day', () => storm.acknowledged.days.length > soFar.length),
  ]);
  expect(await backUp(place, file, { args: forReader })).toMatchObject({ status: 0, stderr: '' });
  await storm.stop();
  expect(await server.kill('SIGTERM')).toBe(0);

  const restored = { dataDir: emptyFolder() };
  const restore = (killAt?: RegExp) =>
    runCommand('restore', {
      args: [file, '--yes', '--identity', identityFile],
      settings: toSettings(restored),
      ...(killAt && { killAt }),
    });
  // There is no terminal to ask.
  expect(await runCommand('restore', { args: [file], settings: toSettings(restored) })).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/^A restore asks before it writes anything: .* add --yes\.\n$/),
  });
  expect((await restore(/PayrollRun/)).status).toBeNull();
  expect(existsSync(join(restored.dataDir, 'postgres'))).toBe(false);
  // The leftovers of a restore that was killed before it had a database.
  const leftover = join(restored.dataDir, 'restoring', 'postgres');
  mkdirSync(leftover, { recursive: true });
  writeFileSync(join(leftover, 'PG_VERSION'), '18\n');
  const whole = await restore();
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(whole.stdout).toMatch(/Audit log: All [\d,]+ entries are as written\./);
  expect(whole.stdout).toMatch(/Its data keys are in it, so its seal proves nothing/);
  // The address stays out of the output, which may end up in a log.
  expect(whole.stdout).toMatch(/^Administrators after the restore: 2$/m);
  expect(whole.stdout).not.toContain('@');
  expect(readdirSync(restored.dataDir)).not.toContain('restoring');
  await inDatabase(restored, async () => {
    expect(await brokenRules(restored)).toEqual({});
    const tokens = await tokensIn(restored);
    expect(tokens.all).toBeGreaterThan(2);
    expect(tokens.live).toBe(0);
    const { days } = await whatIsThere(restored);
    expect(soFar.filter((day) => !days.has(day))).toEqual([]);
  });

  // None of them is live anymore, and only live ones give access.
  const second = await start(restored);
  expect((await send(second.url, { path: '/api/auth/me', token: before.token })).status).toBe(401);
  expect((await send(second.url, { path: '/api/auth/me', token: key })).status).toBe(401);
  const newPassword = 'Harbor-Lantern-2026';
  expect(
    (await send(second.url, { path: '/api/auth/reset-password', body: { token: reset, newPassword } }))
      .status,
  ).toBe(400);
  expect((await signIn(second.url, ADMIN)).email).toBe(ADMIN);
  expect(await second.kill('SIGTERM')).toBe(0);
});

test.runIf(hasPostgres)('on a PostgreSQL server, whole or not at all', async () => {
  const { place, postgres } = await companyOnPostgres();
  const file = join(emptyFolder(), 'portal.gz');
  const all = await inDatabase(place, async (query) => {
    await query(`UPDATE "User" SET "lastName" = $1, zip = '' WHERE email = $2`, [ODD_NAME, DRIVERS[0]]);
    return everything(place);
  });
  const made = await backUp(place, file, { args: ['--encrypt'] });
  expect(made).toMatchObject({ status: 0, stderr: '' });
  expect(made.stdout).toMatch(/It is encrypted: only the data keys can open it\./);
  await inDatabase(place, (query) => query('CREATE DATABASE restored'));
  const other = new URL(postgres.url);
  other.pathname = '/restored';
  const target = { ...place, dataDir: emptyFolder(), databaseUrl: other.href };
  const restore = (settings: Settings, killAt?: RegExp) =>
    runCommand('restore', { args: [file, '--yes'], settings, ...(killAt && { killAt }) });
  // file.test.ts tests without a process who can open it.
  if (long) {
    const wrongKey = { ...toSettings(target), DATA_KEY: `${'B'.repeat(43)}=` };
    expect((await restore(wrongKey)).stderr).toMatch(
      /^This backup is encrypted, and nothing given here opens it/,
    );
    expect((await restore(toSettings(target), /PayrollRun/)).status).toBeNull();
    expect(await rowCount(target)).toBe(0);
  }
  // The head of another database's log, which at first cannot be moved aside.
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
  expect(whole.stdout).toMatch(/^Backup of .*, encrypted$/m);
  expect(whole.stdout).toMatch(/^Its seal is intact/m);
  expect(whole.stdout).toMatch(/Audit log: The only entry is as written\./);
  expect(whole.stdout).toMatch(/check with the bank before you pay anyone/);
  expect(readFileSync(aside, 'utf8')).toBe(OTHER_HEAD);
  expect(await brokenRules(target)).toEqual({});
  expect(await everything(target)).toEqual(all);
  if (!long) return;
  expect((await restore(toSettings(target))).stderr).toMatch(
    /^The database is not empty \(there are rows in /,
  );
});

test.runIf(hasPostgres && long)(
  'on a PostgreSQL server, while people work, and from there into a folder',
  async () => {
    const { place } = await companyOnPostgres();
    const server = await start(place);
    const storm = await stormOn(server);
    await Promise.race([storm.error, until('some weeks of pay', () => storm.acknowledged.runs.length > 3)]);
    const folder = emptyFolder();
    const file = join(folder, 'portal.gz');
    expect((await backUp(place, file, { killAt: /AuditLog/ })).status).toBeNull();
    expect(existsSync(file)).toBe(false);
    expect(await backUp(place, file)).toMatchObject({ status: 0, stderr: '' });
    await storm.stop();
    expect(await server.kill('SIGTERM')).toBe(0);

    const withKeys = join(folder, 'with-keys.gz');
    expect((await backUp(place, withKeys, { args: ['--with-keys'] })).status).toBe(0);
    const here = { dataDir: emptyFolder() };
    const brought = await runCommand('restore', { args: [withKeys, '--yes'], settings: toSettings(here) });
    expect(brought).toMatchObject({ status: 0, stderr: '' });
    expect(await brokenRules(here)).toEqual({});
    expect(await everything(here)).toEqual(await everything(place));
  },
);

// file.test.ts and restoreFolder.test.ts test kinds of files and readers without a process.
test.runIf(long)('without the data keys, for an operator who kept them, and unchanged', async () => {
  const place = companyFolder();
  const all = await everything(place);
  const file = join(emptyFolder(), 'portal.gz');
  expect(await backUp(place, file)).toMatchObject({ status: 0, stderr: '' });
  // It contains neither key.
  const text = gunzipSync(readFileSync(file)).toString();
  for (const key of ['data-key', 'jwt-secret'])
    expect(text.includes(readFileSync(join(place.dataDir, key), 'utf8').trim())).toBe(false);
  const lockedIn = await backUp(place, join(emptyFolder(), 'x.age'), { args: ['--encrypt', '--with-keys'] });
  expect(lockedIn.stderr).toMatch(
    /^A backup with the data keys in it cannot be encrypted with the same keys alone/,
  );

  const here = { dataDir: emptyFolder() };
  const restore = (path: string, ...args: string[]) =>
    runCommand('restore', { args: [path, '--yes', ...args], settings: toSettings(here) });
  expect((await restore(file)).stderr).toMatch(
    /^The data keys are not in this backup: put the separately kept file data-key/,
  );
  copyFileSync(join(place.dataDir, 'data-key'), join(here.dataDir, 'data-key'));
  const [driver] = await inDatabase(place, (query) => query<{ id: string }>('SELECT id FROM "User"'));
  expect(await restore(plantAdministrator(file, driver!.id))).toMatchObject({
    status: 1,
    stderr:
      'The backup is damaged: its seal does not match its content, so it was changed after it was made. Nothing was restored.\n',
  });
  // Without any seal, like a backup of an earlier release.
  const unsealed = removeSeal(file);
  expect((await restore(unsealed)).stderr).toMatch(
    /^This backup is in the format of an earlier release, which has no seal: .* add --unproven\.\n$/,
  );
  expect(readdirSync(here.dataDir)).toEqual(['data-key']);
  expect(await restore(file)).toMatchObject({ status: 0, stderr: '' });
  expect(await everything(here)).toEqual(all);
  // If the operator trusts it, the restore reads it to the end before it writes anything.
  const trusted = await restore(unsealed, '--unproven');
  expect(trusted.stdout).toMatch(/It has no seal and proves nothing: anyone could have changed it\./);
  expect(trusted.stderr).toMatch(/already has a database, and nothing is ever overwritten/);
});

test.runIf(long)('encrypted, for an operator who has the data keys', async () => {
  const place = companyFolder();
  const all = await everything(place);
  const folder = emptyFolder();
  const file = join(folder, 'portal.age');
  expect(await backUp(place, file, { args: ['--encrypt'] })).toMatchObject({ status: 0, stderr: '' });
  const here = { dataDir: emptyFolder() };
  const restore = () => runCommand('restore', { args: [file, '--yes'], settings: toSettings(here) });
  expect((await restore()).stderr).toMatch(/^This backup is encrypted, and nothing given here opens it/);
  copyFileSync(join(place.dataDir, 'data-key'), join(here.dataDir, 'data-key'));
  expect(await restore()).toMatchObject({ status: 0, stderr: '' });
  expect(await everything(here)).toEqual(all);
});

test.runIf(long)('the backup of the first version, once the operator says that it is trusted', async () => {
  const file = fileURLToPath(new URL('../firstVersion/demo.backup.gz', import.meta.url));
  const here = { dataDir: emptyFolder() };
  const restore = (...args: string[]) =>
    runCommand('restore', { args: [file, '--yes', ...args], settings: toSettings(here) });
  expect((await restore()).stderr).toMatch(/^This backup is in the format of an earlier release/);
  const whole = await restore('--unproven');
  expect(whole).toMatchObject({ status: 0, stderr: '' });
  expect(whole.stdout).toMatch(/It has no seal and proves nothing: anyone could have changed it\./);
  expect(whole.stdout).toMatch(/14,186 rows in \d+ tables restored/);
});

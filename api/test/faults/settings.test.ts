/** A start that cannot succeed ends with status 1 and one line that says what to change. */
import { chmodSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { companyFolder, emptyFolder } from './support/company.ts';
import { inDatabase } from './support/database.ts';
import { hasPostgres, postgresForTest } from './support/postgres.ts';
import { type LaunchOptions, launchForTest, type Settings, toSettings } from './support/server.ts';

/** The one line that the refused start prints; what it did before is in the log, as JSON. */
async function readRefusal(settings: Settings, options?: LaunchOptions): Promise<string> {
  const launched = launchForTest(settings, options);
  expect(await launched.exited).toBe(1);
  const lines = launched.output().trimEnd().split('\n');
  const refusal = lines.pop()!;
  expect(lines.filter((line) => !line.startsWith('{'))).toEqual([]);
  expect(launched.errors().trimEnd()).toBe(refusal);
  return refusal;
}

const SERVER = 'postgresql://portal:Hush-Hush-2026@127.0.0.1:1/portal';
const SECRETS = { JWT_SECRET: 'a'.repeat(32), DATA_KEY: `${'A'.repeat(43)}=` };

/**
 * Other tests check without a process what may be wrong with each setting; this one checks how a process reports it.
 */
const WRONG: [name: string, settings: Settings][] = [
  ['DATABASE_URL', { DATABASE_URL: 'postgresql://portal:Hush-Hush-2026@db.example.com/portal', ...SECRETS }],
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '70000' }],
  ['JWT_SECRET', { JWT_SECRET: 'too-short' }],
  ['DATA_KEY', { DATA_KEY: 'bm90IHRoaXJ0eS10d28gYnl0ZXM=' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://localhost/portal' }],
  ['JWT_SECRET', { DATABASE_URL: SERVER }],
  ['DATA_KEY', { DATABASE_URL: SERVER, JWT_SECRET: SECRETS.JWT_SECRET }],
  ['TIME_ZONE', { TIME_ZONE: 'Mars/Base' }],
  ['REGISTRATION', { REGISTRATION: 'maybe' }],
  ['TRUST_PROXY', { TRUST_PROXY: '-1' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'no-one', ADMIN_PASSWORD: 'Depot-Key-2026' }],
  ['ADMIN_EMAIL', { ADMIN_PASSWORD: 'Depot-Key-2026' }],
];

test('an invalid setting is named, and its value is not repeated', async () => {
  const asked = process.env.LONG ? WRONG : WRONG.slice(0, 1);
  const refusals = asked.map(async ([name, settings]) => {
    const line = await readRefusal({ DATA_DIR: emptyFolder(), ...settings });
    expect(line).toMatch(new RegExp(`^${name} `));
    for (const value of Object.values(settings)) expect(line).not.toContain(value);
  });
  await Promise.all(refusals);
});

test.runIf(process.env.LONG)('a first password that breaks the rules is refused', async () => {
  const settings = { DATA_DIR: emptyFolder(), ADMIN_EMAIL: 'admin@example.com' };
  expect(await readRefusal({ ...settings, ADMIN_PASSWORD: 'weak' })).toContain('ADMIN_PASSWORD');
});

// listen.test.ts tests this without a process.
test.runIf(process.env.LONG)('a port in use is named', async () => {
  const settings = toSettings(companyFolder());
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void other.close());
  const { port } = other.address() as { port: number };
  const line = await readRefusal({ ...settings, PORT: String(port) });
  expect(line).toBe(`PORT ${port} on 127.0.0.1 is in use by another program.`);
});

test('a PostgreSQL server that is away is named, its password is not', async () => {
  // The long form starts a process.
  const line = process.env.LONG
    ? await readRefusal({ DATA_DIR: emptyFolder(), DATABASE_URL: SERVER, ...SECRETS })
    : await inDatabase({ dataDir: '', databaseUrl: SERVER }, async () => '').catch(({ message }) => message);
  expect(line).toContain('DATABASE_URL');
  expect(line).toContain('127.0.0.1:1');
  expect(line).not.toContain('Hush-Hush');
});

// demo/settings.test.ts tests this without a process.
test.runIf(process.env.LONG)('the demo is not open to other machines unless configured', async () => {
  const program = 'demo/main.js';
  const settings = { DATA_DIR: emptyFolder(), HOST: '0.0.0.0' };
  expect(await readRefusal(settings, { program })).toMatch(/^HOST 0\.0\.0\.0 .*DEMO_ON_NETWORK=1/);
});

// rights.test.ts tests this without a process.
test.runIf(hasPostgres && process.env.LONG)(
  'the error for a role that may not create the tables says who creates them, and how',
  async () => {
    const { url, superuserUrl } = await postgresForTest();
    const client = new pg.Client({ connectionString: superuserUrl });
    await client.connect();
    await client.query('CREATE ROLE served LOGIN');
    await client.end();
    const served = new URL(url);
    served.username = 'served';
    expect(await readRefusal({ DATA_DIR: emptyFolder(), DATABASE_URL: served.href, ...SECRETS })).toBe(
      "The role served may not make and change the portal's tables (permission denied for schema public): run `npm run migrate -- --grant served` with the database's owner in DATABASE_URL.",
    );
  },
);

// anchor.test.ts tests this without a process.
test.runIf(process.env.LONG)(
  'a folder in place of the file for the links of the audit log is named',
  async () => {
    const folder = emptyFolder();
    expect(await readRefusal({ DATA_DIR: emptyFolder(), AUDIT_ANCHOR_FILE: folder })).toBe(
      `AUDIT_ANCHOR_FILE ${folder} cannot be written: it is a folder.`,
    );
  },
);

// embedded.test.ts tests this without a process.
test.runIf(process.env.LONG)('a data folder that cannot be created is named', async () => {
  const file = join(emptyFolder(), 'file');
  writeFileSync(file, '');
  expect(await readRefusal({ DATA_DIR: join(file, 'data') })).toContain('DATA_DIR');
});

// secrets.test.ts tests this without a process.
test.runIf(process.env.LONG)('a secret that others can read is refused', async () => {
  const { dataDir } = companyFolder();
  chmodSync(join(dataDir, 'jwt-secret'), 0o644);
  expect(await readRefusal({ DATA_DIR: dataDir })).toContain(`chmod 600 ${join(dataDir, 'jwt-secret')}`);
});

/** The doctor finds what is wrong, one fault at a time, and finds nothing wrong with a portal that runs as it should. */
import { execFileSync, spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import {
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  expect,
  onTestFinished,
  test,
  vi,
} from 'vitest';
import { withDatabase } from '../../test/support/database.ts';
import { openMailServer } from '../../test/support/mailServer.ts';
import { openTestPortal, type TestPortal } from '../../test/support/portal.ts';
import type { Finding } from '../app/health/finding.ts';
import { createServer } from '../app/server.ts';
import { readTestDatabaseUrl } from '../platform/config/config.ts';
import { inspect } from '../platform/db/inspect.ts';
import { deriveKeys } from '../platform/lib/keys.ts';
import { sealedWith } from '../viewer/sealedPassword.ts';
import { checkAddress, judgeCertificate } from './doctor/address.ts';
import { checkKeys, judgeClock, judgeExtensions, judgeVersion, lookInto } from './doctor/database.ts';
import { checkMail } from './doctor/mail.ts';
import { examine } from './doctor.command.ts';
import { runProgram } from './program.ts';

const SECRETS = { jwtSecret: randomBytes(32), dataKey: randomBytes(32) };
const SETTINGS = {
  JWT_SECRET: SECRETS.jwtSecret.toString('base64'),
  DATA_KEY: SECRETS.dataKey.toString('base64'),
};

let portal: TestPortal;
let folder: string;
beforeAll(async () => {
  portal = await openTestPortal();
  folder = mkdtempSync(join(tmpdir(), 'portal-doctor-'));
});
afterAll(async () => {
  await portal.close();
  rmSync(folder, { recursive: true, force: true });
});
beforeEach(() => portal.reset());

const log = pino({ level: 'silent' });
const look = () => lookInto(portal.services, portal.database.pool);
const notOk = (findings: Finding[]) => findings.filter(({ state }) => state !== 'ok');
const problem = (part: string, sentence: RegExp) =>
  expect.objectContaining({
    part,
    state: 'problem',
    sentence: expect.stringMatching(sentence),
    remedy: expect.stringMatching(/^[A-Z].*\.$/),
  });

async function serve(server: Server, host = '127.0.0.1'): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const addressOf = (port: number, protocol = 'http') => ({
  host: '127.0.0.1',
  port,
  publicUrl: `${protocol}://localhost:${port}`,
});

describe('the doctor finds', () => {
  test('a wrong setting, and looks at nothing else', async () => {
    expect(await examine({ log, env: { PORT: 'high' } })).toEqual([problem('settings', /^PORT must be/)]);
  });

  test('a database that is away', async () => {
    const env = {
      ...SETTINGS,
      DATABASE_URL: 'postgresql://portal@127.0.0.1:1/portal',
      DATA_DIR: folder,
      PORT: '1',
    };
    expect(await examine({ log, env })).toContainEqual(problem('database', /127\.0\.0\.1:1 cannot be used/));
  });

  test('a folder without a database, and one that is not there', async () => {
    const found = async (dataDir: string) =>
      notOk(await examine({ log, env: { DATA_DIR: dataDir, PORT: '1' } }));
    expect(await found(folder)).toContainEqual(
      expect.objectContaining({ part: 'database', state: 'warning' }),
    );
    expect(await found(join(folder, 'absent'))).toContainEqual(
      expect.objectContaining({ part: 'disk', state: 'warning' }),
    );
  });

  test('a server that is too old', () => {
    const inspection = { version: 14, missingExtensions: [], now: new Date() };
    expect(judgeVersion(inspection)).toEqual(problem('database', /PostgreSQL 14, and the portal needs 15/));
    expect(judgeVersion({ ...inspection, version: 15 }).state).toBe('ok');
  });

  test('an extension that is gone', async () => {
    const client = await portal.database.pool.connect();
    try {
      await client.query('BEGIN; DROP EXTENSION pg_trgm CASCADE');
      expect(judgeExtensions(await inspect(client))).toEqual(problem('extensions', /lacks .*pg_trgm/));
    } finally {
      await client.query('ROLLBACK');
      client.release();
    }
  });

  test('a migration that is pending', async () => {
    const mark = (value: string) =>
      portal.database.pool.query(
        `UPDATE "_prisma_migrations" SET rolled_back_at = ${value}
         WHERE migration_name = (SELECT max(migration_name) FROM "_prisma_migrations")`,
      );
    await mark('now()');
    try {
      expect(notOk(await look())).toEqual([problem('migrations', /earlier version\.$/)]);
    } finally {
      await mark('NULL');
    }
  });

  test('clocks that are apart', () => {
    const own = new Date('2026-11-18T17:02:00Z');
    expect(judgeClock({ now: new Date('2026-11-18T17:00:00Z') }, own)).toEqual(
      problem('clock', /120 seconds apart/),
    );
    expect(judgeClock({ now: new Date('2026-11-18T17:01:50Z') }, own).state).toBe('warning');
    expect(judgeClock({ now: new Date('2026-11-18T17:01:59Z') }, own).state).toBe('ok');
  });

  test('another data key than the database’s', async () => {
    await portal.rest('POST', '/auth/login', {
      body: { email: 'dana@example.com', password: 'Wrong-Horse-1' },
    });
    expect(await checkKeys({ db: portal.db, keys: deriveKeys(SECRETS) })).toEqual(
      problem('keys', /^DATA_KEY is not the key/),
    );
    expect((await checkKeys(portal.services)).state).toBe('ok');
  });

  test('what is sealed with an earlier data key', async () => {
    const { key: id } = await portal.joinContractor();
    const earlier = { ...SECRETS, dataKey: randomBytes(32) };
    const keys = deriveKeys({ ...SECRETS, previousDataKeys: [earlier.dataKey] });
    const passwordHash = `${sealedWith(deriveKeys(earlier).password[0]!.id)}x`;
    await portal.db.user.update({ where: { id }, data: { passwordHash } });
    await portal.db.user.updateMany({ where: { id: { not: id } }, data: { passwordHash: 'v1$x' } });
    await portal.database.pool.query(
      'BEGIN; SET LOCAL session_replication_role = replica; DELETE FROM "AuditLog"; COMMIT',
    );
    expect(await checkKeys({ db: portal.db, keys })).toMatchObject({
      part: 'keys',
      state: 'warning',
      sentence: expect.stringMatching(/^1 secret/),
    });
  });

  test('an entry without its seal, and a job that no one takes', async () => {
    const since = new Date(portal.services.now().getTime() - 3_600_000);
    await portal.db.auditLog.create({
      data: { action: 'USER_LOGIN_FAILED', entityType: 'User', timestamp: since, digest: '' },
    });
    await portal.database.pool.query(
      `INSERT INTO pgboss.job (name, state, created_on, start_after) VALUES ('mail', 'created', $1, $1)`,
      [since],
    );
    const findings = await look();
    await portal.database.pool.query('DELETE FROM pgboss.job');
    for (const expected of [
      problem('sealing', /waited 60 minutes for its seal/),
      problem('jobs', /^A job has waited 60 minutes/),
    ])
      expect(findings).toContainEqual(expected);
  });

  test('a mail server that is away, one that refuses, and none', async () => {
    const away = { url: 'smtp://127.0.0.1:1', from: 'portal@example.com' };
    expect(await checkMail({ smtp: away }, undefined)).toEqual(problem('mail', /has not taken/));
    expect(await checkMail({}, 'dana@example.com')).toEqual(problem('mail', /SMTP_URL is not set/));
    expect((await checkMail({}, undefined)).state).toBe('ok');
    const server = await openMailServer();
    onTestFinished(() => server.close());
    expect((await checkMail(server, undefined)).state).toBe('ok');
    expect(server.take()).toEqual([]);
    expect((await checkMail(server, 'dana@example.com')).state).toBe('ok');
    expect(server.take()).toMatchObject([{ recipients: ['dana@example.com'] }]);
    server.refuse(550);
    expect(await checkMail(server, 'dana@example.com')).toEqual(problem('mail', /550/));
  });

  test('an address where nothing responds, and one where something else does', async () => {
    expect(await checkAddress(addressOf(1))).toEqual([problem('address', /cannot be reached/)]);
    const other = await serve(createHttpServer((_request, response) => response.end('<h1>It works!</h1>')));
    expect(await checkAddress(addressOf(other))).toEqual([problem('address', /not as the portal does/)]);
    const own = await serve(createServer({ app: portal.app, trustProxy: 0 }));
    expect(notOk(await checkAddress(addressOf(own)))).toEqual([]);
  });

  test('an address that is not set, and one without TLS', async () => {
    expect(await checkAddress({ host: '0.0.0.0', port: 1 })).toContainEqual(
      expect.objectContaining({ part: 'settings', state: 'warning' }),
    );
    const findings = await checkAddress({ ...addressOf(1), publicUrl: 'http://portal.invalid' });
    expect(findings).toContainEqual(expect.objectContaining({ part: 'certificate', state: 'warning' }));
  });

  test('a certificate that has expired, and one that soon will', () => {
    const now = new Date('2026-11-18T17:00:00Z');
    const judge = (validTo: string) => judgeCertificate({ validTo: new Date(validTo), refusal: null }, now);
    expect(judge('2026-11-16T12:00:00Z')).toEqual(problem('certificate', /expired 3 days ago/));
    expect(judge('2026-11-25T18:00:00Z')).toMatchObject({
      state: 'warning',
      sentence: expect.stringContaining('7 days'),
    });
    expect(judge('2027-01-18T17:00:00Z').state).toBe('ok');
  });

  const hasOpenssl = spawnSync('openssl', ['version']).status === 0;
  test.runIf(hasOpenssl)('a certificate that no browser trusts', async () => {
    const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(folder, name)) as [string, string];
    const subject = ['-subj', '/CN=localhost', '-days', '30', '-keyout', key, '-out', cert];
    execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...subject], {
      stdio: 'ignore',
    });
    const server = createHttpsServer({ key: readFileSync(key), cert: readFileSync(cert) });
    const port = await serve(server, 'localhost');
    expect(await checkAddress(addressOf(port, 'https'))).toEqual([
      problem('address', /cannot be reached: self-signed certificate/),
      problem('certificate', /not trusted: DEPTH_ZERO_SELF_SIGNED_CERT/),
    ]);
  });
});

describe('the command', () => {
  beforeEach(() => {
    vi.spyOn(console, 'log').mockImplementation(() => undefined);
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
    process.exitCode = undefined;
  });

  test('ends with status 1 for a problem, and lists the findings for a program', async () => {
    vi.stubEnv('PORT', 'high');
    await runProgram(['doctor', '--json']);
    const [[text]] = vi.mocked(console.log).mock.calls as [[string]];
    expect(JSON.parse(text)).toMatchObject({ ok: false, findings: [{ part: 'settings', state: 'problem' }] });
    expect(process.exitCode).toBe(1);
  });
});

const url = readTestDatabaseUrl();
test.skipIf(!url)('a portal that runs as it should has nothing wrong', async () => {
  const { rows } = await portal.database.pool.query('SELECT current_database() AS name');
  const port = await serve(createServer({ app: portal.app, trustProxy: 0 }));
  const env = {
    ...SETTINGS,
    DATABASE_URL: withDatabase(url!, rows[0].name),
    DATA_DIR: folder,
    PORT: String(port),
  };
  const findings = await examine({ log, env });
  expect(notOk(findings).filter(({ part }) => part !== 'disk')).toEqual([]);
  expect(findings.map(({ part }) => part)).toEqual([
    ...['settings', 'disk', 'database', 'extensions', 'clock', 'migrations', 'rights', 'keys'],
    ...['sealing', 'jobs', 'queued mail', 'mail', 'address'],
  ]);
});

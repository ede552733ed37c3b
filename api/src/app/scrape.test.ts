/** The metrics that a scraper gets, and who may scrape. */

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { longTest } from '../../test/support/longTest.ts';
import { openTestPortal, PASSWORD, type TestPortal } from '../../test/support/portal.ts';
import { record } from '../audit/record.ts';
import { readBackupAges } from '../domains/backups/attempts.ts';
import { systemContext } from '../operation/context.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { EventCounter } from '../platform/lib/eventCounter.ts';
import { readRelease } from '../platform/lib/release.ts';
import { type BackgroundPart, createMetrics, type Metrics } from '../platform/metrics/metrics.ts';
import { type App, createApp } from './app.ts';

const TOKEN = 'a-token-for-the-scraper';

let portal: TestPortal;
let metrics: Metrics;
let app: App;
let lines: Record<string, unknown>[];
const errors = new EventCounter<BackgroundPart>();

beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(() => {
  lines = [];
  const { services, database } = portal;
  metrics = createMetrics({
    ...{ services, database, errors, countUnanchored: async () => 0 },
    readBackupAges: () => readBackupAges(services),
  });
  const log = pino({ level: 'debug' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
  app = createApp({
    services,
    database,
    log,
    webFolder: '/nonexistent',
    isStopping: () => false,
    scrape: { metrics, token: TOKEN },
  });
  return () => metrics.close();
});

const ask = (path: string, init: RequestInit = {}, to = app): Promise<Response> =>
  to.fetch(new Request(`http://localhost${path}`, init), { requestId: randomUUID(), ipAddress: '192.0.2.7' });
const scrape = (token?: string, to = app): Promise<Response> =>
  ask('/metrics', { headers: token ? { authorization: `Bearer ${token}` } : {} }, to);
const read = async (): Promise<string> => (await scrape(TOKEN)).text();
const graphql = (query: string, token?: string) =>
  ask('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables: { secret: 'Canary-2026' } }),
  });

test('the token opens the metrics, and nothing else does', async () => {
  const admin = await portal.joinStaff('IT_Admin');
  for (const token of [undefined, `${TOKEN}x`, TOKEN.slice(1), admin.token]) {
    const refused = await scrape(token);
    expect(refused.status).toBe(401);
    expect(refused.headers.get('www-authenticate')).toBe('Bearer');
  }
  const response = await scrape(TOKEN);
  expect([response.status, response.headers.get('content-type')]).toEqual([200, metrics.contentType]);
  expect(
    (await ask('/graphql', { method: 'POST', headers: { authorization: `Bearer ${TOKEN}` } })).status,
  ).not.toBe(200);
  expect((await ask('/metrics', { method: 'POST' })).status).toBe(405);
});

test('only those with the token learn which version responds', async () => {
  const health = async (token: string) =>
    (await ask('/healthz', { headers: { authorization: `Bearer ${token}` } })).json();
  const { version, commit } = readRelease();
  expect(await health(TOKEN)).toEqual({ status: 'ok', version, commit });
  expect(await health(`${TOKEN}x`)).toEqual({ status: 'ok' });
  expect(await read()).toContain(`carrier_portal_build_info{version="${version}",commit="${commit}"} 1\n`);
});

test('only those with the token learn what is wrong with a portal that is ready', async () => {
  const ready = async (token: string) => {
    const response = await ask('/readyz', { headers: { authorization: `Bearer ${token}` } });
    return [response.status, await response.json()];
  };
  const { version, commit } = readRelease();
  const { db, services } = portal;
  await services.sealer.seal();
  expect(await ready(TOKEN)).toEqual([200, { status: 'ok', version, commit, reasons: [] }]);
  const long = new Date(services.now().getTime() - 30 * 60_000);
  await db.auditLog.create({
    data: { action: 'USER_LOGIN_FAILED', entityType: 'User', timestamp: long, digest: '' },
  });
  expect(await ready(TOKEN)).toEqual([
    200,
    expect.objectContaining({
      status: 'ok',
      reasons: [
        { part: 'sealing', message: 'An entry of the audit log has waited 30 minutes for its seal.' },
      ],
    }),
  ]);
  expect(await ready(`${TOKEN}x`)).toEqual([200, { status: 'ok' }]);
  await services.sealer.seal();
});

test('without a token in the settings nothing is served at the address', async () => {
  const { services, database } = portal;
  const closed = createApp({
    services,
    database,
    log: pino({ level: 'silent' }),
    webFolder: '/nonexistent',
    isStopping: () => false,
  });
  expect((await scrape(TOKEN, closed)).status).toBe(404);
});

longTest('requests are labeled by operation, only in our own words', async () => {
  const { key, token } = await portal.joinStaff('IT_Admin');
  const me = await portal.rest('GET', '/auth/me', { token });
  expect(me.status).toBe(200);
  await ask('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
  await ask(`/api/staff/${key}?_=Canary-2026`, { headers: { authorization: `Bearer ${token}` } });
  await ask('/api/Canary-2026');
  await ask('/Canary-2026');
  await graphql('query Canary2026 { viewer { id } }', token);
  await graphql('query StaffScreenQuery { viewer { id } }', token);
  await graphql('query Canary2026 { staff { edges { node { id } } } }');
  await graphql('query { canary2026 }', token);
  await graphql('query Canary2026 {', token);
  await graphql('mutation Canary2026 { logout { __typename } }');
  const text = await read();
  const handlers = [
    ...text.matchAll(/^portal_requests_total\{handler="([^"]*)",status="(\d+)",code="(\w*)"\} (\d+)$/gm),
  ];
  expect(handlers.map(([, ...labels]) => labels.join(' ')).sort()).toEqual(
    [
      'GET /api/auth/me 200  1',
      'GET /api/staff/:id 404  1',
      '/api 404  1',
      'other 404  1',
      'query viewer 200  1',
      'StaffScreenQuery 200  1',
      'query staff 200 UNAUTHENTICATED 1',
      'query unknown 200 GRAPHQL_VALIDATION_FAILED 1',
      'unknown 200 GRAPHQL_PARSE_FAILED 1',
      'mutation logout 200 UNAUTHENTICATED 1',
    ].sort(),
  );
  expect(text).toContain('portal_request_duration_seconds_count{handler="StaffScreenQuery"} 1');
  expect(text).not.toMatch(/canary/i);
  expect(JSON.stringify(lines)).not.toMatch(/canary/i);
});

test('each request has one log line with the caller, the request and the outcome', async () => {
  const { key, email, token } = await portal.joinStaff('Manager');
  await graphql('query StaffScreenQuery { viewer { id } }', token);
  await graphql('{ auditLogs { edges { node { id } } } }', token);
  await ask('/api/nothing');
  await ask('/healthz');
  const requests = lines.filter(({ msg }) => msg === 'request');
  const info = 30;
  const debug = 20;
  expect(requests).toEqual(
    [
      {
        level: info,
        method: 'POST',
        route: '/graphql',
        operation: 'StaffScreenQuery',
        status: 200,
        userId: key,
      },
      {
        level: info,
        method: 'POST',
        route: '/graphql',
        operation: 'query auditLogs',
        status: 200,
        code: 'FORBIDDEN',
        userId: key,
      },
      { level: info, method: 'GET', route: '/api', status: 404 },
      { level: debug, method: 'GET', route: '/healthz', status: 200 },
    ].map((line) => expect.objectContaining({ ...line, ms: expect.any(Number) })),
  );
  expect(JSON.stringify(lines)).not.toContain(email);
});

test.each(['docs/operations.md', 'deploy/alerts.yaml'])('%s names metrics that exist', async (path) => {
  const guide = readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');
  const named = new Set(guide.match(/\b(?:carrier_portal|portal|nodejs|process)_[a-z0-9_]+/g));
  expect(named.size).toBeGreaterThan(10);
  const text = await read();
  for (const name of named) expect(text).toContain(`# TYPE ${name.replace(/_bucket$/, '')} `);
});

longTest('sign-ins are counted by how they ended', async () => {
  const { email } = await portal.joinContractor();
  const signIn = (password: string) => portal.rest('POST', '/auth/login', { body: { email, password } });
  const before = new Map(portal.services.signIns.counts);
  await signIn(PASSWORD);
  for (let count = 0; count < 11; count += 1) await signIn('Wrong-Horse-1');
  const text = await read();
  const risen = (outcome: 'admitted' | 'wrong' | 'limited') =>
    Number(new RegExp(`portal_sign_ins_total\\{outcome="${outcome}"\\} (\\d+)`).exec(text)?.[1]) -
    (before.get(outcome) ?? 0);
  expect([risen('admitted'), risen('wrong'), risen('limited')]).toEqual([1, 10, 1]);
});

test('the ages of the last backup and its proof are reported, infinite before the first', async () => {
  await portal.reset();
  portal.setClock('2026-11-18T07:00:00Z');
  const { db, services } = portal;
  expect(await read()).toContain('portal_backup_age_seconds +Inf\n');
  const context = systemContext(services);
  await inTransaction(db, (tx) => record(tx, context, { action: 'BACKUP_MADE', entityType: 'Backup' }));
  portal.setClock('2026-11-18T08:00:00Z');
  const text = await read();
  expect(text).toContain('portal_backup_age_seconds 3600\n');
  expect(text).toContain('portal_backup_proof_age_seconds +Inf\n');
});

test('the parts behind the requests are reported in their current state', async () => {
  errors.count('jobs');
  const { db, services } = portal;
  await db.$transaction((tx) => services.jobs.send(tx, 'payroll-batches', 'one', { batchId: randomUUID() }));
  const text = await read();
  for (const line of [
    'portal_jobs{queue="payroll-batches",state="waiting"} 1',
    'portal_jobs{queue="payroll-batches",state="failed"} 0',
    'portal_jobs{queue="tax-document-batches",state="waiting"} 0',
    'portal_database_up 1',
    'portal_database_connections{state="awaited"} 0',
    'portal_password_checks{state="waiting"} 0',
    'portal_documents{state="running"} 0',
    'portal_streams{state="open"} 0',
    'portal_background_faults_total{part="jobs"} 1',
  ])
    expect(text.split('\n')).toContain(line);
  for (const name of ['nodejs_eventloop_lag_p99_seconds', 'process_resident_memory_bytes'])
    expect(text).toMatch(new RegExp(`^${name} `, 'm'));
});

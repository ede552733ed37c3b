/** One server under attack whose database dies: it keeps running, and neither its log nor its files contain secrets. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { HARMLESS, REFUSED } from './support/brokenHttp.ts';
import { type Call, isTurnedAway, login, send, signIn, untilStatus } from './support/client.ts';
import { ADMIN, DRIVERS, MANAGERS, PASSWORD } from './support/company.ts';
import { type Connection, connectTo } from './support/connections.ts';
import { besideServer } from './support/database.ts';
import { expectNone, keepSecrets, PLAIN } from './support/keptSecrets.ts';
import { listChildren } from './support/processes.ts';
import { say } from './support/rawSocket.ts';
import { sharedCompany } from './support/shared.ts';
import { FIRST_MONDAY, logDay } from './support/weeks.ts';

const CANARIES = {
  wrong: 'Wrong-Canary-2026',
  chosen: 'Chosen-Canary-2026',
  given: 'Given-Canary-2026',
  unknown: 'Unknown-Canary-2026',
  misplaced: 'Misplaced-Canary-2026',
  // In an address, a query string, and names that clients choose themselves.
  typed: 'TypedCanary2026',
  metrics: 'Metrics-Canary-2026',
};

const company = sharedCompany({ settings: { METRICS_TOKEN: CANARIES.metrics } });

const REQUEST = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n';
let idle: Connection[];
let slow: Connection[];
// These connections stay open while the other tests run; the long form has thousands.
beforeAll(async () => {
  const url = company.url();
  idle = await Promise.all(Array.from({ length: 50 }, () => connectTo(url, `${REQUEST}\r\n`)));
  slow = await Promise.all(Array.from({ length: 50 }, () => connectTo(url, `${REQUEST}x-slow: `)));
  const dripping = setInterval(() => {
    for (const { socket } of slow) if (!socket.destroyed) socket.write('a');
  }, 1_000);
  return () => clearInterval(dripping);
});

test('the server survives input that is not a request, and does not respond to it', async () => {
  const url = company.url();
  const { token } = await signIn(url, ADMIN);
  for (const [what, bytes] of Object.entries(REFUSED)) {
    const { statuses, text } = await say(url, bytes);
    for (const status of statuses) expect(status, `${what}: ${text}`).toBeGreaterThanOrEqual(400);
    for (const status of statuses) expect(status, `${what}: ${text}`).toBeLessThan(500);
    // Bytes hidden behind a body never count as another request.
    expect(statuses.length, `${what}: ${text}`).toBeLessThanOrEqual(1);
    expect(text, what).not.toMatch(/node_modules|\.js:\d+|root:x:|secret=1/);
  }
  for (const [what, bytes] of Object.entries(HARMLESS)) {
    const { statuses, text } = await say(url, bytes);
    expect(statuses, what).toEqual([404]);
    // The page that says so.
    expect(text, what).toContain('<!doctype html>');
  }
  expect((await send(url, { path: '/api/auth/me', token })).status).toBe(200);
  expect(company.output()).not.toMatch(/unexpected error|uncaught|unhandled/i);
});

test('neither passwords nor tokens nor keys are in the log, whatever goes wrong', async () => {
  const [place, server] = [company.place(), company.server()];
  const admin = await signIn(server.url, ADMIN);
  const driver = await signIn(server.url, DRIVERS[0]!);
  const manager = await signIn(server.url, MANAGERS[0]!);
  const created = await send(server.url, {
    path: '/api/contractors',
    token: admin.token,
    body: { firstName: 'New', lastName: 'Driver', email: 'new@example.com', password: CANARIES.given },
  });
  const reset = await send(server.url, {
    path: `/api/auth/generate-reset-token/${driver.id}`,
    method: 'POST',
    body: {},
    token: admin.token,
  });
  expect([created.status, reset.status]).toEqual([201, 200]);

  const graphql = (query: string, variables: object, token?: string): Call => ({
    path: '/graphql',
    body: { query, variables },
    ...(token && { token }),
  });
  const change = 'mutation($input: ChangePasswordInput!) { changePassword(input: $input) { __typename } }';
  const calls: Call[] = [
    login(ADMIN, CANARIES.wrong),
    login('no-one@example.com', CANARIES.unknown),
    { path: '/api/auth/login', body: { email: ADMIN, password: { is: CANARIES.misplaced } } },
    { path: '/api/auth/login', body: `{"password": "${CANARIES.misplaced}"` },
    { path: `/api/nothing?token=${driver.token}` },
    { path: '/api/auth/me', token: `${driver.token}x` },
    { path: '/api/auth/change-password', token: manager.token, body: { newPassword: CANARIES.chosen } },
    graphql(
      change,
      { input: { newPassword: CANARIES.chosen, currentPassword: CANARIES.wrong } },
      manager.token,
    ),
    graphql(`mutation { login(input: {email: "${ADMIN}", password: "${CANARIES.misplaced}"}) { oops } }`, {}),
    graphql('mutation { login }', { password: CANARIES.misplaced }),
    { path: '/api/auth/reset-password', body: { token: 'not-the-token', newPassword: CANARIES.chosen } },
    { path: `/api/contractors/${CANARIES.typed}?search=${CANARIES.typed}`, token: admin.token },
    { path: `/${CANARIES.typed}?next=${CANARIES.typed}` },
    graphql(`query ${CANARIES.typed} { viewer { ${CANARIES.typed}: id } }`, {}, driver.token),
    graphql(`query ${CANARIES.typed} { ${CANARIES.typed} }`, {}, driver.token),
    { path: '/metrics', token: CANARIES.metrics },
    { path: '/metrics', token: `${CANARIES.metrics}-${CANARIES.wrong}` },
  ];
  await Promise.all(calls.map((call) => send(server.url, call)));
  expect((await send(server.url, logDay(driver, FIRST_MONDAY))).status).toBe(201);
  // The same again while the database is away and everything fails.
  process.kill(listChildren(server.pid)[0]!, 'SIGKILL');
  const meanwhile = await Promise.all(calls.map((call) => send(server.url, call)));
  expect(meanwhile.filter((response) => response.status >= 500 && !isTurnedAway(response))).toEqual([]);
  expect(meanwhile.filter(isTurnedAway).length).toBeGreaterThan(5);
  await untilStatus(server.url, '/readyz', 200);
  // The database has restarted by itself, with everything it had acknowledged.
  expect((await send(server.url, logDay(driver, FIRST_MONDAY))).status).toBe(409);
  const used = await send(server.url, {
    path: '/api/auth/reset-password',
    body: { token: reset.body.resetToken, newPassword: CANARIES.chosen },
  });
  expect(used.status).toBe(200);

  const secrets = {
    ...CANARIES,
    PASSWORD,
    resetToken: reset.body.resetToken,
    ...Object.fromEntries([admin, driver, manager].map(({ email, token }) => [email, token.slice(-40)])),
    jwtSecret: readFileSync(join(place.dataDir, 'jwt-secret'), 'utf8').trim(),
    dataKey: readFileSync(join(place.dataDir, 'data-key'), 'utf8').trim(),
  };
  const audit = await besideServer(place, (query) => query('SELECT * FROM "AuditLog"'));
  // Both have content, so the search can find something.
  expect(audit.length).toBeGreaterThan(5);
  expect(server.output()).toContain('the database did not answer');
  for (const asked of [
    'POST /api/auth/login',
    'GET /api/contractors/:id',
    'mutation changePassword',
    'query viewer',
  ])
    expect(server.output()).toMatch(new RegExp(`"(route|operation)":"${asked}",.*"msg":"request"`));
  expect(server.output()).not.toContain('@example.com');
  const places = { log: server.output(), audit: JSON.stringify(audit) };
  for (const [where, text] of Object.entries(places))
    for (const [name, secret] of Object.entries(secrets))
      expect(text.includes(secret), `${name} in the ${where}`).toBe(false);
});

test('idle connections and slow clients are disconnected, and other clients do not notice', async () => {
  const { token } = await signIn(company.url(), ADMIN);
  const me = () => send(company.url(), { path: '/api/auth/me', token });
  for (let turn = 0; turn < 5; turn += 1) expect((await me()).status).toBe(200);
  await Promise.all([...idle, ...slow].map(({ closed }) => closed));
  for (const { heard } of idle) expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
  for (const { heard } of slow) expect(heard()).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
  expect((await me()).status).toBe(200);
});

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((path) => statSync(path).isFile());

test('a copy of the embedded database’s folder has none of them, its write-ahead log included', async () => {
  const secrets = await keepSecrets(company.url());
  await company.server().kill('SIGKILL');
  let isThere = false;
  for (const path of filesIn(company.place().dataDir)) {
    const bytes = readFileSync(path);
    isThere ||= bytes.includes(PLAIN);
    expectNone(bytes, secrets, path);
  }
  expect(isThere).toBe(true);
});

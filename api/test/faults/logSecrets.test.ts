/** What people type and what opens doors is never in the log of a busy server, nor in its audit log. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { type Call, login, send, signIn, untilStatus } from './support/client.ts';
import { ADMIN, companyFolder, DRIVERS, MANAGERS, PASSWORD } from './support/company.ts';
import { inDatabase } from './support/database.ts';
import { listChildren } from './support/processes.ts';
import { start } from './support/server.ts';

const CANARIES = {
  wrong: 'Wrong-Canary-2026',
  chosen: 'Chosen-Canary-2026',
  given: 'Given-Canary-2026',
  unknown: 'Unknown-Canary-2026',
  misplaced: 'Misplaced-Canary-2026',
  // In an address, a query string, and where clients choose names themselves.
  typed: 'TypedCanary2026',
  metrics: 'Metrics-Canary-2026',
};

test('neither passwords nor tokens nor keys are in the log, whatever goes wrong', async () => {
  const place = companyFolder();
  const server = await start(place, { METRICS_TOKEN: CANARIES.metrics });
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
    login('nobody@example.com', CANARIES.unknown),
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
  const send5xx = async () => {
    // The same again while the database is away, when everything fails.
    process.kill(listChildren(server.pid)[0]!, 'SIGKILL');
    await Promise.all(calls.map((call) => send(server.url, call)));
    await untilStatus(server.url, '/readyz', 200);
  };
  await Promise.all(calls.map((call) => send(server.url, call)));
  await send5xx();
  const used = await send(server.url, {
    path: '/api/auth/reset-password',
    body: { token: reset.body.resetToken, newPassword: CANARIES.chosen },
  });
  expect(used.status).toBe(200);
  expect(await server.kill('SIGTERM')).toBe(0);

  const secrets = {
    ...CANARIES,
    PASSWORD,
    resetToken: reset.body.resetToken,
    ...Object.fromEntries([admin, driver, manager].map(({ email, token }) => [email, token.slice(-40)])),
    jwtSecret: readFileSync(join(place.dataDir, 'jwt-secret'), 'utf8').trim(),
    dataKey: readFileSync(join(place.dataDir, 'data-key'), 'utf8').trim(),
  };
  const audit = await inDatabase(place, (query) => query('SELECT * FROM "AuditLog"'));
  // Both say something, so looking there means something.
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

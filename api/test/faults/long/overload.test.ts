/** More load than a server can handle: the entry point refuses the excess, and all other requests are served. */
import { beforeAll, expect, test } from 'vitest';
import { type HttpResponse, isTurnedAway, login, type Person, send, signIn } from '../support/client.ts';
import { DRIVERS, MANAGERS } from '../support/company.ts';
import { type Connection, connectTo } from '../support/connections.ts';
import { sharedCompany } from '../support/shared.ts';
import { until } from '../support/until.ts';
import { FIRST_MONDAY, processWeek } from '../support/weeks.ts';

const IDLE = 9_800;
const SLOW = 5_000;
const DOCUMENTS = 200;
const GUESSES = 2_000;
/** Loaded while the password queue is full. */
const PAGES = 20;

const company = sharedCompany({ settings: { TRUST_PROXY: '1' }, slowPasswords: true });
let driver: Person;
let idle: Connection[];
let slow: Connection[];

const fetchProfile = ({ token }: Person) => send(company.url(), { path: '/api/auth/me', token });
const me = () => fetchProfile(driver);
const REQUEST = 'GET /healthz HTTP/1.1\r\nhost: localhost\r\n';

/** The responses that came while the other requests were still running. */
async function meanwhile(
  others: Promise<unknown>,
  ask: () => Promise<HttpResponse>,
): Promise<HttpResponse[]> {
  const responses: HttpResponse[] = [];
  let over = false;
  const end = () => {
    over = true;
  };
  others.then(end, end);
  while (!over) {
    const response = await ask();
    if (!over) responses.push(response);
  }
  return responses;
}

// These connections stay open while the other tests run.
beforeAll(async () => {
  const url = company.url();
  driver = await signIn(url, DRIVERS[0]!);
  idle = await Promise.all(Array.from({ length: IDLE }, () => connectTo(url, `${REQUEST}\r\n`)));
  slow = await Promise.all(Array.from({ length: SLOW }, () => connectTo(url, `${REQUEST}x-slow: `)));
  const dripping = setInterval(() => {
    for (const { socket } of slow) if (!socket.destroyed) socket.write('a');
  }, 1_000);
  return () => clearInterval(dripping);
});

test('many documents for one person at once: they take turns, and other people’s pages load meanwhile', async () => {
  const url = company.url();
  const manager = await signIn(url, MANAGERS[0]!);
  const paid = await send(url, processWeek(manager, driver.id, FIRST_MONDAY));
  const query = `query ($id: ID!) { result: payStatementFile(runId: $id) {
    __typename ... on Error { code } ... on File { filename } } }`;
  const body = { query, variables: { id: paid.body.payrollRun.id } };
  const storm = Promise.all(
    Array.from({ length: DOCUMENTS }, () => send(url, { path: '/graphql', token: driver.token, body })),
  );
  const pages = await meanwhile(storm, () => fetchProfile(manager));
  const responses = await storm;
  const made = responses.filter(({ body }) => body.data?.result?.filename);
  const refused = responses.filter((response) => response.status === 429 || isTurnedAway(response));
  console.log(
    `${DOCUMENTS} documents: ${made.length} made, ${refused.length} refused, ${pages.length} pages served`,
  );
  expect(made.length + refused.length).toBe(DOCUMENTS);
  // Four run and a hundred wait.
  expect(made.length).toBeGreaterThanOrEqual(Math.min(DOCUMENTS, 104));
  expect(pages.length).toBeGreaterThan(0);
  for (const { status } of pages) expect(status).toBe(200);
});

test('idle connections and slow clients are disconnected, and other clients do not notice', async () => {
  for (let turn = 0; turn < 5; turn += 1) expect((await me()).status).toBe(200);
  await Promise.all([...idle, ...slow].map(({ closed }) => closed));
  for (const { heard } of idle) expect(heard()).toMatch(/^HTTP\/1\.1 200 /);
  for (const { heard } of slow) expect(heard()).toMatch(/^(HTTP\/1\.1 408 .*)?$/s);
  expect((await me()).status).toBe(200);
  console.log(`${IDLE} idle connections and ${SLOW} slow clients: all let go`);
});

test('a flood of sign-ins: the queue for passwords is short, and signed-in users keep working', async () => {
  const url = company.url();
  const responses: HttpResponse[] = [];
  const guesses = Array.from({ length: GUESSES }, async (_, guess) => {
    const address = `10.0.${guess >> 8}.${guess & 255}`;
    const call = { ...login(`no-one${guess}@example.com`, 'Wrong-Key-2026'), address };
    responses.push(await send(url, call).catch(() => ({ status: 0, body: {}, retryAfter: null })));
  });
  // The queue is full as soon as one sign-in is refused, and the queued ones take long enough.
  await until('a sign-in turned away', () => responses.some(({ status }) => status === 503));
  const pages = [];
  for (let page = 0; page < PAGES; page += 1) pages.push(await me());
  expect(pages.map(({ status }) => status)).toEqual(pages.map(() => 200));
  expect(responses.length).toBeLessThan(GUESSES);
  await Promise.all(guesses);
  for (const response of responses) expect(response.status === 401 || isTurnedAway(response)).toBe(true);
  const refused = responses.filter(({ status }) => status === 503).length;
  const waited = GUESSES - 1 - responses.findLastIndex(({ status }) => status === 503);
  console.log(
    `${GUESSES} sign-ins: ${refused} refused, ${waited} in line then, ${pages.length} pages served meanwhile`,
  );
  // The queue holds 64.
  expect(waited).toBeLessThanOrEqual(70);
});

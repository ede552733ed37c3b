/** A server that runs for a long time releases everything that it opens, and its memory does not grow. */
import { expect, test } from 'vitest';
import { login, type Person, send, signIn } from '../support/client.ts';
import { ADMIN, companyFolder, companyOnPostgres, DRIVERS, MANAGERS } from '../support/company.ts';
import { connectTo } from '../support/connections.ts';
import type { Place } from '../support/database.ts';
import { hasPostgres } from '../support/postgres.ts';
import { measureMemory } from '../support/processes.ts';
import { createRetryingClient } from '../support/retryUntilAnswered.ts';
import { startScenarios } from '../support/scenarios.ts';
import { METRICS_TOKEN, scrape } from '../support/scrape.ts';
import { openEveryScreen } from '../support/screens.ts';
import { type Server, start } from '../support/server.ts';
import { fitSlope } from '../support/slope.ts';
import { follow } from '../support/stream.ts';
import { until } from '../support/until.ts';
import { addDays, FIRST_MONDAY, processWeek, submitWeek } from '../support/weeks.ts';

/**
 * How long a server runs on each database. Caches fill for the first ten minutes, such as Prisma's 1,000 plans. An hour
 * shows more slow growth.
 */
const MINUTES = Number(process.env.SOAK_MINUTES ?? 20);
const SETTINGS = {
  REGISTRATION: 'approval',
  TRUST_PROXY: '1',
  METRICS_TOKEN,
  // The people of the scenarios sign in once.
  FRESH_SESSION_MINUTES: '720',
};
/** A pause, so that the machine has time for other work and every minute has the same load. */
const rest = (): Promise<boolean> => {
  const end = performance.now() + 2_000;
  return until('the next one’s turn', () => performance.now() >= end, { every: 100 });
};
const MEGABYTE = 1e6;

const STATEMENT = `query ($id: ID!) { result: payStatementFile(runId: $id) {
  __typename ... on Error { code } ... on File { filename } } }`;

/** A person signs in, follows the changes, opens every screen, and leaves. */
async function visit(url: string, email: string, work: (person: Person) => Promise<void>): Promise<void> {
  const person = await signIn(url, email);
  const stream = await follow(url, person);
  await work(person);
  expect(await openEveryScreen(url, person)).toBeGreaterThan(5);
  stream.leave();
  expect((await send(url, { path: '/api/auth/logout', method: 'POST', token: person.token })).status).toBe(
    200,
  );
}

/** A driver's week from its first day to the statement, with some bad requests. */
async function spendWeek(url: string, week: number): Promise<void> {
  const weekStart = addDays(FIRST_MONDAY, 7 * Math.floor(week / DRIVERS.length));
  const email = DRIVERS[week % DRIVERS.length]!;
  await visit(url, email, async (driver) => {
    expect((await send(url, submitWeek(driver, weekStart))).body.data.result.timeLogs).toHaveLength(4);
    await visit(url, MANAGERS[week % MANAGERS.length]!, async (manager) => {
      const paid = await send(url, processWeek(manager, driver.id, weekStart));
      const body = { query: STATEMENT, variables: { id: paid.body.payrollRun.id } };
      const made = await send(url, { path: '/graphql', token: driver.token, body });
      expect(made.body.data.result.filename).toMatch(/\.pdf$/);
    });
  });
  await visit(url, ADMIN, async () => {});
  const address = `10.200.${(week >> 8) & 255}.${week & 255}`;
  const wrong = [
    { call: { path: '/api/auth/me', token: 'wrong' }, status: 401 },
    { call: { path: '/api/nothing' }, status: 404 },
    { call: { ...login(`no-one${week}@example.com`, 'Wrong-Key-2026'), address }, status: 401 },
  ];
  for (const { call, status } of wrong) expect((await send(url, call)).status).toBe(status);
  // A client leaves in the middle of a word.
  const { socket, closed } = await connectTo(url, 'POST /graphql HTTP/1.1\r\nhost: loc');
  socket.destroy();
  await closed;
}

/** The open handles of the process, by kind, except connections, which come and go with callers. */
async function holdings(url: string): Promise<Record<string, number>> {
  const numbers = await scrape(url);
  const RESOURCE = /^nodejs_active_resources\{type="(\w+)"\}$/;
  const kinds = [...numbers].flatMap(([name, count]) => {
    const kind = RESOURCE.exec(name)?.[1];
    return kind ? [[kind, count] as const] : [];
  });
  const { TCPSocketWrap: connections = 0, ...resources } = Object.fromEntries(kinds);
  return {
    ...resources,
    files: numbers.get('process_open_fds')! - connections,
    streams: numbers.get('portal_streams{state="open"}')!,
  };
}

/** The kinds with more handles than before. */
async function grown(url: string, before: Record<string, number>): Promise<Record<string, number>> {
  const now = Object.entries(await holdings(url));
  return Object.fromEntries(now.filter(([kind, count]) => count > (before[kind] ?? 0)));
}

/** Growth of the process in megabytes per minute, in the second half of the samples. */
const measureGrowth = (samples: [minute: number, bytes: number][]): number =>
  fitSlope(samples.slice(samples.length / 2)) / MEGABYTE;

/** The median megabytes of each quarter of the samples. */
const quarters = (samples: [minute: number, bytes: number][]): string[] =>
  [0, 1, 2, 3].map((quarter) => {
    const [from, to] = [quarter, quarter + 1].map((end) => Math.round((end * samples.length) / 4));
    const sorted = samples.slice(from, to).map(([, bytes]) => bytes / MEGABYTE);
    return sorted.sort((a, b) => a - b)[Math.floor(sorted.length / 2)]!.toFixed(0);
  });

/** Bytes that the server holds after garbage collection. */
async function heldBy({ url, pid, signal }: Server): Promise<number> {
  signal('SIGUSR2');
  // The collection starts before the server answers the second request.
  await send(url, { path: '/healthz' });
  return measureMemory(pid, (await scrape(url)).get('nodejs_heap_size_used_bytes')!);
}

/** Works for this many minutes while the scenarios run through every kind of write. Returns the memory samples. */
async function workOn(server: Server, firstWeek: number): Promise<[minute: number, bytes: number][]> {
  const { url } = server;
  const samples: [number, number][] = [];
  const [admin, manager] = [await signIn(url, ADMIN), await signIn(url, MANAGERS[0]!)];
  const { retryUntilAnswered } = createRetryingClient({ url: async () => url });
  const scenarios = startScenarios({ retryUntilAnswered, admin, manager, rest });
  const began = performance.now();
  const minutes = () => (performance.now() - began) / 60_000;
  const weeks = async () => {
    for (let week = firstWeek; minutes() < MINUTES; week += 1) {
      await spendWeek(url, week);
      samples.push([minutes(), await heldBy(server)]);
      await rest();
    }
  };
  await Promise.race([weeks(), scenarios.error]);
  await scenarios.stop();
  return samples;
}

async function soak(place: Place): Promise<void> {
  const database = place.databaseUrl ? 'PostgreSQL' : 'the embedded database';
  const server = await start(place, SETTINGS, { collectsGarbage: true });
  const { url } = server;
  // The first week opens what stays open.
  await spendWeek(url, 0);
  const before = await holdings(url);
  // Anything that a week does not release shows after one more week.
  await spendWeek(url, 1);
  if (MINUTES > 0) {
    const samples = await workOn(server, 2);
    const growth = measureGrowth(samples);
    console.log(
      `${MINUTES} minutes on ${database}, ${samples.length} weeks: ${quarters(samples).join(', ')} MB held in each ` +
        `quarter of the time, ${growth.toFixed(2)} MB a minute more in the later half`,
    );
    expect(growth, database).toBeLessThan(1);
  }
  const isLetGo = async () => Object.keys(await grown(url, before)).length === 0;
  // The error names what remains.
  await until('a server that holds no more than before', isLetGo, { within: 60_000, every: 200 }).catch(
    async (cause) => {
      throw new Error(JSON.stringify(await grown(url, before)), { cause });
    },
  );
}

const LIMIT = { timeout: 600_000 + 60_000 * MINUTES };

/** Side by side, because each rests most of the time. */
test('a server on each database releases everything it opened', LIMIT, async () => {
  const places = [companyFolder()];
  if (hasPostgres) places.push((await companyOnPostgres()).place);
  await Promise.all(places.map(soak));
});

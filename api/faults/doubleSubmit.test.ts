/** A week is paid once, however many press the button. */
import { expect, test } from 'vitest';
import { type Answer, type Person, send, signIn, signInAll } from './support/client.ts';
import { companyFolder, DRIVERS, MANAGERS } from './support/company.ts';
import type { Place } from './support/database.ts';
import { brokenRules, whatIsThere } from './support/invariants.ts';
import { start } from './support/server.ts';
import { addDays, FIRST_MONDAY, processWeek, WEEK_PAY } from './support/weeks.ts';

const WEEKS = 10;
const weekNumber = (index: number): string => addDays(FIRST_MONDAY, 7 * index);
const statuses = (answers: Answer[]): number[] => answers.map(({ status }) => status).sort();

async function expectRuns(place: Place, count: number): Promise<void> {
  const { runs } = await whatIsThere(place);
  expect(runs.size).toBe(count);
  for (const run of runs.values())
    expect(run).toEqual({ total: WEEK_PAY.totalPay, entries: WEEK_PAY.entries });
  expect(await brokenRules(place)).toEqual({});
}

test('twelve managers at once: one pays, eleven are told', async () => {
  const place = companyFolder();
  const server = await start(place);
  const managers = await signInAll(server.url, MANAGERS);
  const driver = await signIn(server.url, DRIVERS[0]!);
  for (let week = 0; week < WEEKS; week += 1) {
    const answers = await Promise.all(
      managers.map((manager) => send(server.url, processWeek(manager, driver.id, weekNumber(week)))),
    );
    expect(statuses(answers)).toEqual([201, ...Array(11).fill(409)]);
    const refusals = answers.filter(({ status }) => status === 409);
    expect(new Set(refusals.map(({ body }) => body.code))).toEqual(new Set(['ALREADY_PROCESSED']));
  }
  expect(await server.kill('SIGTERM')).toBe(0);
  await expectRuns(place, WEEKS);
});

test('fifty copies of one request with its key: one run, and every answer is the first one', async () => {
  const place = companyFolder();
  const server = await start(place);
  const manager = await signIn(server.url, MANAGERS[0]!);
  const driver = await signIn(server.url, DRIVERS[0]!);
  for (let week = 0; week < 3; week += 1) {
    const call = processWeek(manager, driver.id, weekNumber(week), `week ${week}`);
    const answers = await Promise.all(Array.from({ length: 50 }, () => send(server.url, call)));
    expect(statuses(answers)).toEqual(Array(50).fill(201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  }
  expect(await server.kill('SIGTERM')).toBe(0);
  await expectRuns(place, 3);
});

test('every manager with a key of the own, sent four times at once: one manager is answered four times', async () => {
  const place = companyFolder();
  const server = await start(place);
  const managers = await signInAll(server.url, MANAGERS);
  const driver = await signIn(server.url, DRIVERS[0]!);
  const sendFourTimes = (manager: Person, week: number) =>
    Array.from({ length: 4 }, () =>
      send(server.url, processWeek(manager, driver.id, weekNumber(week), `${manager.email} ${week}`)),
    );
  for (let week = 0; week < 3; week += 1) {
    const answers = await Promise.all(
      managers.map((manager) => Promise.all(sendFourTimes(manager, week)).then(statuses)),
    );
    expect(answers.sort((a, b) => a[0]! - b[0]!)).toEqual([
      [201, 201, 201, 201],
      ...Array(11).fill([409, 409, 409, 409]),
    ]);
  }
  expect(await server.kill('SIGTERM')).toBe(0);
  await expectRuns(place, 3);
});

test('the same week with other amounts is refused, also with the key of the first', async () => {
  const place = companyFolder();
  const server = await start(place);
  const manager = await signIn(server.url, MANAGERS[0]!);
  const driver = await signIn(server.url, DRIVERS[0]!);
  const call = processWeek(manager, driver.id, FIRST_MONDAY, 'the key');
  expect((await send(server.url, call)).status).toBe(201);
  const other = structuredClone(call) as { body: { weeklyData: { pay: number }[] } } & typeof call;
  other.body.weeklyData[0]!.pay = 999;
  expect(await send(server.url, other)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await send(server.url, { ...other, key: 'another key' })).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_PROCESSED' },
  });
  expect(await server.kill('SIGTERM')).toBe(0);
  await expectRuns(place, 1);
});

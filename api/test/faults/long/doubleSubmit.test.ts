/** A week is paid once, however many people press the button. */
import { beforeAll, expect, test } from 'vitest';
import { type HttpResponse, idsByEmail, type Person, send, signInAll } from '../support/client.ts';
import { DRIVERS, MANAGERS } from '../support/company.ts';
import { inDatabase } from '../support/database.ts';
import { brokenRules, whatIsThere } from '../support/invariants.ts';
import { createRetryingClient } from '../support/retryUntilAnswered.ts';
import { sharedCompany } from '../support/shared.ts';
import { addDays, FIRST_MONDAY, processWeek, WEEK_PAY } from '../support/weeks.ts';

const WEEKS = 50;
/** How many weeks are paid with keys. */
const WITH_KEYS = 3;
const weekNumber = (index: number): string => addDays(FIRST_MONDAY, 7 * index);
const statuses = (responses: HttpResponse[]): number[] => responses.map(({ status }) => status).sort();

const company = sharedCompany();
let managers: Person[];
let drivers: string[];
beforeAll(async () => {
  managers = await signInAll(company.url(), MANAGERS);
  const ids = await idsByEmail(company.url(), managers[0]!);
  drivers = DRIVERS.map((email) => ids.get(email)!);
});

/** A client that is asked to try again does so. */
const { retryUntilAnswered } = createRetryingClient({ url: async () => company.url() });

/** How many weeks were paid, which is also the final number of runs. */
let paid = 0;
/** A driver who has not been paid yet. */
const nextDriver = (): string => drivers.pop()!;

test('twelve managers at once: one pays, eleven get a conflict', async () => {
  const driver = nextDriver();
  for (let week = 0; week < WEEKS; week += 1) {
    const responses = await Promise.all(
      managers.map((manager) => send(company.url(), processWeek(manager, driver, weekNumber(week)))),
    );
    paid += 1;
    expect(statuses(responses)).toEqual([201, ...Array(11).fill(409)]);
    const refusals = responses.filter(({ status }) => status === 409);
    expect(new Set(refusals.map(({ body }) => body.code))).toEqual(new Set(['ALREADY_PROCESSED']));
  }
});

test('fifty copies of one request with its key: one run, and every response is the first one', async () => {
  const driver = nextDriver();
  for (let week = 0; week < WITH_KEYS; week += 1) {
    const call = processWeek(managers[0]!, driver, weekNumber(week), `${driver} ${week}`);
    const responses = await Promise.all(Array.from({ length: 50 }, () => retryUntilAnswered(call)));
    paid += 1;
    expect(statuses(responses)).toEqual(Array(50).fill(201));
    expect(new Set(responses.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  }
});

test('every manager with their own key, four times at once: all four requests of one manager succeed', async () => {
  const driver = nextDriver();
  const sendFourTimes = (manager: Person, week: number) =>
    Array.from({ length: 4 }, () =>
      send(
        company.url(),
        processWeek(manager, driver, weekNumber(week), `${manager.email} ${driver} ${week}`),
      ),
    );
  for (let week = 0; week < WITH_KEYS; week += 1) {
    const responses = await Promise.all(
      managers.map((manager) => Promise.all(sendFourTimes(manager, week)).then(statuses)),
    );
    paid += 1;
    expect(responses.sort((a, b) => a[0]! - b[0]!)).toEqual([
      [201, 201, 201, 201],
      ...Array(11).fill([409, 409, 409, 409]),
    ]);
  }
});

test('the same week with other amounts is refused, even with the key of the first', async () => {
  const driver = nextDriver();
  const call = processWeek(managers[0]!, driver, FIRST_MONDAY, `${driver} the key`);
  expect((await send(company.url(), call)).status).toBe(201);
  paid += 1;
  const other = structuredClone(call) as { body: { weeklyData: { pay: number }[] } } & typeof call;
  other.body.weeklyData[0]!.pay = 999;
  expect(await send(company.url(), other)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
  expect(await send(company.url(), { ...other, key: 'another key' })).toMatchObject({
    status: 409,
    body: { code: 'ALREADY_PROCESSED' },
  });
});

test('in the end each of those weeks has one run, with its pay', async () => {
  expect(await company.stop()).toEqual([0]);
  await inDatabase(company.place(), async () => {
    const { runs } = await whatIsThere(company.place());
    expect(runs.size).toBe(paid);
    for (const run of runs.values())
      expect(run).toEqual({ total: WEEK_PAY.totalPay, entries: WEEK_PAY.entries });
    expect(await brokenRules(company.place())).toEqual({});
  });
});

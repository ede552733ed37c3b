/** Hundreds of people with a week to pay, and the results of paying them. */
import { type Call, type HttpResponse, type Person, send } from './client.ts';
import { ADMIN } from './company.ts';
import { inDatabase, type Place } from './database.ts';
import { until } from './until.ts';
import { FIRST_MONDAY } from './weeks.ts';

/** Each has a different rate, so that no two amounts are confused, and the administrator’s password. */
export const addPeopleWithRates = (place: Place, count: number): Promise<string[]> =>
  inDatabase(place, async (query) => {
    const rows = await query<{ email: string }>(
      `INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "dailyRate", "updatedAt")
       SELECT gen_random_uuid(), 'CONTRACTOR', 'payee' || n || '@example.com', 'payee' || n || '@example.com',
         'Pat', 'Payee ' || n, admin."passwordHash", 200 + n * 0.01, now()
       FROM generate_series(1, $1::int) n, "User" admin WHERE admin.email = $2
       RETURNING email`,
      [count, ADMIN],
    );
    return rows.map(({ email }) => email);
  });

/** The same with three approved days in one week. */
export const addPayees = (place: Place, count: number): Promise<void> =>
  inDatabase(place, async (query) => {
    await addPeopleWithRates(place, count);
    await query(
      `INSERT INTO "TimeLog" (id, "userId", date, worked, status, "updatedAt")
       SELECT gen_random_uuid(), id, $1::date + day, true, 'APPROVED', now()
       FROM "User", generate_series(0, 2) day WHERE email LIKE 'payee%'`,
      [FIRST_MONDAY],
    );
  });

/**
 * The total pay of this many people in dollars: for each, three days at 200 dollars plus the person's number in cents.
 */
export const payOf = (count: number): number => (3 * (20_000 * count + (count * (count + 1)) / 2)) / 100;

/** The expected `ledger` after one batch has paid this many people once. */
export const paidOnce = (count: number) => ({
  ...{ runs: count, people: count, settled: count, statements: count },
  ...{ paidByRuns: payOf(count), paidByDays: payOf(count), paidByItems: payOf(count) },
  ...{ started: 1, finished: 1 },
});

interface Totals {
  ready: number;
  totalPay: number;
}

/** A portal's address, or what sends a call to one. */
type Target = string | ((call: Call) => Promise<HttpResponse>);

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
async function ask(target: Target, { token }: Person, query: string, variables: object = {}): Promise<any> {
  const call = { path: '/graphql', token, body: { query, variables } };
  const { body } = await (typeof target === 'string' ? send(target, call) : target(call));
  if (body.errors) throw new Error(JSON.stringify(body.errors));
  return body.data;
}

export const boardTotals = async (
  target: Target,
  manager: Person,
  weekStart = FIRST_MONDAY,
): Promise<Totals> =>
  (await ask(target, manager, `{ payrollBoard(weekStart: "${weekStart}") { totals { ready totalPay } } }`))
    .payrollBoard.totals;

/** Starts to pay everyone what the board shows, and returns the batch's id. */
export async function payEverybody(
  target: Target,
  manager: Person,
  { ready, totalPay }: Totals,
  weekStart = FIRST_MONDAY,
): Promise<string> {
  const { result } = await ask(
    target,
    manager,
    `mutation ($input: StartPayrollBatchInput!) { result: startPayrollBatch(input: $input) {
       __typename ... on StartPayrollBatchPayload { batch { id } } ... on Error { message } } }`,
    {
      input: {
        weekStart,
        expected: { contractors: ready, totalPay },
        idempotencyKey: `everyone ${weekStart}`,
      },
    },
  );
  if (!result.batch) throw new Error(result.message);
  return result.batch.id;
}

export interface Progress {
  done: number;
  refused: number;
  paidTotal: number;
  finishedAt: string | null;
}

export const fetchProgress = async (target: Target, manager: Person, id: string): Promise<Progress> =>
  (
    await ask(
      target,
      manager,
      'query ($id: ID!) { node(id: $id) { ... on PayrollBatch { done refused paidTotal finishedAt } } }',
      { id },
    )
  ).node;

/** Waits until this many people are paid. */
export const untilPaid = (target: Target, manager: Person, id: string, count: number): Promise<boolean> =>
  until(`${count} people paid`, async () => (await fetchProgress(target, manager, id)).done >= count, {
    every: 5,
  });

/** Waits until the batch is finished and returns its result. */
export const untilFinished = (target: Target, manager: Person, id: string): Promise<Progress> =>
  until('the end of the batch', async () => {
    const progress = await fetchProgress(target, manager, id);
    return progress.finishedAt ? progress : null;
  });

/** All numbers that must agree, counted in the database. */
export const ledger = (place: Place) =>
  inDatabase(place, async (query) => {
    const [row] = await query<Record<string, number>>(`
      SELECT
        (SELECT count(*)::int FROM "PayrollRun") AS runs,
        (SELECT count(DISTINCT "userId")::int FROM "PayrollRun") AS people,
        (SELECT sum("totalPay")::float FROM "PayrollRun") AS "paidByRuns",
        (SELECT sum(pay + expenses)::float FROM "PayrollEntry") AS "paidByDays",
        (SELECT sum("totalPay")::float FROM "PayrollBatchItem" WHERE status = 'DONE') AS "paidByItems",
        (SELECT count(*)::int FROM "PayrollBatchItem" item JOIN "PayrollRun" run ON run.id = item."runId"
          WHERE item.status = 'DONE' AND run."userId" = item."userId" AND run."totalPay" = item."totalPay") AS settled,
        (SELECT count(*)::int FROM "PayStatement") AS statements,
        (SELECT count(*)::int FROM "AuditLog" WHERE action = 'PAYROLL_BATCH_STARTED') AS started,
        (SELECT count(*)::int FROM "AuditLog" WHERE action = 'PAYROLL_BATCH_FINISHED') AS finished`);
    return row;
  });

/** The board and its batches for tests. */
import { randomUUID } from 'node:crypto';
import { toUtcMidnight } from 'rules/days';
import { fromDecimal, sumCents, toDecimal } from 'rules/money';
import type { TimeLogStatus } from '../../src/platform/db/generated/client/enums.ts';
import type { Actor, TestPortal } from './portal.ts';

export const MONDAY = '2026-11-09';
export const SUNDAY = '2026-11-15';
/** The days of the week from Monday on. */
export const WEEK = ['09', '10', '11', '12', '13', '14', '15'].map((day) => `2026-11-${day}`);

const BOARD = `query ($weekStart: Date!, $first: Int, $after: String, $search: String, $only: PayrollBoardFilter) {
  payrollBoard(weekStart: $weekStart) {
    weekStart weekEnd payDate viewerCanProcess reason isEverybodyPaid unpaidElsewhere
    totals { contractors ready held processed unpaidRuns basePay expenses totalPay net }
    batch { id }
    rows(first: $first, after: $after, search: $search, only: $only) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges { node {
        user { id name } daysWorked daysApproved pendingDays proposedPay proposedExpenses proposedNet paidBefore overpaid receipts { id amount }
        warnings state reason
        days { date worked status description proposedPay } run { id status totalPay net } } } } } }`;
const START = `mutation ($input: StartPayrollBatchInput!) { result: startPayrollBatch(input: $input) {
  __typename ... on StartPayrollBatchPayload { batch { id } }
  ... on Error { message code } ... on ValidationError { issues { path message } } } }`;
const BATCH = `query ($id: ID!) { node(id: $id) { ... on PayrollBatch {
  weekStart weekEnd payDate createdAt createdBy { id } finishedAt total done refused paidTotal
  items(first: 200) { totalCount edges { node { user { id } status totalPay message run {
    id totalPay entries { date pay expenses notes } } } } } } } }`;
const MARK = `mutation ($input: MarkWeekPaidInput!) { result: markWeekPaid(input: $input) {
  __typename ... on MarkWeekPaidPayload { paid board { totals { unpaidRuns } } }
  ... on Error { message code } } }`;

// biome-ignore lint/suspicious/noExplicitAny: tests read answers of every shape.
export type Answer = any;

export function payroll(portal: TestPortal) {
  async function ask(document: string, variables: Record<string, unknown>, who: Actor): Promise<Answer> {
    const { data, errors } = await portal.graphql(document, variables, who.token);
    if (errors) throw new Error(JSON.stringify(errors));
    return data;
  }

  const logDays = (driver: Actor, status: TimeLogStatus, ...days: string[]) =>
    portal.db.timeLog.createMany({
      data: days.map((day) => ({ userId: driver.key, date: toUtcMidnight(day), worked: true, status })),
    });

  const board = async (who: Actor, variables: Record<string, unknown> = {}) =>
    (await ask(BOARD, { weekStart: MONDAY, ...variables }, who)).payrollBoard;

  const rows = async (who: Actor, variables: Record<string, unknown> = {}): Promise<Answer[]> =>
    (await board(who, variables)).rows.edges.map(({ node }: Answer) => node);

  const start = async (who: Actor, input: Record<string, unknown>) =>
    (await ask(START, { input: { weekStart: MONDAY, idempotencyKey: randomUUID(), ...input } }, who)).result;

  return {
    logDays,
    /** A person with approved days at 200 dollars each. */
    joinDriver: async (lastName: string, approved: string[], dailyRate = 200) => {
      const driver = await portal.joinContractor({ firstName: 'Sam', lastName, dailyRate });
      const createdAt = new Date('2026-01-05T15:00:00Z');
      await portal.db.user.update({ where: { id: driver.key }, data: { createdAt } });
      await logDays(driver, 'APPROVED', ...approved);
      return driver;
    },
    /** This many people with two approved days, at `cents` plus one cent more for each further person; not signed in. */
    joinMany: async (count: number, cents = 20_000): Promise<void> => {
      const people = Array.from({ length: count }, (_, index) => {
        const name = String(index).padStart(5, '0');
        const email = `many.${name}@example.com`;
        return {
          id: randomUUID(),
          kind: 'CONTRACTOR' as const,
          email,
          emailKey: email,
          firstName: 'Pat',
          lastName: `Many ${name}`,
          passwordHash: 'no one signs in with this',
          dailyRate: toDecimal(cents + index),
        };
      });
      await portal.db.user.createMany({ data: people });
      await portal.db.timeLog.createMany({
        data: people.flatMap(({ id }) =>
          WEEK.slice(0, 2).map((day) => ({
            userId: id,
            date: toUtcMidnight(day),
            worked: true,
            status: 'APPROVED' as const,
          })),
        ),
      });
    },
    /** A crowd of `count` people, each with one approved day at 200 dollars plus the person's number in cents. */
    joinCrowd: async (count: number): Promise<void> => {
      await portal.database.pool.query(
        `INSERT INTO "User" (id, kind, email, "emailKey", "firstName", "lastName", "passwordHash", "dailyRate", "updatedAt")
         SELECT gen_random_uuid(), 'CONTRACTOR', 'crowd' || n || '@example.com', 'crowd' || n || '@example.com',
           'Pat', 'Crowd ' || lpad(n::text, 6, '0'), 'no one signs in with this', 200 + n * 0.01, now()
         FROM generate_series(1, $1::int) n`,
        [count],
      );
      await portal.database.pool.query(
        `INSERT INTO "TimeLog" (id, "userId", date, worked, status, "updatedAt")
         SELECT gen_random_uuid(), id, $1::date, true, 'APPROVED', now() FROM "User" WHERE email LIKE 'crowd%'`,
        [MONDAY],
      );
    },
    board,
    rows,
    start,
    /** Pays what the board shows, with the given decisions. */
    startAsShown: async (who: Actor, input: Record<string, unknown> = {}) => {
      const { totals } = await board(who);
      return start(who, {
        expected: { contractors: totals.ready, totalPay: totals.totalPay },
        ...input,
      });
    },
    /** The pay for the week in the database: the runs, their totals and their days, in cents. */
    paid: async () => {
      const runs = await portal.db.payrollRun.findMany({
        where: { weekStart: toUtcMidnight(MONDAY), status: { not: 'VOID' } },
        include: { entries: true },
      });
      const entries = runs.flatMap((run) => run.entries);
      return {
        people: runs.length,
        runs: sumCents(runs.map(({ totalPay }) => fromDecimal(totalPay))),
        entries: sumCents(entries.map(({ pay, expenses }) => fromDecimal(pay) + fromDecimal(expenses))),
      };
    },
    batch: async (who: Actor, id: string) => (await ask(BATCH, { id }, who)).node,
    markPaid: async (who: Actor, more: object = {}) =>
      (await ask(MARK, { input: { weekStart: MONDAY, ...more } }, who)).result,
  };
}

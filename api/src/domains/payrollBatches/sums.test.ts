/** For any week and any decisions, the board, the batch, the runs and the days agree. */
import fc from 'fast-check';
import { addDays, toUtcMidnight } from 'rules/days';
import { type Cents, sumCents, toDecimal } from 'rules/money';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { type Answer, MONDAY, payroll, WEEK } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';

const WEEKS = process.env.LONG ? 150 : 2;

let portal: TestPortal;
let manager: Actor;
let pay: ReturnType<typeof payroll>;

beforeAll(async () => {
  portal = await openTestPortal();
  pay = payroll(portal);
});
afterAll(() => portal.close());
beforeEach(() => portal.reset());

const cents = fc.integer({ min: 1, max: 9_999_999 });
const rate = fc.option(cents, { nil: null });

const logged = fc.option(
  fc.record({
    worked: fc.boolean(),
    status: fc.constantFrom(
      'APPROVED' as const,
      'APPROVED' as const,
      'PENDING' as const,
      'REJECTED' as const,
    ),
  }),
  { nil: null },
);

const edit = fc
  .subarray(WEEK, { minLength: 1 })
  .chain((days) =>
    fc.tuple(...days.map((date) => fc.record({ date: fc.constant(date), pay: cents, expenses: cents }))),
  );

const person = fc.record({
  dailyRate: rate,
  /** Days after the Monday on which a rate takes effect. */
  changes: fc.uniqueArray(fc.record({ from: fc.integer({ min: -20, max: 8 }), rate }), {
    maxLength: 3,
    selector: ({ from }) => from,
  }),
  days: fc.array(logged, { minLength: 7, maxLength: 7 }),
  decision: fc.constantFrom('as it is', 'include', 'exclude', 'edit', 'exclude and edit'),
  edit,
});
type Person = typeof person extends fc.Arbitrary<infer Value> ? Value : never;

/**
 * Computes what the days are worth in a different way than the portal: the last change up to each day, or else the
 * first one.
 */
function computeWorth({ dailyRate, changes, days }: Person): Cents {
  const history = [...changes].sort((a, b) => b.from - a.from);
  return sumCents(
    days.map((day, index) => {
      if (!day?.worked || day.status !== 'APPROVED') return 0;
      if (history.length === 0) return dailyRate ?? 0;
      return (history.find(({ from }) => from <= index) ?? history.at(-1)!).rate ?? 0;
    }),
  );
}

async function join(people: readonly Person[]): Promise<string[]> {
  const keys: string[] = [];
  for (const [index, { dailyRate, changes, days }] of people.entries()) {
    const { id } = await portal.db.user.create({
      data: {
        kind: 'CONTRACTOR',
        email: `person.${index}@example.com`,
        emailKey: `person.${index}@example.com`,
        firstName: 'Pat',
        lastName: `Person ${index}`,
        passwordHash: 'no one signs in with this',
        dailyRate: dailyRate === null ? null : toDecimal(dailyRate),
        payRates: {
          create: changes.map((change) => ({
            effectiveFrom: toUtcMidnight(addDays(MONDAY, change.from)),
            dailyRate: change.rate === null ? null : toDecimal(change.rate),
            changedAt: portal.services.now(),
          })),
        },
        timeLogs: {
          create: days.flatMap((day, offset) =>
            day ? [{ ...day, date: toUtcMidnight(WEEK[offset]!) }] : [],
          ),
        },
      },
      select: { id: true },
    });
    keys.push(id);
  }
  return keys;
}

/** What is sent, and what it must come to. */
function decide(people: readonly Person[], rows: readonly Answer[]) {
  const sent = { include: [] as string[], exclude: [] as string[], edits: [] as object[] };
  const amounts = people.flatMap((one, index): Cents[] => {
    const { user, state } = rows[index];
    const worth = computeWorth(one);
    if (one.decision.includes('edit'))
      sent.edits.push({
        userId: user.id,
        weeklyData: one.edit.map((day) => ({ ...day, pay: day.pay / 100, expenses: day.expenses / 100 })),
      });
    if (one.decision.startsWith('exclude')) {
      sent.exclude.push(user.id);
      return [];
    }
    if (one.decision === 'edit') return [sumCents(one.edit.map((day) => day.pay + day.expenses))];
    if (one.decision === 'include' && worth > 0) {
      sent.include.push(user.id);
      return [worth];
    }
    return state === 'READY' ? [worth] : [];
  });
  return { sent, people: amounts.length, total: sumCents(amounts) };
}

test('random weeks, decisions and rates', { timeout: 600_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(person, { minLength: 1, maxLength: 6 }), async (people) => {
      await portal.reset();
      manager = await portal.joinStaff('Manager');
      await join(people);
      const { totals } = await pay.board(manager);
      const rows = await pay.rows(manager);
      expect(rows.map(({ proposedPay }) => Math.round(proposedPay * 100))).toEqual(people.map(computeWorth));
      // Nothing was paid before, and nothing is deducted.
      expect(rows.map(({ proposedNet }) => proposedNet)).toEqual(rows.map((row) => row.proposedPay));
      const ready = rows.filter(({ state }) => state === 'READY');
      expect(Math.round(totals.totalPay * 100)).toBe(
        sumCents(ready.map(({ proposedPay }) => Math.round(proposedPay * 100))),
      );

      const { sent, ...due } = decide(people, rows);
      const expected = { contractors: due.people, totalPay: due.total / 100 };
      const { batch, message } = await pay.start(manager, { ...sent, expected });
      if (due.people === 0) {
        expect(message).toBe('There’s no one to put on payroll.');
        return;
      }
      expect(message).toBeUndefined();
      await portal.runJobs();
      const done = await pay.batch(manager, batch.id);
      expect(done).toMatchObject({ total: due.people, done: due.people, refused: 0 });
      expect(Math.round(done.paidTotal * 100)).toBe(due.total);
      expect(sumCents(done.items.edges.map(({ node }: Answer) => Math.round(node.run.totalPay * 100)))).toBe(
        due.total,
      );
      expect(await pay.paid()).toEqual({ people: due.people, runs: due.total, entries: due.total });
    }),
    { numRuns: WEEKS },
  );
});

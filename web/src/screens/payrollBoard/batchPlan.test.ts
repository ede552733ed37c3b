import fc from 'fast-check';
import { MAX_DAY_CENTS, toDecimal } from 'rules/money';
import { listWeekDays } from 'rules/weeks';
import { describe, expect, it } from 'vitest';
import {
  expensesDay,
  type KnownRow,
  knownRow,
  planBatch,
  planRow,
  type Touch,
  weeklyData,
} from './batchPlan';
import { describeTaken, payLabel, ranSums, ranText } from './planTexts';
import { createRow, WEEK } from './testRows';

const dates = listWeekDays(WEEK);
const cents = fc.integer({ min: 0, max: MAX_DAY_CENTS });
const states = fc.constantFrom('READY', 'HELD', 'PROCESSED', 'EMPTY', 'REFUSED') satisfies fc.Arbitrary<
  KnownRow['state']
>;

/** A row from the server: only ready and held rows propose amounts. */
const serverRow = fc
  .record({ state: states, proposed: fc.array(cents, { minLength: 7, maxLength: 7 }) })
  .map(({ state, proposed }) => ({
    state,
    days: dates.map((date, index) => ({
      date,
      proposed: state === 'READY' || state === 'HELD' ? proposed[index]! : 0,
    })),
  }))
  .filter(({ state, days }) => state !== 'READY' || days.some(({ proposed }) => proposed > 0));

const touches: fc.Arbitrary<Touch | null> = fc.option(
  fc.record(
    {
      pay: fc.dictionary(fc.constantFrom(...dates), cents.map(toDecimal)),
      expenses: cents.map(toDecimal),
      isIncluded: fc.boolean(),
    },
    { requiredKeys: ['pay'] },
  ),
);

const boards = fc
  .array(fc.tuple(serverRow, touches), { maxLength: 30 })
  .map((rows) =>
    rows.map(([row, touch], index) => ({ row: { ...row, id: `User_${index}`, name: `N${index}` }, touch })),
  );

const sumAmounts = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);

/** The server's totals for the ready rows, before any edit. */
function computeTotals(rows: readonly { readonly row: KnownRow }[]) {
  const ready = rows.filter(({ row }) => row.state === 'READY');
  const proposed = ready.flatMap(({ row }) => row.days.map((day) => day.proposed));
  const basePay = sumAmounts(proposed);
  return { ready: ready.length, basePay, expenses: 0, deducted: 0, net: basePay };
}

describe('the button’s total', () => {
  it('is, to the cent, the sum of every row', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const touched = board.flatMap(({ row, touch }) => (touch ? [{ row, touch }] : []));
        const plan = planBatch(computeTotals(board), touched);
        const paid = board
          .map(({ row, touch }) => planRow(row, touch ?? undefined))
          .filter(({ isPaid }) => isPaid);
        expect(plan.contractors).toBe(paid.length);
        expect(plan.basePay).toBe(sumAmounts(paid.flatMap(({ pay }) => pay)));
        expect(plan.expenses).toBe(sumAmounts(paid.map(({ expenses }) => expenses)));
        expect(plan.totalPay).toBe(sumAmounts(paid.map(({ total }) => total)));
      }),
    );
  });

  it('includes every row that is not paid as proposed in the request', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const touched = board.flatMap(({ row, touch }) => (touch ? [{ row, touch }] : []));
        const plan = planBatch(computeTotals(board), touched);
        const ids = (rows: readonly { id: string }[]) => new Set(rows.map(({ id }) => id));
        const [included, excluded, edited] = [ids(plan.included), ids(plan.excluded), ids(plan.edited)];
        for (const { row, touch } of board) {
          const { isPaid, isEdited } = planRow(row, touch ?? undefined);
          const byServer = row.state === 'READY' ? !excluded.has(row.id) : included.has(row.id);
          expect(byServer).toBe(isPaid);
          expect(edited.has(row.id)).toBe(isPaid && isEdited);
        }
      }),
    );
  });

  it('loses no cent on the way to the server', () => {
    fc.assert(
      fc.property(boards, (board) => {
        const touched = board.flatMap(({ row, touch }) => (touch ? [{ row, touch }] : []));
        for (const row of planBatch(computeTotals(board), touched).edited) {
          const sent = weeklyData(row);
          const inCents = sent
            .flatMap(({ pay, expenses }) => [pay, expenses])
            .map((each) => Math.round(each * 100));
          expect(sumAmounts(inCents)).toBe(row.planned.total);
          expect(sent.every(({ pay, expenses }) => pay > 0 || expenses > 0)).toBe(true);
        }
      }),
    );
  });
});

describe('a row', () => {
  const ready = knownRow(createRow('Ann Ash', { proposed: [245, 245] }));
  const held = knownRow(createRow('Bo Birch', { proposed: [200], state: 'HELD' }));
  const empty = knownRow(createRow('Cy Cedar'));

  it('that is held back is paid when it is selected, with any typed amounts', () => {
    expect(planRow(held, { pay: { '2026-11-10': '50.00' } }).isPaid).toBe(false);
    expect(planRow(held, { pay: {}, isIncluded: true })).toMatchObject({ isPaid: true, total: 200_00 });
  });

  it('without a proposal is paid as soon as it has an amount', () => {
    expect(planRow(empty).isPaid).toBe(false);
    expect(planRow(empty, { pay: {}, expenses: '19.99' })).toMatchObject({ isPaid: true, total: 19_99 });
  });

  it('that was emptied is not paid', () => {
    const plan = planBatch({ ready: 1, basePay: 490_00, expenses: 0, deducted: 0, net: 490_00 }, [
      { row: ready, touch: { pay: { '2026-11-09': '', '2026-11-10': '0.00' } } },
    ]);
    expect(plan).toMatchObject({ contractors: 0, totalPay: 0 });
    expect(plan.excluded.map(({ name }) => name)).toEqual(['Ann Ash']);
  });

  it('with too much on a day is named', () => {
    const { error } = planBatch({ ready: 1, basePay: 490_00, expenses: 0, deducted: 0, net: 490_00 }, [
      { row: ready, touch: { pay: { '2026-11-09': '100000.00' } } },
    ]);
    expect(error).toBe('Ann Ash: at most $99,999.99 a day.');
  });
});

describe('the plans’ deductions', () => {
  const advance = { planId: 'plan', description: 'Fuel advance', due: 125, floor: 300 };
  const row = knownRow(createRow('Ann Ash', { proposed: [245, 245], deductions: [advance] }));
  const totals = { ready: 1, basePay: 490_00, expenses: 0, deducted: 125_00, net: 365_00 };
  const planned = (touch: Touch) => planBatch(totals, [{ row, touch }]);

  it('follow the typed amounts, and never go below the floor', () => {
    const less = planned({ pay: { '2026-11-09': '100.00' } });
    expect(less).toMatchObject({ totalPay: 345_00, deducted: 45_00, net: 300_00 });
    const least = planned({ pay: { '2026-11-09': '' } });
    expect(least).toMatchObject({ totalPay: 245_00, deducted: 0, net: 245_00 });
  });

  it('are zero for a plan left out, or someone who is not paid', () => {
    const plan = planned({ pay: {}, skipped: ['plan'] });
    expect(plan).toMatchObject({ totalPay: 490_00, deducted: 0 });
    expect(plan.edited.map((each) => each.planned.skipPlans)).toEqual([['plan']]);
    expect(planned({ pay: {}, isIncluded: false })).toMatchObject({ contractors: 0, deducted: 0, net: 0 });
  });
});

describe('earlier pay from a run that is void', () => {
  const row = knownRow(createRow('Ann Ash', { proposed: [245, 245], paidBefore: 400 }));
  const totals = { ready: 1, basePay: 490_00, expenses: 0, deducted: 0, net: 90_00 };
  const planned = (touch: Touch) => planBatch(totals, [{ row, touch }]);

  it('is not paid again, whatever is typed', () => {
    expect(payLabel(planned({ pay: {} }))).toBe('Run Payroll $90.00 for 1');
    const more = planned({ pay: { '2026-11-09': '300.00' } });
    expect(more).toMatchObject({ totalPay: 545_00, net: 145_00 });
    expect(describeTaken(more)).toBe('$400.00 was paid before. $145.00 will be paid out.');
    expect(planned({ pay: { '2026-11-09': '' } })).toMatchObject({ totalPay: 245_00, net: 0 });
  });
});

describe('the expenses of the week', () => {
  it.each([
    [[100, 0, 100, 0, 0, 0, 0], 2],
    [[0, 0, 0, 0, 0, 0, 5], 6],
    [[0, 0, 0, 0, 0, 0, 0], 6],
  ])('are recorded on the last day of pay, else on the Sunday: %j', (pay, day) =>
    expect(expensesDay(pay)).toBe(day),
  );
});

describe('completed runs', () => {
  it('add up to the net pay in a sum', () => {
    const ran = { ranTotal: 11227.4, ranDeducted: 202, ranPaidBefore: 0, added: 85 };
    expect(ranText(ran)).toBe('$11,227.40 − $202.00 deductions + $85.00 added = $11,110.40');
    expect(ranSums(ran)).toEqual([
      ['Total', '$11,227.40'],
      ['Deductions', '-$202.00'],
      ['Added', '$85.00'],
      ['Net pay', '$11,110.40'],
    ]);
  });

  it('subtract earlier pay, and show no zero terms when only an adjustment has run', () => {
    expect(ranText({ ranTotal: 600, ranDeducted: 0, ranPaidBefore: 400, added: 0 })).toBe(
      '$600.00 − $400.00 paid before = $200.00',
    );
    expect(ranText({ ranTotal: 0, ranDeducted: 0, ranPaidBefore: 0, added: 85 })).toBe(
      '$0.00 + $85.00 added = $85.00',
    );
  });

  it('need no sum if all of it is paid out', () => {
    const ran = { ranTotal: 1200, ranDeducted: 0, ranPaidBefore: 0, added: 0 };
    expect([ranText(ran), ranSums(ran)]).toEqual([null, [['Total', '$1,200.00']]]);
  });
});

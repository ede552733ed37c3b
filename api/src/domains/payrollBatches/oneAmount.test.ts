/**
 * For any facts about a week, every part of the portal has the same amount: the board's proposal, the driver's home
 * page, a batch for everyone, a single Process Payroll, and the statements, line by line.
 */
import fc from 'fast-check';
import { addDays, toUtcMidnight } from 'rules/days';
import { sumCents, toDecimal } from 'rules/money';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Answer, MONDAY, payroll, SUNDAY, WEEK } from '../../../test/support/payrollBatches.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { verifyLedger } from '../ledger/verify.service.ts';

let portal: TestPortal;
let pay: ReturnType<typeof payroll>;
beforeAll(async () => {
  portal = await openTestPortal();
  pay = payroll(portal);
});
afterAll(() => portal.close());

const dollars = fc.integer({ min: 1, max: 60_000 }).map((cents) => cents / 100);

/** Facts about a person before the week is run. */
const facts = fc.record({
  dailyRate: dollars,
  /** How many days from Monday are approved. */
  days: fc.integer({ min: 1, max: 5 }),
  receipts: fc.array(fc.record({ daysBefore: fc.nat(20), amount: dollars, isLodging: fc.boolean() }), {
    maxLength: 3,
  }),
  plans: fc.array(fc.record({ weekly: dollars, floor: fc.option(dollars, { nil: undefined }) }), {
    maxLength: 2,
  }),
  /** What runs of the week paid that are void now. */
  paidBefore: fc.array(fc.record({ pay: dollars, expenses: dollars }), { maxLength: 2 }),
});
type Facts = typeof facts extends fc.Arbitrary<infer Value> ? Value : never;

async function ask(document: string, variables: object, who: Actor): Promise<Answer> {
  const { data, errors } = await portal.graphql(document, { ...variables }, who.token);
  expect(errors).toBeUndefined();
  expect(data.result?.message).toBeUndefined();
  return data.result;
}

async function send(who: Actor, method: 'POST' | 'PATCH', path: string, body: object): Promise<Answer> {
  const response = await portal.rest(method, path, { token: who.token, body });
  expect([200, 201], JSON.stringify(response.body)).toContain(response.status);
  return response.body;
}

let receipts = 0;
/** Adds a person with these facts. */
async function join(manager: Actor, name: string, known: Facts): Promise<Actor> {
  const driver = await pay.joinDriver(name, WEEK.slice(0, known.days), known.dailyRate);
  for (const { pay: paid, expenses } of known.paidBefore) {
    const { payrollRun } = await send(manager, 'POST', '/payroll/weekly', {
      ...{ userId: driver.id, weekStart: MONDAY, weekEnd: SUNDAY },
      weeklyData: [{ date: MONDAY, pay: paid, expenses, notes: 'Tolls' }],
    });
    // A run of $0.00 is paid at once.
    for (const status of payrollRun.status === 'PAID' ? ['VOID'] : ['PAID', 'VOID'])
      await send(manager, 'PATCH', `/payroll/${payrollRun.id}/status`, { status, reason: 'Typed wrongly' });
  }
  await portal.db.receipt.createMany({
    data: known.receipts.map(({ daysBefore, amount, isLodging }) => ({
      ...{
        userId: driver.key,
        date: toUtcMidnight(addDays(SUNDAY, -daysBefore)),
        status: 'APPROVED' as const,
      },
      ...{
        category: isLodging ? ('LODGING' as const) : ('FUEL' as const),
        amount: toDecimal(Math.round(amount * 100)),
      },
      ...{ purpose: 'Trip', requestKey: `receipt ${++receipts}`, requestHash: 'x' },
    })),
  });
  for (const { weekly, floor } of known.plans)
    await ask(
      'mutation ($input: CreatePlanInput!) { result: createPlan(input: $input) { ... on Error { message } } }',
      {
        input: {
          ...{ userId: driver.id, kind: 'RECURRING', description: 'Insurance', weekly, floor },
          ...{ firstWeek: MONDAY, agreedBy: `Sam ${name}`, agreedOn: MONDAY },
        },
      },
      manager,
    );
  return driver;
}

const ROWS = `query ($week: Date!) { result: payrollBoard(weekStart: $week) { totals { ready net totalPay deductions }
  rows(first: 50) { edges { node { user { id } state proposedPay proposedExpenses proposedNet paidBefore overpaid
    deductions { description due } receipts { id } days { date proposedPay } } } } } }`;
const readBoard = async (manager: Actor) => {
  const { totals, rows } = await ask(ROWS, { week: MONDAY }, manager);
  return { totals, rows: rows.edges.map(({ node }: Answer) => node) as Answer[] };
};

const PROCESS = `mutation ($input: ProcessWeeklyPayrollInput!) {
  result: processWeeklyPayroll(input: $input) { ... on Error { message } } }`;

const readNextPay = async (driver: Actor): Promise<number> =>
  (await ask('{ result: viewer { payOnItsWay { estimate } } }', {}, driver)).payOnItsWay[0].estimate;

const RUN = `query ($week: Date!, $user: ID!) { result: payrollRuns(userId: $user, startDate: $week, endDate: $week) { edges { node {
  status totalPay gross reimbursed deducted withheld net overpaid
  lines { kind taxClass amount description date }
  statement { amounts { gross reimbursed deducted withheld net lines { kind taxClass amount description date } }
    balances { description before after } } } } } }`;
/** The valid run; run numbers differ from person to person. */
async function readRun(manager: Actor, driver: Actor): Promise<Answer> {
  const { edges } = await ask(RUN, { week: MONDAY, user: driver.id }, manager);
  const [run, ...others] = edges
    .map(({ node }: Answer) => node)
    .filter(({ status }: Answer) => status !== 'VOID');
  expect(others).toEqual([]);
  return JSON.parse(JSON.stringify(run).replace(/#\d+/g, '#'));
}

const cents = (amount: number): number => Math.round(amount * 100);

const STEPS = `query ($week: Date!) { result: payrollBoard(weekStart: $week) {
  steps { ranTotal ranDeducted ranPaidBefore added toPay paidOut }
  rows(first: 50) { edges { node { user { id } added addedToPay } } } } }`;

/** Both runs, plus an addition for one person, come to what is handed out. */
async function expectSum(manager: Actor, one: Actor, run: Answer): Promise<void> {
  const { payrollRun } = await ask(
    `mutation ($input: AddToPayInput!) { result: addToPay(input: $input) {
      ... on Error { message } ... on AddToPayPayload { payrollRun { net } } } }`,
    {
      input: {
        ...{ userId: one.id, weekStart: MONDAY, requestKey: `bonus of ${one.id}` },
        lines: [{ date: MONDAY, category: 'BONUS', amount: 85 }],
      },
    },
    manager,
  );
  const { steps, rows } = await ask(STEPS, { week: MONDAY }, manager);
  const plans = run.lines.filter(({ kind }: Answer) => kind === 'DEDUCTION');
  const taken = sumCents(
    plans
      .filter(({ description }: Answer) => description.startsWith('Insurance'))
      .map(({ amount }: Answer) => -cents(amount)),
  );
  expect(steps).toMatchObject({ ranTotal: (2 * cents(run.totalPay)) / 100, ranDeducted: (2 * taken) / 100 });
  const { ranTotal, ranDeducted, ranPaidBefore, added, toPay, paidOut } = steps;
  // An overpayment comes off the addition, too.
  expect(added).toBe(payrollRun.net);
  expect(cents(ranTotal) - cents(ranDeducted) - cents(ranPaidBefore) + cents(added)).toBe(
    cents(toPay) + cents(paidOut),
  );
  const amounts = rows.edges.map(({ node }: Answer) => [
    node.user.id === one.id,
    node.added,
    node.addedToPay,
  ]);
  expect(amounts).toEqual([
    [false, 0, 0],
    [true, added, added],
  ]);
}

async function payTheSame(known: Facts): Promise<void> {
  await portal.reset();
  portal.setClock('2026-11-18');
  const manager = await portal.joinStaff('Manager');
  const inBatch = await join(manager, 'Alder', known);
  const alone = await join(manager, 'Birch', known);
  const { totals, rows } = await readBoard(manager);
  const [row, twin] = rows;
  const shown = ({ user: _user, receipts: own, ...rest }: Answer) => ({ ...rest, receipts: own.length });
  expect(shown(twin)).toEqual(shown(row));
  expect(await readNextPay(inBatch)).toBe(row.proposedNet);

  const weeklyData = twin.days.flatMap(({ date, proposedPay }: Answer) =>
    proposedPay > 0 ? [{ date, pay: proposedPay, expenses: 0, notes: '' }] : [],
  );
  const input = { userId: alone.id, weekStart: MONDAY, weekEnd: SUNDAY, weeklyData };
  await ask(PROCESS, { input: { ...input, receiptIds: twin.receipts.map(({ id }: Answer) => id) } }, manager);
  expect((await readBoard(manager)).totals).toMatchObject({ ready: 1, net: row.proposedNet });
  expect(cents(totals.net)).toBe(2 * cents(row.proposedNet));
  const expected = { contractors: 1, totalPay: row.proposedPay + row.proposedExpenses, net: row.proposedNet };
  const { message } = await pay.start(manager, {
    expected: { ...expected, totalPay: cents(expected.totalPay) / 100 },
  });
  expect(message).toBeUndefined();
  await portal.runJobs();

  const run = await readRun(manager, inBatch);
  expect(run).toEqual(await readRun(manager, alone));
  expect(run).toMatchObject({ net: row.proposedNet, overpaid: row.overpaid });
  expect(sumCents(run.lines.map(({ amount }: Answer) => cents(amount)))).toBe(cents(run.net));
  await expectSum(manager, alone, run);
  const { gross, reimbursed, deducted, withheld, net, lines } = run;
  expect(run.statement.amounts).toEqual({ gross, reimbursed, deducted, withheld, net, lines });
  expect((await verifyLedger(portal.services)).problem).toBeNull();
}

test('is shown, paid and printed as one amount', { timeout: 600_000 }, () =>
  fc.assert(fc.asyncProperty(facts, payTheSame), {
    numRuns: process.env.LONG ? 150 : 2,
    examples: [[EXAMPLE]],
  }),
);
/** Two drivers' three days at $200.00; a run that is now void paid $400.00 of them. */
const EXAMPLE: Facts = {
  ...{ dailyRate: 200, days: 3, receipts: [{ daysBefore: 9, amount: 20.5, isLodging: false }] },
  ...{ plans: [{ weekly: 30, floor: undefined }], paidBefore: [{ pay: 400, expenses: 0.5 }] },
};

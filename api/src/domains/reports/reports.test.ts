/** Reports: their content, that they never change, and who can do what with them. */
import fc from 'fast-check';
import Papa from 'papaparse';
import { addDays, type Day } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { family, longTest } from '../../../test/support/longTest.ts';
import { type Actor, openTestPortal, type TestPortal } from '../../../test/support/portal.ts';
import { recordStatements } from '../../../test/support/statements.ts';

let portal: TestPortal;
let manager: Actor;
let accountant: Actor;
let dario: Actor;
beforeAll(async () => {
  portal = await openTestPortal();
});
afterAll(() => portal.close());
beforeEach(async () => {
  await portal.reset();
  portal.setClock('2026-11-18');
  manager = await portal.joinStaff('Manager');
  accountant = await portal.joinStaff('Accountant');
  dario = await portal.joinContractor({ firstName: 'Dario', lastName: 'Fontaine' });
});

interface PaidDay {
  date: Day;
  pay: number;
  expenses: number;
  /** Without a purpose, expenses are paid as compensation. */
  notes?: string;
}

/** Pays a week; returns the run's id. */
async function pay(person: Actor, days: PaidDay[], payDate = '2026-11-18'): Promise<string> {
  const weekStart = startOfWeek(days[0]!.date);
  const { status, body } = await portal.rest('POST', '/payroll/weekly', {
    token: manager.token,
    body: {
      userId: person.id,
      weekStart,
      weekEnd: addDays(weekStart, 6),
      weeklyData: days.map((day) => ({ notes: '', ...day })),
      payDate,
    },
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.payrollRun.id;
}

const setStatus = (runId: string, status: 'PAID' | 'VOID') =>
  portal.rest('PATCH', `/payroll/${runId}/status`, {
    token: manager.token,
    body: { status, reason: 'Wrong rate' },
  });

const TABLE = `id name type startDate endDate dates year sourceChanged viewerCanDelete contractor { name } createdBy { id }
  columns { key title kind } totals rows(first: 1000) { totalCount edges { node { cells userId runId taxDocumentId } } }
  subtotals { cells userId }`;

interface Row {
  cells: (string | null)[];
  userId: string | null;
  runId: string | null;
  taxDocumentId: string | null;
}

interface Shown {
  id: string;
  name: string;
  sourceChanged: boolean;
  viewerCanDelete: boolean;
  columns: { key: string; title: string; kind: string }[];
  totals: (string | null)[];
  rows: { totalCount: number; edges: { node: Row }[] };
  subtotals: Row[];
}

const REPORTS = {
  generatePayrollSummary: 'GeneratePayrollSummaryInput',
  generateContractorPerformance: 'GenerateContractorPerformanceInput',
  generateTaxSummary: 'GenerateTaxSummaryInput',
} as const;

async function generate(field: keyof typeof REPORTS, input: object, token = accountant.token) {
  const { data, errors } = await portal.graphql(
    `mutation ($input: ${REPORTS[field]}!) { result: ${field}(input: $input) {
      ... on Error { code message } ... on Report { ${TABLE} } } }`,
    { input },
    token,
  );
  expect(errors).toBeUndefined();
  return data.result;
}

const shown = async (id: string, token = accountant.token): Promise<Shown> => {
  const { data, errors } = await portal.graphql(
    `query ($id: ID!) { report(id: $id) { ${TABLE} } }`,
    { id },
    token,
  );
  expect(errors).toBeUndefined();
  return data.report;
};

/** The cells of a column. */
const column = (report: Shown, key: string) => {
  const index = report.columns.findIndex((one) => one.key === key);
  return report.rows.edges.map(({ node }) => node.cells[index]);
};
const findTotal = (report: Shown, key: string) =>
  report.totals[report.columns.findIndex((one) => one.key === key)];

const NOVEMBER = { startDate: '2026-11-02', endDate: '2026-11-15' };

describe('the payroll summary', () => {
  longTest('has a row for each run, a subtotal for each contractor and a total', async () => {
    const alma = await portal.joinContractor({ firstName: 'Alma', lastName: 'Zeller' });
    const first = await pay(dario, [{ date: '2026-11-02', pay: 200.1, expenses: 0.2 }]);
    const second = await pay(dario, [
      { date: '2026-11-09', pay: 200.2, expenses: 0.1 },
      { date: '2026-11-10', pay: 0, expenses: 12 },
    ]);
    const third = await pay(alma, [{ date: '2026-11-09', pay: 99.99, expenses: 0 }]);
    await setStatus(first, 'PAID');

    const report = await generate('generatePayrollSummary', NOVEMBER);
    expect(report).toMatchObject({
      name: 'Payroll Summary Nov 2 – 15, 2026',
      type: 'PAYROLL_SUMMARY',
      ...NOVEMBER,
      year: null,
      contractor: null,
      createdBy: { id: accountant.id },
      sourceChanged: false,
    });
    expect(report.columns.map(({ title }: { title: string }) => title)).toEqual([
      ...['Contractor', 'Week Start', 'Run', 'Pay Date', 'Status'],
      ...['Days', 'Base Pay', 'Expenses', 'Total'],
    ]);
    const days = ['2026-11-02', '2026-11-18'];
    expect(report.rows.edges.map(({ node }: { node: Row }) => node)).toEqual([
      {
        cells: ['Dario Fontaine', days[0], '1', days[1], 'PAID', '1', '200.10', '0.20', '200.30'],
        userId: dario.id,
        runId: first,
        taxDocumentId: null,
      },
      {
        cells: ['Dario Fontaine', '2026-11-09', '2', days[1], 'PROCESSED', '1', '200.20', '12.10', '212.30'],
        userId: dario.id,
        runId: second,
        taxDocumentId: null,
      },
      {
        cells: ['Alma Zeller', '2026-11-09', '3', days[1], 'PROCESSED', '1', '99.99', '0.00', '99.99'],
        userId: alma.id,
        runId: third,
        taxDocumentId: null,
      },
    ]);
    expect(report.totals).toEqual([null, null, null, null, null, '3', '500.29', '12.30', '512.59']);
    expect(report.subtotals).toEqual([
      {
        cells: ['Dario Fontaine', null, null, null, null, '2', '400.30', '12.30', '412.60'],
        userId: dario.id,
      },
      { cells: ['Alma Zeller', null, null, null, null, '1', '99.99', '0.00', '99.99'], userId: alma.id },
    ]);
  });

  longTest('leaves out void runs and includes the run that replaces one', async () => {
    const wrong = await pay(dario, [{ date: '2026-11-09', pay: 900, expenses: 0 }]);
    await setStatus(wrong, 'VOID');
    const right = await pay(dario, [{ date: '2026-11-09', pay: 90, expenses: 0 }]);
    const report = await generate('generatePayrollSummary', NOVEMBER);
    expect(report.rows.edges.map(({ node }: { node: Row }) => node.runId)).toEqual([right]);
    expect(findTotal(report, 'totalPay')).toBe('90.00');
  });

  longTest('is about one contractor if one is named', async () => {
    const other = await portal.joinContractor();
    await pay(dario, [{ date: '2026-11-09', pay: 200, expenses: 0 }]);
    await pay(other, [{ date: '2026-11-09', pay: 300, expenses: 0 }]);
    const report = await generate('generatePayrollSummary', { ...NOVEMBER, userId: dario.id });
    expect(report).toMatchObject({
      name: 'Payroll Summary Nov 2 – 15, 2026, Dario Fontaine',
      contractor: { name: 'Dario Fontaine' },
    });
    expect(column(report, 'totalPay')).toEqual(['200.00']);
  });

  test('by pay date has whole runs, also of weeks that the range cuts or never meets', async () => {
    const before = await pay(dario, [{ date: '2026-10-30', pay: 100, expenses: 0 }], '2026-11-02');
    const cut = await pay(dario, [{ date: '2026-11-14', pay: 30, expenses: 1 }], '2026-11-15');
    await pay(dario, [{ date: '2026-11-03', pay: 500, expenses: 0 }], '2026-11-16');
    const report = await generate('generatePayrollSummary', { ...NOVEMBER, dates: 'PAY_DATE' });
    expect(report).toMatchObject({
      name: 'Payroll Summary Nov 2 – 15, 2026, by pay date',
      dates: 'PAY_DATE',
      sourceChanged: false,
    });
    expect(report.rows.edges.map(({ node }: { node: Row }) => node.runId)).toEqual([before, cut]);
    expect(findTotal(report, 'totalPay')).toBe('131.00');
    await setStatus(cut, 'VOID');
    expect((await shown(report.id)).sourceChanged).toBe(true);
    const byWork = await generate('generatePayrollSummary', { ...NOVEMBER, dates: 'WORK_DATE' });
    expect(byWork).toMatchObject({ name: 'Payroll Summary Nov 2 – 15, 2026', dates: 'WORK_DATE' });
    expect(findTotal(byWork, 'totalPay')).toBe('500.00');
    expect((await generate('generateContractorPerformance', NOVEMBER)).dates).toBeNull();
  });

  longTest('is empty where nothing was paid', async () => {
    const report = await generate('generatePayrollSummary', NOVEMBER);
    expect(report.rows.totalCount).toBe(0);
    expect(report.totals.slice(-3)).toEqual(['0.00', '0.00', '0.00']);
  });
});

describe('the contractor performance', () => {
  const log = (person: Actor, date: Day, worked = true) =>
    portal.rest('POST', '/time-logs', { token: person.token, body: { date, worked } });

  longTest('counts days by status, and the pay for them', async () => {
    for (const date of ['2026-11-10', '2026-11-11', '2026-11-12']) await log(dario, date);
    await log(dario, '2026-11-13', false);
    const { body: rejected } = await log(dario, '2026-11-14');
    await portal.rest('PUT', `/time-logs/${rejected.id}`, {
      token: manager.token,
      body: { status: 'REJECTED' },
    });
    const runId = await pay(dario, [
      { date: '2026-11-10', pay: 100, expenses: 0 },
      { date: '2026-11-11', pay: 100.01, expenses: 3 },
    ]);
    expect(runId).toMatch(/^PayrollRun_/);
    const report = await generate('generateContractorPerformance', NOVEMBER);
    expect(report.name).toBe('Contractor Performance Nov 2 – 15, 2026');
    expect(report.rows.edges.map(({ node }: { node: Row }) => node)).toEqual([
      {
        cells: ['Dario Fontaine', '4', '2', '1', '1', '1', '2', '200.01', '3.00', '203.01', '100.01'],
        userId: dario.id,
        runId: null,
        taxDocumentId: null,
      },
    ]);
  });

  longTest('says the same about a contractor as the statistics', async () => {
    for (const date of ['2026-11-01', '2026-11-02', '2026-11-10']) await log(dario, date);
    await pay(dario, [
      { date: '2026-11-01', pay: 111.11, expenses: 1 },
      { date: '2026-10-30', pay: 55.55, expenses: 2 },
    ]);
    const range = { startDate: '2026-11-01', endDate: '2026-11-30' };
    const { body } = await portal.rest(
      'GET',
      `/contractors/${dario.id}/stats?startDate=${range.startDate}&endDate=${range.endDate}`,
      { token: accountant.token },
    );
    const report = await generate('generateContractorPerformance', range);
    const said = Object.fromEntries(
      report.columns.map(({ key }: { key: string }, index: number) => [
        key,
        Number(report.rows.edges[0].node.cells[index]),
      ]),
    );
    expect(said).toMatchObject(body.stats);
  });

  longTest('leaves out people who neither worked nor were paid, unless requested by name', async () => {
    await portal.joinContractor();
    expect((await generate('generateContractorPerformance', NOVEMBER)).rows.totalCount).toBe(0);
    const own = await generate('generateContractorPerformance', { ...NOVEMBER, userId: dario.id });
    expect(own.rows.edges[0].node.cells).toEqual([
      ...['Dario Fontaine', '0', '0', '0', '0', '0', '0', '0.00', '0.00', '0.00', null],
    ]);
  });

  longTest('has staff who were paid, and not the days of staff who were not', async () => {
    const clerk = await portal.joinStaff('Employee');
    const mechanic = await portal.joinStaff('Employee');
    await log(clerk, '2026-11-10');
    await pay(mechanic, [{ date: '2026-11-10', pay: 150, expenses: 0 }]);
    const report = await generate('generateContractorPerformance', NOVEMBER);
    expect(report.rows.edges.map(({ node }: { node: Row }) => node.userId)).toEqual([mechanic.id]);
  });
});

describe('the tax summary', () => {
  longTest('adds up the payments of the year, and lists the forms they require', async () => {
    const alma = await portal.joinContractor({ firstName: 'Alma', lastName: 'Zeller' });
    const large = await pay(dario, [
      { date: '2026-11-09', pay: 1900, expenses: 40, notes: 'Tolls' },
      { date: '2026-11-10', pay: 0, expenses: 100, notes: 'Tires, and no receipt' },
    ]);
    const small = await pay(alma, [{ date: '2026-11-09', pay: 1999.99, expenses: 0 }]);
    await pay(alma, [{ date: '2026-11-02', pay: 5000, expenses: 0 }]);
    for (const run of [large, small]) await setStatus(run, 'PAID');
    const report = await generate('generateTaxSummary', { year: 2026 });
    expect(report).toMatchObject({ name: 'Tax Summary 2026', year: 2026, startDate: null, endDate: null });
    expect(report.columns.map(({ title }: { title: string }) => title)).toContain('Reportable (Box 1a)');
    expect(column(report, 'name')).toEqual(['Dario Fontaine', 'Alma Zeller']);
    expect(column(report, 'compensation')).toEqual(['2000.00', '1999.99']);
    expect(column(report, 'expenses')).toEqual(['40.00', '0.00']);
    expect(column(report, 'threshold')).toEqual(['2000.00', '2000.00']);
    expect(column(report, 'formNeeded')).toEqual(['Yes', 'No']);
    expect(findTotal(report, 'reportable')).toBe('3999.99');
    expect((await generate('generateTaxSummary', { year: 2025 })).rows.totalCount).toBe(0);
  });

  test('names the existing document', async () => {
    const run = await pay(dario, [{ date: '2026-11-09', pay: 2000, expenses: 0 }]);
    await setStatus(run, 'PAID');
    const document = await portal.db.taxDocument.create({
      data: {
        userId: dario.key,
        type: 'FORM_1099_NEC',
        year: 2026,
        status: 'GENERATED',
        snapshot: {
          facts: 'f',
          identity: 'i',
          forced: null,
          amounts: { reported: 200_000, paid: 200_000, expenses: 0, exempt: 0, runs: [1] },
        },
      },
    });
    const report = await generate('generateTaxSummary', { year: 2026 });
    expect(column(report, 'documentStatus')).toEqual(['GENERATED']);
    expect(report.rows.edges[0].node.taxDocumentId).toBe(`TaxDocument_${document.id}`);
  });
});

const sum = (amounts: number[]) => amounts.reduce((total, cents) => total + cents, 0);
const dollars = (cents: number) => (cents / 100).toFixed(2);

/** Weeks of random amounts in cents for two people, some of them void. */
const weeks = fc.array(
  fc.record({
    person: fc.integer({ min: 0, max: 1 }),
    week: fc.integer({ min: 0, max: 5 }),
    days: fc.uniqueArray(
      fc.record({
        day: fc.integer({ min: 0, max: 6 }),
        pay: fc.integer({ min: 1, max: 9_999_999 }),
        expenses: fc.integer({ min: 0, max: 9_999_999 }),
      }),
      { minLength: 1, maxLength: 7, selector: ({ day }) => day },
    ),
    isVoid: fc.boolean(),
  }),
  { maxLength: 8 },
);

test('sums are exact to the cent, and those of two adjacent ranges are those of both', async () => {
  await fc.assert(
    fc.asyncProperty(weeks, fc.integer({ min: 0, max: 41 }), async (planned, cut) => {
      await portal.reset();
      manager = await portal.joinStaff('Manager');
      accountant = await portal.joinStaff('Accountant');
      const people = [await portal.joinContractor(), await portal.joinContractor()];
      const paid: { date: Day; person: number; pay: number; expenses: number }[] = [];
      const taken = new Set<string>();
      for (const { person, week, days, isVoid } of planned) {
        if (taken.has(`${person} ${week}`)) continue;
        const monday = addDays('2026-09-28', 7 * week);
        const dated = days.map(({ day, ...amounts }) => ({ date: addDays(monday, day), person, ...amounts }));
        const run = await pay(
          people[person]!,
          dated.map(({ date, ...day }) => ({ date, pay: day.pay / 100, expenses: day.expenses / 100 })),
        );
        if (isVoid) await setStatus(run, 'VOID');
        else {
          taken.add(`${person} ${week}`);
          paid.push(...dated);
        }
      }
      const expected = (startDate: Day, endDate: Day) => {
        const within = paid.filter(({ date }) => date >= startDate && date <= endDate);
        const basePay = sum(within.map((day) => day.pay));
        const expenses = sum(within.map((day) => day.expenses));
        return {
          basePay: dollars(basePay),
          expenses: dollars(expenses),
          totalPay: dollars(basePay + expenses),
        };
      };
      const middle = addDays('2026-09-28', cut);
      for (const [startDate, endDate] of [
        ['2026-09-28', '2026-11-08'],
        ['2026-09-28', middle],
        [addDays(middle, 1), '2026-11-09'],
      ] as const)
        for (const field of ['generatePayrollSummary', 'generateContractorPerformance'] as const) {
          const report = await generate(field, { startDate, endDate });
          const wanted = expected(startDate, endDate);
          for (const [key, total] of Object.entries(wanted)) {
            expect(findTotal(report, key)).toBe(total);
            const cells = column(report, key).map((cell) => Math.round(Number(cell) * 100));
            expect(dollars(sum(cells))).toBe(total);
          }
        }
    }),
    { numRuns: process.env.LONG ? 50 : 1 },
  );
}, 600_000);

describe('a generated report', () => {
  longTest('stays as it was whatever happens afterwards, and says that its source has changed', async () => {
    await pay(dario, [{ date: '2026-11-09', pay: 200, expenses: 0 }]);
    const made = await generate('generatePayrollSummary', NOVEMBER);
    expect(await shown(made.id)).toMatchObject({ sourceChanged: false });
    await pay(dario, [{ date: '2026-11-02', pay: 100, expenses: 0 }]);
    const later = await shown(made.id);
    expect(later).toEqual({ ...made, sourceChanged: true });
    const again = await generate('generatePayrollSummary', NOVEMBER);
    expect(findTotal(again, 'totalPay')).toBe('300.00');
    expect(again.sourceChanged).toBe(false);
  });

  const CHANGES: [string, (run: string) => Promise<void>][] = [
    ['a run is marked as paid', async (run: string) => void (await setStatus(run, 'PAID'))],
    ['a run is made void', async (run: string) => void (await setStatus(run, 'VOID'))],
    [
      'a contractor gets another name',
      async () =>
        void (await portal.rest('PUT', `/contractors/${dario.id}`, {
          token: manager.token,
          body: { lastName: 'Marsh' },
        })),
    ],
  ];
  longTest('notices when a run is paid or void, and when a contractor gets another name', async () => {
    const run = await pay(dario, [{ date: '2026-11-09', pay: 200, expenses: 0 }]);
    await pay(dario, [{ date: '2026-11-02', pay: 100, expenses: 0 }]);
    for (const [what, change] of CHANGES) {
      const made = await generate('generatePayrollSummary', NOVEMBER);
      await change(run);
      expect((await shown(made.id)).sourceChanged, what).toBe(true);
    }
  });

  longTest('has not changed with what does not concern it', async () => {
    const made = await generate('generatePayrollSummary', NOVEMBER);
    await pay(dario, [{ date: '2026-10-26', pay: 200, expenses: 0 }]);
    await portal.joinContractor();
    expect((await shown(made.id)).sourceChanged).toBe(false);
  });

  longTest('is read page by page', async () => {
    for (const week of ['2026-11-02', '2026-11-09']) await pay(dario, [{ date: week, pay: 1, expenses: 0 }]);
    const { id } = await generate('generatePayrollSummary', NOVEMBER);
    const { data } = await portal.graphql(
      `query ($id: ID!, $after: String) { report(id: $id) { rows(first: 1, after: $after) {
        pageInfo { hasNextPage endCursor } edges { node { cells } } } } }`,
      { id, after: Buffer.from('OffsetConnection:0').toString('base64') },
      accountant.token,
    );
    expect(data.report.rows.pageInfo.hasNextPage).toBe(false);
    expect(data.report.rows.edges[0].node.cells[1]).toBe('2026-11-09');
  });
});

describe('what has changed since', () => {
  const ask = async (id: string, first?: number) => {
    const { data, errors } = await portal.graphql(
      `query ($id: ID!, $first: Int) { report(id: $id) { sourceChanges(first: $first) { totalCount changes {
        kind name week userId runId column { key title kind } kept today } } } }`,
      { id, first },
      accountant.token,
    );
    expect(errors).toBeUndefined();
    return data.report.sourceChanges;
  };
  interface Change {
    kind: string;
    name: string;
    week: Day | null;
    column: { title: string };
    kept: string | null;
    today: string | null;
  }
  /** Each change in a line: 'CELL_CHANGED Status of Dario Fontaine 2026-11-09: PROCESSED, PAID'. */
  const read = async (id: string): Promise<string[]> => {
    const { totalCount, changes } = await ask(id, 200);
    expect(totalCount).toBe(changes.length);
    return changes.map(
      ({ kind, name, week, column: { title }, kept, today }: Change) =>
        `${kind} ${title} of ${name} ${week}: ${kept}, ${today}`,
    );
  };

  test.each(['WORK_DATE', 'PAY_DATE'])(
    'is, in a payroll summary by %s, which runs came, went or were paid: amounts first',
    async (dates) => {
      const paid = await pay(dario, [{ date: '2026-11-02', pay: 100, expenses: 0 }], '2026-11-12');
      const wrong = await pay(dario, [{ date: '2026-11-09', pay: 500, expenses: 0 }], '2026-11-13');
      const { id } = await generate('generatePayrollSummary', { ...NOVEMBER, dates });
      expect(await ask(id)).toEqual({ totalCount: 0, changes: [] });
      await setStatus(paid, 'PAID');
      await setStatus(wrong, 'VOID');
      const right = await pay(dario, [{ date: '2026-11-09', pay: 510, expenses: 1.5 }], '2026-11-13');
      expect(await read(id)).toEqual([
        'ROW_REMOVED Total of Dario Fontaine 2026-11-09: 500.00, null',
        'ROW_ADDED Total of Dario Fontaine 2026-11-09: null, 511.50',
        'CELL_CHANGED Status of Dario Fontaine 2026-11-02: PROCESSED, PAID',
      ]);
      const { totalCount, changes } = await ask(id, 1);
      expect(totalCount).toBe(3);
      expect(changes).toMatchObject([
        { userId: dario.id, runId: wrong, column: { key: 'totalPay', kind: 'MONEY' } },
      ]);
      expect((await ask(id)).changes[1].runId).toBe(right);
    },
  );

  test('is, in a contractor performance, which numbers of whom differ', async () => {
    const alma = await portal.joinContractor({ firstName: 'Alma', lastName: 'Zeller' });
    await pay(dario, [{ date: '2026-11-02', pay: 500, expenses: 0 }]);
    const { id } = await generate('generateContractorPerformance', NOVEMBER);
    await pay(dario, [{ date: '2026-11-09', pay: 0, expenses: 10 }]);
    await portal.rest('POST', '/time-logs', {
      token: alma.token,
      body: { date: '2026-11-10', worked: true },
    });
    expect(await read(id)).toEqual([
      'CELL_CHANGED Payroll Runs of Dario Fontaine null: 1, 2',
      'CELL_CHANGED Expenses of Dario Fontaine null: 0.00, 10.00',
      'CELL_CHANGED Total of Dario Fontaine null: 500.00, 510.00',
      'ROW_ADDED Total of Alma Zeller null: null, 0.00',
    ]);
  });

  test('is, in a tax summary, what was paid since, and why a form is due', async () => {
    const first = await pay(dario, [{ date: '2026-11-02', pay: 500, expenses: 0 }]);
    const second = await pay(dario, [{ date: '2026-11-09', pay: 10, expenses: 0 }]);
    await setStatus(first, 'PAID');
    const { id } = await generate('generateTaxSummary', { year: 2026 });
    await setStatus(second, 'PAID');
    expect(await read(id)).toEqual([
      'CELL_CHANGED Payroll Runs of Dario Fontaine null: 1, 2',
      'CELL_CHANGED Compensation Paid of Dario Fontaine null: 500.00, 510.00',
      'CELL_CHANGED Reportable (Box 1a) of Dario Fontaine null: 500.00, 510.00',
      expect.stringMatching(/^CELL_CHANGED Why of Dario Fontaine null: .*500\.00.*, .*510\.00/),
    ]);
  });

  test('is compared with one table of today, however many fields need it', async () => {
    const { id } = await generate('generatePayrollSummary', NOVEMBER);
    const count = async (fields: string) => {
      const statements = await recordStatements(portal.database.pool, () =>
        portal.graphql(`query ($id: ID!) { report(id: $id) { ${fields} } }`, { id }, accountant.token),
      );
      return statements.length;
    };
    expect(await count('sourceChanged sourceChanges { totalCount }')).toBe(await count('sourceChanged'));
  });
});

describe('bad parameters', () => {
  test.each([
    [{ startDate: '2026-11-15', endDate: '2026-11-02' }, 'End date must not be before the start date.'],
    [{ startDate: '2020-01-01', endDate: '2025-01-01' }, 'A report spans at most 5 years.'],
    [{ startDate: '2000-01-01', endDate: '2100-12-31' }, 'A report spans at most 5 years.'],
  ])('%j: %s', async (input, message) => {
    for (const field of ['generatePayrollSummary', 'generateContractorPerformance'] as const)
      expect(await generate(field, input)).toEqual({ code: 'VALIDATION', message });
    const { status, body } = await portal.rest('POST', '/reports/payroll-summary', {
      token: accountant.token,
      body: input,
    });
    expect([status, body]).toEqual([400, { error: message, code: 'VALIDATION', details: [message] }]);
  });

  longTest('five whole years are not too many', async () => {
    const years = { startDate: '2021-01-01', endDate: '2025-12-31' };
    expect((await generate('generatePayrollSummary', years)).rows.totalCount).toBe(0);
  });

  longTest.each([2019, 2027])('there is no tax year %i', async (year) => {
    const message = 'Year must be from 2020 to 2026.';
    expect(await generate('generateTaxSummary', { year })).toEqual({ code: 'VALIDATION', message });
  });

  longTest('a contractor must be one, or have been paid', async () => {
    const clerk = await portal.joinStaff('Employee');
    const missing = { code: 'NOT_FOUND', message: 'Contractor not found.' };
    const about = (userId: string) => generate('generatePayrollSummary', { ...NOVEMBER, userId });
    expect(await about(clerk.id)).toEqual(missing);
    expect(await about('User_0190aaaa-0000-7000-8000-000000000000')).toEqual(missing);
    await pay(clerk, [{ date: '2026-11-09', pay: 1, expenses: 0 }]);
    expect((await about(clerk.id)).rows.totalCount).toBe(1);
  });
});

longTest('a person is named by userId, or as before by contractorId, but not by both', async () => {
  const own = await generate('generatePayrollSummary', { ...NOVEMBER, contractorId: dario.id });
  expect(own.name).toContain('Dario Fontaine');
  const { data, errors } = await portal.graphql(
    `query ($userId: ID, $contractorId: ID) {
      former: reports(contractorId: $contractorId) { nodes { id } }
      both: reports(userId: $contractorId, contractorId: $contractorId) { nodes { id } }
      different: reports(userId: $userId, contractorId: $contractorId) { nodes { id } } }`,
    { userId: accountant.id, contractorId: dario.id },
    accountant.token,
  );
  expect(data).toEqual({
    former: { nodes: [{ id: own.id }] },
    both: { nodes: [{ id: own.id }] },
    different: null,
  });
  const message = 'contractorId is the former name of userId: send userId alone.';
  expect(errors).toMatchObject([{ message, extensions: { code: 'VALIDATION', path: ['contractorId'] } }]);
  const refused = await portal.graphql(
    `mutation ($input: GeneratePayrollSummaryInput!) { result: generatePayrollSummary(input: $input) {
      ... on ValidationError { issues { path message } } } }`,
    { input: { ...NOVEMBER, userId: accountant.id, contractorId: dario.id } },
    accountant.token,
  );
  expect(refused.data.result.issues).toEqual([{ path: ['contractorId'], message }]);
});

describe('the list', () => {
  const list = async (args = '') =>
    (await portal.graphql(`{ reports${args} { totalCount edges { node { name } } } }`, {}, accountant.token))
      .data.reports;

  longTest('has the newest first, and is filtered by what the reports cover', async () => {
    await generate('generatePayrollSummary', NOVEMBER);
    portal.setClock('2026-11-18T18:00:00Z');
    await generate('generateContractorPerformance', {
      startDate: '2026-10-01',
      endDate: '2026-10-31',
      userId: dario.id,
    });
    portal.setClock('2026-11-18T19:00:00Z');
    await generate('generateTaxSummary', { year: 2025 });
    const names = (found: { edges: { node: { name: string } }[] }) =>
      found.edges.map(({ node }) => node.name.split(' ')[0]);
    expect(names(await list())).toEqual(['Tax', 'Contractor', 'Payroll']);
    expect(names(await list('(type: TAX_REPORT)'))).toEqual(['Tax']);
    expect(names(await list('(year: 2025)'))).toEqual(['Tax']);
    expect(names(await list(`(userId: "${dario.id}")`))).toEqual(['Contractor']);
    expect(names(await list('(startDate: "2026-10-31")'))).toEqual(['Contractor', 'Payroll']);
    expect(names(await list('(endDate: "2026-10-31")'))).toEqual(['Tax', 'Contractor']);
    expect(names(await list('(startDate: "2025-12-31", endDate: "2026-10-01")'))).toEqual([
      'Tax',
      'Contractor',
    ]);
    const { body } = await portal.rest('GET', '/reports?startDate=2026-11-01&type=PAYROLL_SUMMARY', {
      token: accountant.token,
    });
    expect(body.data.reports).toMatchObject([{ name: 'Payroll Summary Nov 2 – 15, 2026', ...NOVEMBER }]);
  });

  longTest('takes as many statements for many reports as for few, and never reads their tables', async () => {
    const ask = async () => {
      let count = 0;
      const statements = await recordStatements(portal.database.pool, async () => {
        const { data } = await portal.graphql(
          '{ reports { totalCount edges { node { name type createdAt createdBy { name } contractor { name } viewerCanDelete } } } }',
          {},
          accountant.token,
        );
        count = data.reports.totalCount;
      });
      expect(statements.join()).not.toMatch(/"content"|"ReportChunk"/);
      return { asked: statements.length, count };
    };
    const make = async () => {
      const person = await portal.joinContractor();
      await generate('generatePayrollSummary', { ...NOVEMBER, userId: person.id }, manager.token);
      await generate('generatePayrollSummary', { ...NOVEMBER, userId: dario.id });
    };
    await make();
    const few = await ask();
    for (let times = 0; times < 5; times += 1) await make();
    expect(await ask()).toEqual({ asked: few.asked, count: 12 });
  });

  longTest('refuses to read or regenerate the tables of many', async () => {
    await generate('generateTaxSummary', { year: 2026 });
    for (const field of [
      'sourceChanged',
      'totals',
      'rows { totalCount }',
      'columns { key }',
      'subtotals { cells }',
      'sourceChanges { totalCount }',
    ]) {
      const { errors } = await portal.graphql(
        `{ reports { edges { node { ${field} } } } }`,
        {},
        accountant.token,
      );
      expect(errors).toMatchObject([
        {
          message: expect.stringMatching(/of one report at a time, not in a list\.$/),
          extensions: { code: 'BAD_USER_INPUT' },
        },
      ]);
    }
  });
});

describe('the file', () => {
  const download = (id: string) =>
    portal.rest('GET', `/reports/${id}/export/csv`, { token: accountant.token });

  test('is the rows as RFC 4180, with plain decimals and ISO dates, named after the report', async () => {
    await pay(dario, [{ date: '2026-11-09', pay: 1234.5, expenses: 0 }]);
    const { id } = await generate('generatePayrollSummary', NOVEMBER);
    const { status, body, headers } = await download(id);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(headers.get('content-disposition')).toBe(`attachment; filename="${id}.csv"`);
    expect(body).toBe(
      'Contractor,Week Start,Run,Pay Date,Status,Days,Base Pay,Expenses,Total\r\n' +
        'Dario Fontaine,2026-11-09,1,2026-11-18,PROCESSED,1,1234.50,0.00,1234.50\r\n',
    );
  });

  test('is the same over GraphQL, as base64', async () => {
    await pay(dario, [{ date: '2026-11-09', pay: 1234.5, expenses: 0 }]);
    const { id } = await generate('generatePayrollSummary', NOVEMBER);
    const { data } = await portal.graphql(
      'query ($id: ID!) { reportCsv(id: $id) { ... on File { bytes } } }',
      { id },
      accountant.token,
    );
    const { body } = await download(id);
    expect(new TextDecoder().decode(Buffer.from(data.reportCsv.bytes, 'base64'))).toBe(body);
  });

  test('breaks off if the report is deleted on its way, so that it does not look whole', async () => {
    await pay(dario, [{ date: '2026-11-09', pay: 1, expenses: 0 }]);
    const { id } = await generate('generatePayrollSummary', NOVEMBER);
    const response = await portal.app.fetch(
      new Request(`http://localhost/api/reports/${id}/export/csv`, {
        headers: { authorization: `Bearer ${accountant.token}` },
      }),
      { requestId: 'test', ipAddress: null },
    );
    const reader = response.body!.getReader();
    expect(new TextDecoder().decode((await reader.read()).value)).toMatch(/^Contractor,.*Total\r\n$/);
    await portal.rest('DELETE', `/reports/${id}`, { token: manager.token });
    await expect(reader.read()).rejects.toThrow('Report not found.');
  });

  test('begins with the byte-order mark by which spreadsheets recognize UTF-8', async () => {
    const zoe = await portal.joinContractor({ firstName: 'Zoë' });
    await pay(zoe, [{ date: '2026-11-09', pay: 1, expenses: 0 }]);
    const { id } = await generate('generatePayrollSummary', NOVEMBER);
    const response = await portal.app.fetch(
      new Request(`http://localhost/api/reports/${id}/export/csv`, {
        headers: { authorization: `Bearer ${accountant.token}` },
      }),
      { requestId: 'test', ipAddress: null },
    );
    // `text()` would strip the byte order mark.
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe('efbbbf');
    expect(bytes.toString('utf8').split('\r\n')[1]).toMatch(/^Zoë Example,/);
  });

  test.each(family(['=1,"quoted"', '=HYPERLINK("x")', '+1', '-1', '@SUM(A1)', '\t=1', '\r=1', ' =1', '＝1']))(
    'has nothing that a spreadsheet would run: %j',
    async (firstName) => {
      // Names come in trimmed; what is in the database may be older than that rule.
      await portal.db.user.update({ where: { id: dario.key }, data: { firstName } });
      await pay(dario, [{ date: '2026-11-09', pay: 1, expenses: 0 }]);
      const { id } = await generate('generatePayrollSummary', NOVEMBER);
      const { body } = await download(id);
      const [, row] = Papa.parse<string[]>(body, { skipEmptyLines: true }).data;
      expect(row![0]).toBe(`'${firstName} Fontaine`);
      expect(row!.slice(1)).toEqual([
        ...['2026-11-09', '1', '2026-11-18', 'PROCESSED', '1', '1.00', '0.00', '1.00'],
      ]);
    },
  );
});

describe('the trail', () => {
  longTest('has an entry for each report generated, downloaded and deleted', async () => {
    const { id, name } = await generate('generatePayrollSummary', NOVEMBER);
    await portal.rest('GET', `/reports/${id}/export/csv`, { token: accountant.token });
    const gone = await portal.rest('DELETE', `/reports/${id}`, { token: manager.token });
    expect([gone.status, gone.body]).toEqual([200, { message: 'Report deleted successfully!' }]);
    const entityId = id.replace('Report_', '');
    const entries = (await portal.audit()).filter(({ entityType }) => entityType === 'Report');
    expect(entries).toMatchObject([
      { action: 'REPORT_GENERATED', userId: accountant.key, entityId, newValues: { name, rows: 0 } },
      { action: 'REPORT_EXPORTED', userId: accountant.key, entityId },
      { action: 'REPORT_DELETED', level: 'WARNING', userId: manager.key, entityId, oldValues: { name } },
    ]);
  });
});

describe('deleting', () => {
  longTest('is for managers, once', async () => {
    const { id, viewerCanDelete } = await generate('generateTaxSummary', { year: 2026 });
    expect(viewerCanDelete).toBe(false);
    expect((await shown(id, manager.token)).viewerCanDelete).toBe(true);
    const remove = (token: string) => portal.rest('DELETE', `/reports/${id}`, { token });
    expect((await remove(accountant.token)).status).toBe(403);
    const [one, other] = await Promise.all([remove(manager.token), remove(manager.token)]);
    expect([one.status, other.status].sort()).toEqual([200, 404]);
    expect(await portal.db.report.count()).toBe(0);
    expect(await portal.audit({ action: 'REPORT_DELETED' })).toHaveLength(1);
  });
});

longTest('the chart is drawn from all rows, whatever page is requested', async () => {
  await pay(dario, [{ date: '2026-11-02', pay: 200.1, expenses: 0.2 }]);
  await pay(dario, [{ date: '2026-11-09', pay: 99.9, expenses: 0 }]);
  const { id } = await generate('generatePayrollSummary', NOVEMBER);
  const { data } = await portal.graphql(
    'query ($id: ID!) { report(id: $id) { rows(first: 1) { totalCount } chart { by series { key } groups { name values } groupCount } } }',
    { id },
    accountant.token,
  );
  expect(data.report.chart).toEqual({
    by: 'WEEK',
    series: [{ key: 'basePay' }, { key: 'expenses' }],
    groups: [
      { name: '2026-11-02', values: ['200.10', '0.20'] },
      { name: '2026-11-09', values: ['99.90', '0.00'] },
    ],
    groupCount: 2,
  });
});

longTest('someone who may not read payroll finds no report by its id', async () => {
  const { id } = await generate('generateTaxSummary', { year: 2026 });
  const node = 'query ($id: ID!) { node(id: $id) { id } }';
  expect((await portal.graphql(node, { id }, dario.token)).data.node).toBeNull();
  expect((await portal.graphql(node, { id }, accountant.token)).data.node).toEqual({ id });
});

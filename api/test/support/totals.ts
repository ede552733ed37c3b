/** Compares `payrollTotals` with the ledger, and its groups with one another. */
import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

const GROUPS = ['QUARTER', 'MONTH', 'WEEK', 'PERSON', 'CATEGORY'] as const;
const KEYS = {
  QUARTER: 'quarter',
  MONTH: 'month',
  WEEK: 'week',
  PERSON: 'payeeNumber',
  CATEGORY: 'category',
};
const AMOUNTS = ['gross', 'reimbursed', 'deducted', 'withheld', 'net'] as const;

type Sums = Record<(typeof AMOUNTS)[number], number>;
type Row = Record<'quarter' | 'month' | 'week' | 'category', string | null> & {
  payeeNumber: number | null;
  sums: Sums;
};
type Group = (typeof GROUPS)[number];
export type By = 'PAYMENT_DATE' | 'WORK_DATE';

const cents = (dollars: number): number => Math.round(dollars * 100);
const isSomething = (sums: Sums): boolean => AMOUNTS.some((amount) => sums[amount] !== 0);

/** The rows of a group in cents, by their keys, without those that come to nothing. */
function addUp(rows: readonly Row[], groups: readonly Group[]): Record<string, Sums> {
  const byKey: Record<string, Sums> = {};
  for (const row of rows) {
    const key = groups.map((group) => row[KEYS[group] as keyof Row]).join(' ');
    byKey[key] ??= { gross: 0, reimbursed: 0, deducted: 0, withheld: 0, net: 0 };
    for (const amount of AMOUNTS) byKey[key][amount] += cents(row.sums[amount]);
  }
  return Object.fromEntries(Object.entries(byKey).filter(([, sums]) => isSomething(sums)));
}

export async function readTotals(
  portal: TestPortal,
  token: string,
  by: By,
  groupBy: readonly Group[],
): Promise<{ rows: Row[]; sums: Sums }> {
  const fields = AMOUNTS.join(' ');
  const { data, errors } = await portal.graphql(
    `query ($by: PayrollTotalsDate!, $groupBy: [PayrollTotalsGroup!]!) {
      payrollTotals(by: $by, groupBy: $groupBy, startDate: "2020-01-01", endDate: "2029-12-31") {
        rows { quarter month week payeeNumber category sums { ${fields} } } sums { ${fields} } } }`,
    { by, groupBy },
    token,
  );
  expect(errors).toBeUndefined();
  return data.payrollTotals;
}

/** What the ledger has entered and not taken back, by payee and month of the payment. */
const PAID = `SELECT date_trunc('month', entry.date::timestamp)::date::text || ' ' || payee.number AS key,
    sum(posting.cents) FILTER (WHERE account = 'COMPENSATION') AS gross,
    sum(posting.cents) FILTER (WHERE account = 'REIMBURSEMENT') AS reimbursed,
    -sum(posting.cents) FILTER (WHERE account = 'WITHHOLDING') AS withheld,
    -sum(posting.cents) FILTER (WHERE account = 'CASH') AS net
  FROM "LedgerEntry" entry JOIN "LedgerPosting" posting ON posting."entryId" = entry.id AND posting."taxYear" <> 0
  JOIN "Payee" payee ON payee.id = entry."payeeId"
  LEFT JOIN "LedgerEntry" void ON void."causeId" = entry."causeId" AND void.event = 'PAYMENT_VOID'
  WHERE entry.event = 'PAYMENT_RECORDED' AND void.id IS NULL GROUP BY 1`;

/** What the ledger has entered of runs, and taken back with voids, by payee and week. */
const WORKED = `SELECT posting.week::text || ' ' || payee.number AS key,
    sum(posting.cents) FILTER (WHERE account = 'COMPENSATION') AS gross,
    sum(posting.cents) FILTER (WHERE account = 'REIMBURSEMENT') AS reimbursed,
    -sum(posting.cents) FILTER (WHERE account = 'WITHHOLDING') AS withheld,
    sum(posting.cents) FILTER (WHERE account IN ('COMPENSATION', 'REIMBURSEMENT', 'ADVANCES', 'RECOVERIES', 'WITHHOLDING'))
      AS net
  FROM "LedgerEntry" entry JOIN "LedgerPosting" posting ON posting."entryId" = entry.id
  JOIN "Payee" payee ON payee.id = entry."payeeId"
  WHERE entry.event IN ('RUN_PROCESSED', 'RUN_VOID') GROUP BY 1`;

const LEDGER: Record<By, { statement: string; groups: readonly Group[] }> = {
  PAYMENT_DATE: { statement: PAID, groups: ['MONTH', 'PERSON'] },
  WORK_DATE: { statement: WORKED, groups: ['WEEK', 'PERSON'] },
};

async function readLedger(portal: TestPortal, by: By): Promise<Record<string, Sums>> {
  const { rows } = await portal.database.pool.query(LEDGER[by].statement);
  const sums = rows.map(({ key, ...row }): [string, Sums] => {
    const [gross, reimbursed, withheld, net] = ['gross', 'reimbursed', 'withheld', 'net'].map((of) =>
      Number(row[of] ?? 0),
    ) as [number, number, number, number];
    return [
      key,
      { gross, reimbursed, withheld: withheld + 0, net, deducted: gross + reimbursed - withheld - net },
    ];
  });
  return Object.fromEntries(sums.filter(([, of]) => isSomething(of)));
}

/** The long form tries every combination of groups. */
const subsets = Array.from({ length: 2 ** GROUPS.length }, (_, number) =>
  GROUPS.filter((_group, at) => Math.floor(number / 2 ** at) % 2 === 1),
);

/** Every group by both dates adds up to the same, and to what the ledger has of it. */
export async function expectTotals(portal: TestPortal, token: string): Promise<void> {
  for (const by of ['PAYMENT_DATE', 'WORK_DATE'] as const) {
    const finest = await readTotals(portal, token, by, GROUPS);
    const { groups } = LEDGER[by];
    expect(addUp(finest.rows, groups), by).toEqual(await readLedger(portal, by));
    for (const groupBy of process.env.LONG ? subsets : [[], groups, ...GROUPS.map((group) => [group])]) {
      const found = await readTotals(portal, token, by, groupBy);
      expect(addUp(found.rows, groupBy), `${by} ${groupBy}`).toEqual(addUp(finest.rows, groupBy));
      expect(found.sums).toEqual(finest.sums);
    }
  }
}

/** What runs that are neither paid nor void pay for days, in cents by the run's number. */
const ON_PAYROLL = `SELECT run.number, (sum(entry.pay) * 100)::int AS cents FROM "PayrollRun" run
  JOIN "PayrollEntry" entry ON entry."runId" = run.id WHERE run.status = 'PROCESSED' AND entry.pay <> 0 GROUP BY 1`;

/** `unpaidWork` has every day that is on payroll and not paid, with what its run pays for it. */
export async function expectUnpaidWork(portal: TestPortal, token: string): Promise<void> {
  const { data, errors } = await portal.graphql(
    '{ unpaidWork(asOf: "2029-12-31") { people { days { pay run { number } } } } }',
    {},
    token,
  );
  expect(errors).toBeUndefined();
  type Day = { pay: number; run: { number: number } | null };
  const found: Record<number, number> = {};
  for (const { pay, run } of data.unpaidWork.people.flatMap(({ days }: { days: Day[] }) => days) as Day[])
    if (run) found[run.number] = (found[run.number] ?? 0) + cents(pay);
  const { rows } = await portal.database.pool.query(ON_PAYROLL);
  expect(found).toEqual(Object.fromEntries(rows.map((row) => [row.number, row.cents])));
}

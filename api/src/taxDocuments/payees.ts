/**
 * What was paid in a year, taxpayer by taxpayer: runs with status PAID and a pay date in the calendar year, expenses
 * apart. One statement, however many people there are; sums are the database's decimals and whole cents from there on.
 *
 * Two things the law asks for make it more than a sum. People who certified the same number are one taxpayer with one
 * form. And a payee who becomes a corporation during a year gets a form about the time before: each payment counts
 * under the certification that was in force on its day, the first one reaching back to the beginning.
 */
import type { Tx } from '../context.ts';
import { Prisma } from '../db/generated/client/client.ts';
import type { TaxClass, TaxDocumentStatus, TaxNumberType } from '../db/generated/client/enums.ts';
import { type Cents, sumCents } from '../lib/money.ts';
import { isExempt } from './need.ts';

/**
 * The account number on a payee's forms of a year, as in C-17-26: the number of the person's first payroll run, which no
 * other person's is and which stays, so that a correction bears the number of what it corrects.
 */
const accountNumberOf = (firstRun: number, year: number): string => `C-${firstRun}-${String(year).slice(2)}`;

/** What was certified, as far as a form needs it; the number itself stays sealed. */
export interface CertifiedPayee {
  id: string;
  version: number;
  legalName: string;
  firstName: string | null;
  middleName: string | null;
  lastName: string | null;
  suffix: string | null;
  businessName: string | null;
  taxClass: TaxClass;
  llcClass: string | null;
  exemptPayeeCode: string | null;
  street: string;
  city: string;
  state: string;
  zip: string;
  taxNumberType: TaxNumberType;
  taxNumberLast4: string;
  taxNumberIndex: string;
}

/** The live form of the year, as far as the board judges it. */
export interface LiveForm {
  id: string;
  status: TaxDocumentStatus;
  /** The fingerprints of what it was made from, and of whose it is. */
  facts: string;
  identity: string;
  /** What it reports. */
  reported: Cents;
  forced: string | null;
  /** Corrects what was filed before, or takes its place. */
  isCorrection: boolean;
}

interface PaidSums {
  /** Base pay and expenses. */
  paid: Cents;
  expenses: Cents;
  /** Base pay while the payee was exempt. */
  exempt: Cents;
  /** All other base pay. */
  reportable: Cents;
  /** The numbers of the runs, rising. */
  runs: number[];
}

export interface Payee extends PaidSums {
  userId: string;
  /** Null for whoever has not certified a taxpayer number. */
  profile: CertifiedPayee | null;
  /** Those whose payments stand here because they certified the same number. */
  sharedWith: string[];
  /** Where another person's form reports these payments: its account number. */
  reportedOn: string | null;
  /** Null for whoever has never had a run. */
  accountNumber: string | null;
  form: LiveForm | null;
}

type Row = { userId: string; firstRun: number | null; baseCents: Cents; expenseCents: Cents } & {
  runs: number[];
  form: LiveForm | null;
} & (({ profileId: string } & Omit<CertifiedPayee, 'id'>) | { profileId: null });

interface Asked {
  year: number;
  timeZone: string;
  /** Only this person, and whoever shares the number; everybody who was paid or has a form where it is left out. */
  userId?: string | undefined;
}

const sharers = (userId: string): Prisma.Sql => Prisma.sql`
  SELECT ${userId}::uuid AS "userId" UNION
  SELECT other."userId" FROM "TaxProfile" own
  JOIN "TaxProfile" other ON other."taxNumberIndex" = own."taxNumberIndex"
  WHERE own."userId" = ${userId}::uuid`;

const everybody = (year: number): Prisma.Sql => Prisma.sql`
  SELECT "userId" FROM "PayrollRun" WHERE ${paidIn(year)} UNION
  SELECT "userId" FROM "TaxDocument"
  WHERE "year" = ${year} AND "type" <> 'W9' AND "supersededAt" IS NULL`;

const paidIn = (year: number): Prisma.Sql => Prisma.sql`
  "status" = 'PAID' AND "payDate" BETWEEN make_date(${year}::int, 1, 1) AND make_date(${year}::int, 12, 31)`;

/**
 * A row for every certification of every person asked for, with what was paid while it was in force. They come as one
 * text: taking a thousand rows apart column by column would keep the process to itself.
 */
async function readRows(db: Pick<Tx, '$queryRaw'>, { year, timeZone, userId }: Asked): Promise<Row[]> {
  const [found] = await db.$queryRaw<[{ rows: string }]>`
    WITH asked AS (${userId === undefined ? everybody(year) : sharers(userId)}),
    certified AS (
      SELECT profile.*,
        lag("id") OVER versions IS NULL AS "isFirst",
        ("signedAt" AT TIME ZONE ${timeZone})::date AS "since",
        lead(("signedAt" AT TIME ZONE ${timeZone})::date) OVER versions AS "until"
      FROM "TaxProfile" profile JOIN asked USING ("userId")
      WINDOW versions AS (PARTITION BY "userId" ORDER BY "version")
    ),
    paid AS (
      SELECT "userId", "payDate", "number", "basePay", "bonuses"
      FROM "PayrollRun" JOIN asked USING ("userId") WHERE ${paidIn(year)}
    ),
    sums AS (
      SELECT asked."userId", certified."id" AS "profileId",
        (coalesce(sum("basePay"), 0) * 100)::bigint AS "baseCents",
        (coalesce(sum("bonuses"), 0) * 100)::bigint AS "expenseCents",
        coalesce(array_agg("number" ORDER BY "number") FILTER (WHERE "number" IS NOT NULL), '{}') AS "runs"
      FROM asked
      LEFT JOIN certified ON certified."userId" = asked."userId"
      LEFT JOIN paid ON paid."userId" = asked."userId"
        AND (certified."id" IS NULL
          OR ((certified."isFirst" OR paid."payDate" >= certified."since")
            AND (certified."until" IS NULL OR paid."payDate" < certified."until")))
      GROUP BY asked."userId", certified."id"
    ),
    payees AS (SELECT sums."userId",
      (SELECT min("number") FROM "PayrollRun" run WHERE run."userId" = sums."userId") AS "firstRun",
      sums."baseCents", sums."expenseCents", sums."runs",
      CASE WHEN form."id" IS NOT NULL THEN json_build_object(
        'id', form."id", 'status', form."status", 'facts', form."snapshot"->'facts',
        'identity', form."snapshot"->'identity', 'reported', form."snapshot"->'amounts'->'reported',
        'forced', form."snapshot"->'forced', 'isCorrection', form."correctsId" IS NOT NULL) END AS "form",
      certified."id" AS "profileId", "version", "legalName", "firstName", "middleName", "lastName", "suffix",
      "businessName", "taxClass"::text AS "taxClass", "llcClass", "exemptPayeeCode", "street", "city", "state",
      "zip", "taxNumberType"::text AS "taxNumberType", "taxNumberLast4", "taxNumberIndex"
    FROM sums
    LEFT JOIN "TaxProfile" certified ON certified."id" = sums."profileId"
    LEFT JOIN "TaxDocument" form ON form."userId" = sums."userId" AND form."type" = 'FORM_1099_NEC'
      AND form."year" = ${year} AND form."supersededAt" IS NULL)
    SELECT coalesce(json_agg(payees ORDER BY "userId", "version"), '[]')::text AS rows FROM payees`;
  return JSON.parse(found.rows);
}

type Certified = Extract<Row, { profileId: string }>;

const profileOf = ({ profileId, ...row }: Certified): CertifiedPayee => {
  const {
    userId: _user,
    firstRun: _first,
    baseCents: _base,
    expenseCents: _expenses,
    runs: _runs,
    form: _form,
    ...profile
  } = row;
  return { id: profileId, ...profile };
};

/** One person by what was certified and paid, before people with one number are put together. */
function personOf(rows: Row[], year: number): Payee {
  const [{ userId, firstRun, form }] = rows as [Row];
  const certified = rows.filter((row): row is Certified => row.profileId !== null);
  const base = (of: readonly Row[]) => sumCents(of.map(({ baseCents }) => baseCents));
  const exempt = base(certified.filter(isExempt));
  const expenses = sumCents(rows.map(({ expenseCents }) => expenseCents));
  const reportable = base(rows) - exempt;
  // What is reported is reported under the newest certification that it can be reported under.
  const named = (reportable > 0 && certified.findLast((row) => !isExempt(row))) || certified.at(-1);
  return {
    userId,
    profile: named ? profileOf(named) : null,
    paid: reportable + exempt + expenses,
    expenses,
    exempt,
    reportable,
    runs: rows.flatMap(({ runs }) => runs).sort((a, b) => a - b),
    sharedWith: [],
    reportedOn: null,
    accountNumber: firstRun === null ? null : accountNumberOf(firstRun, year),
    form,
  };
}

const NOTHING: PaidSums = { paid: 0, expenses: 0, exempt: 0, reportable: 0, runs: [] };

const isFiled = ({ form }: Payee): boolean => form?.status === 'SUBMITTED' || form?.status === 'APPROVED';

/** Who of several with one number gets the form: whose form was filed, else who was paid, else who was there first. */
const byClaim = (a: Payee, b: Payee): number =>
  Number(isFiled(b)) - Number(isFiled(a)) ||
  Number(b.paid > 0) - Number(a.paid > 0) ||
  a.userId.localeCompare(b.userId);

/** People with one number as one taxpayer: the first by claim has all of it, the others point there. */
function joined(people: Payee[]): Payee[] {
  const [first, ...others] = [...people].sort(byClaim) as [Payee, ...Payee[]];
  const contributors = others.filter(({ paid }) => paid > 0);
  const sum = (key: 'paid' | 'expenses' | 'exempt' | 'reportable') => sumCents(people.map((one) => one[key]));
  const accountNumber = first.accountNumber ?? contributors[0]?.accountNumber ?? null;
  const whole: Payee = {
    ...first,
    paid: sum('paid'),
    expenses: sum('expenses'),
    exempt: sum('exempt'),
    reportable: sum('reportable'),
    runs: people.flatMap(({ runs }) => runs).sort((a, b) => a - b),
    sharedWith: contributors.map(({ userId }) => userId),
    accountNumber,
  };
  if (whole.paid === 0) return people;
  return [whole, ...others.map((one) => ({ ...one, ...NOTHING, reportedOn: accountNumber }))];
}

/** Lists of those with the same key, in the order in which the keys come. */
function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Item[][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return [...groups.values()];
}

/** Everybody who was paid in the year or has a form of it (or the one person asked for), by key. */
export async function readPayees(db: Pick<Tx, '$queryRaw'>, asked: Asked): Promise<Map<string, Payee>> {
  const people = groupBy(await readRows(db, asked), ({ userId }) => userId).map((rows) =>
    personOf(rows, asked.year),
  );
  const taxpayers = groupBy(people, ({ userId, profile }) => profile?.taxNumberIndex ?? userId);
  const payees = taxpayers.flatMap((group) => (group.length === 1 ? group : joined(group)));
  return new Map(payees.map((payee) => [payee.userId, payee]));
}

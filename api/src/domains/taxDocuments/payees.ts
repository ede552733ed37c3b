/**
 * What was paid in a year, taxpayer by taxpayer: runs with status PAID and a pay date in the calendar year, expenses
 * and the pay of employees apart. One statement, however many people there are; sums are the database's decimals and
 * whole cents from there on.
 *
 * A payee who becomes a corporation during a year gets a form about the time before: each payment counts under the
 * certification that was in force on its day, the first one reaching back to the beginning.
 */
import type { Day } from 'rules/days';
import { type Cents, sumCents } from 'rules/money';
import type { Tx } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import type {
  TaxClass,
  TaxDocumentStatus,
  TaxNumberType,
  WorkRelation,
} from '../../platform/db/generated/client/enums.ts';
import { groupBy } from '../../platform/lib/groupBy.ts';
import { isExempt } from './need.ts';
import { toTaxpayers } from './taxpayers.ts';

/**
 * The account number on a payee's forms of a year, as in C-17-26: the number of the person's first payroll run, which no
 * other person's is and which stays, so that a correction bears the number of what it corrects.
 */
const formatAccountNumber = (firstRun: number, year: number): string =>
  `C-${firstRun}-${String(year).slice(2)}`;

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

/** A run that is processed and neither marked as paid nor void: whether the form counts it is not decided. */
export interface UndecidedRun {
  number: number;
  weekStart: Day;
  total: Cents;
}

/** The live form of the year, as far as the board judges it. */
export interface LiveForm {
  id: string;
  status: TaxDocumentStatus;
  /** The fingerprints of what it was made from, and of whose it is. */
  facts: string;
  identity: string;
  /** What it reports, and the numbers of the runs that were added up. */
  reported: Cents;
  runs: number[];
  forced: string | null;
  /** Corrects what was filed before, or takes its place. */
  isCorrection: boolean;
}

export interface PaidSums {
  /** Base pay and expenses. */
  paid: Cents;
  expenses: Cents;
  /** Base pay of employees, which stands on a W-2. */
  employee: Cents;
  /** Base pay while the payee was exempt. */
  exempt: Cents;
  /** All other base pay. */
  reportable: Cents;
  /** The numbers of the runs, rising. */
  runs: number[];
  undecidedRuns: UndecidedRun[];
  /** Those who were paid, or are to be, and of whom nobody has said whether they are contractors or employees. */
  toConfirm: string[];
}

export interface Payee extends PaidSums {
  userId: string;
  /** Null for a member of staff of whom nobody has said it. */
  relation: WorkRelation | null;
  /** Null for whoever has not certified a taxpayer number. */
  profile: CertifiedPayee | null;
  /** Somebody has decided that others with this number are the same person. */
  isSamePerson: boolean;
  /** Those whose payments stand here because they certified the same number. */
  sharedWith: string[];
  /** Others who certified the same SSN or ITIN under a different legal name, until somebody decides. */
  contestedBy: string[];
  /** Where another person's form reports these payments: its account number. */
  reportedOn: string | null;
  /** Null for whoever has never had a run. */
  accountNumber: string | null;
  form: LiveForm | null;
}

interface PersonalFacts {
  userId: string;
  relation: WorkRelation | null;
  firstRun: number | null;
  undecidedRuns: UndecidedRun[];
  form: LiveForm | null;
}

type Row = PersonalFacts & { baseCents: Cents; expenseCents: Cents; runs: number[] } & (
    | ({ profileId: string; isSamePerson: boolean } & Omit<CertifiedPayee, 'id'>)
    | { profileId: null }
  );

export interface Asked {
  year: number;
  timeZone: string;
  /** Only this person, and whoever shares the number; everybody who was paid or has a form where it is left out. */
  userId?: string | undefined;
  /** Whether it is for somebody who may know whose numbers are alike; others must not learn it from the amounts. */
  seesSharedNumbers: boolean;
}

const everybody = (year: number): Prisma.Sql => Prisma.sql`
  SELECT "userId" FROM "PayrollRun" WHERE "status" <> 'VOID' AND ${datedIn(year)} UNION
  SELECT "userId" FROM "TaxDocument"
  WHERE "year" = ${year} AND "type" <> 'W9' AND "supersededAt" IS NULL`;

const datedIn = (year: number): Prisma.Sql => Prisma.sql`
  "payDate" BETWEEN make_date(${year}::int, 1, 1) AND make_date(${year}::int, 12, 31)`;

/** Certifications that hold: no later one says that they were wrong, and their number is nobody else's by mistake. */
const STANDING = Prisma.sql`
  NOT EXISTS (SELECT FROM "TaxProfile" later WHERE later."userId" = profile."userId"
    AND later."version" > profile."version" AND later."replacesFrom" <= profile."version")
  AND NOT EXISTS (SELECT FROM "TaxNumberDecision" decision JOIN "TaxProfile" mistaken ON mistaken."id" = decision."profileId"
    WHERE decision."verdict" = 'MISTAKE' AND mistaken."userId" = profile."userId" AND (mistaken."id" = profile."id"
      OR NOT EXISTS (SELECT FROM "TaxProfile" later
        WHERE later."userId" = mistaken."userId" AND later."version" > mistaken."version")))`;

/**
 * A row for every certification of every person asked for, with what was paid while it was in force. They come as one
 * text: taking a thousand rows apart column by column would keep the process to itself.
 */
async function readRows(db: Pick<Tx, '$queryRaw'>, { year, timeZone, userId }: Asked): Promise<Row[]> {
  const [found] = await db.$queryRaw<[{ rows: string }]>`
    WITH named AS (${userId === undefined ? everybody(year) : Prisma.sql`SELECT ${userId}::uuid AS "userId"`}),
    asked AS (
      SELECT "userId" FROM named UNION
      SELECT other."userId" FROM named JOIN "TaxProfile" own USING ("userId")
      JOIN "TaxProfile" other ON other."taxNumberIndex" = own."taxNumberIndex"
    ),
    certified AS (
      SELECT profile.*, begun."day" AS "since",
        lag(profile."id") OVER versions IS NULL AS "isFirst",
        min(begun."day") OVER (versions ROWS BETWEEN 1 FOLLOWING AND UNBOUNDED FOLLOWING) AS "until",
        EXISTS (SELECT FROM "TaxNumberDecision" decision JOIN "TaxProfile" same ON same."id" = decision."profileId"
          WHERE decision."verdict" = 'SAME_PERSON' AND same."userId" = profile."userId"
            AND same."taxNumberIndex" = profile."taxNumberIndex"
            AND lower(same."legalName") = lower(profile."legalName")) AS "isSamePerson"
      FROM "TaxProfile" profile JOIN asked USING ("userId")
      CROSS JOIN LATERAL (
        SELECT coalesce("changedOn", ("signedAt" AT TIME ZONE ${timeZone})::date) AS "day" FROM "TaxProfile" first
        WHERE first."userId" = profile."userId" AND first."version" = coalesce(profile."replacesFrom", profile."version")
      ) begun
      WHERE ${STANDING}
      WINDOW versions AS (PARTITION BY profile."userId" ORDER BY profile."version")
    ),
    paid AS (
      SELECT "userId", "payDate", "number", "basePay", "bonuses"
      FROM "PayrollRun" JOIN asked USING ("userId") WHERE "status" = 'PAID' AND ${datedIn(year)}
    ),
    undecided AS (
      SELECT "userId", json_agg(json_build_object('number', "number", 'weekStart', "weekStart",
        'total', ("totalPay" * 100)::bigint) ORDER BY "number") AS "runs"
      FROM "PayrollRun" JOIN asked USING ("userId") WHERE "status" = 'PROCESSED' AND ${datedIn(year)}
      GROUP BY "userId"
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
      coalesce(person."workRelation"::text, CASE person."kind" WHEN 'CONTRACTOR' THEN 'CONTRACTOR' END) AS "relation",
      coalesce(undecided."runs", '[]') AS "undecidedRuns",
      (SELECT min("number") FROM "PayrollRun" run WHERE run."userId" = sums."userId") AS "firstRun",
      sums."baseCents", sums."expenseCents", sums."runs",
      CASE WHEN form."id" IS NOT NULL THEN json_build_object(
        'id', form."id", 'status', form."status", 'facts', form."snapshot"->'facts',
        'identity', form."snapshot"->'identity', 'reported', form."snapshot"->'amounts'->'reported',
        'runs', form."snapshot"->'amounts'->'runs',
        'forced', form."snapshot"->'forced', 'isCorrection', form."correctsId" IS NOT NULL) END AS "form",
      certified."id" AS "profileId", "version", "legalName", certified."firstName", "middleName", certified."lastName",
      "suffix", "businessName", "taxClass"::text AS "taxClass", "llcClass", "exemptPayeeCode", certified."street",
      certified."city", certified."state",
      certified."zip", "taxNumberType"::text AS "taxNumberType", "taxNumberLast4", "taxNumberIndex", "isSamePerson"
    FROM sums
    JOIN "User" person ON person."id" = sums."userId"
    LEFT JOIN undecided ON undecided."userId" = sums."userId"
    LEFT JOIN certified ON certified."id" = sums."profileId"
    LEFT JOIN "TaxDocument" form ON form."userId" = sums."userId" AND form."type" = 'FORM_1099_NEC'
      AND form."year" = ${year} AND form."supersededAt" IS NULL)
    SELECT coalesce(json_agg(payees ORDER BY "userId", "version"), '[]')::text AS rows FROM payees`;
  return JSON.parse(found.rows);
}

type Certified = Extract<Row, { profileId: string }>;

const toProfile = ({ profileId, ...row }: Certified): CertifiedPayee => {
  const {
    userId: _user,
    relation: _relation,
    firstRun: _first,
    undecidedRuns: _undecided,
    baseCents: _base,
    expenseCents: _expenses,
    runs: _runs,
    form: _form,
    isSamePerson: _same,
    ...profile
  } = row;
  return { id: profileId, ...profile };
};

/** One person by what was certified and paid, before people with one number are put together. */
function toPayee(rows: Row[], year: number): Payee {
  const [{ userId, relation, firstRun, form, ...first }] = rows as [Row];
  const certified = rows.filter((row): row is Certified => row.profileId !== null);
  const sumBase = (of: readonly Row[]) => sumCents(of.map(({ baseCents }) => baseCents));
  const base = sumBase(rows);
  const isEmployee = relation === 'EMPLOYEE';
  const employee = isEmployee ? base : 0;
  const exempt = isEmployee ? 0 : sumBase(certified.filter(isExempt));
  const expenses = sumCents(rows.map(({ expenseCents }) => expenseCents));
  const reportable = base - employee - exempt;
  // What is reported is reported under the newest certification that it can be reported under.
  const named = (reportable > 0 && certified.findLast((row) => !isExempt(row))) || certified.at(-1);
  const runs = rows.flatMap((row) => row.runs).sort((a, b) => a - b);
  // No form of an employee waits for a run.
  const undecidedRuns = isEmployee ? [] : first.undecidedRuns;
  return {
    userId,
    relation,
    profile: named ? toProfile(named) : null,
    isSamePerson: named?.isSamePerson ?? false,
    paid: base + expenses,
    expenses,
    employee,
    exempt,
    reportable,
    runs,
    undecidedRuns,
    toConfirm: relation === null && runs.length + undecidedRuns.length > 0 ? [userId] : [],
    sharedWith: [],
    contestedBy: [],
    reportedOn: null,
    accountNumber: firstRun === null ? null : formatAccountNumber(firstRun, year),
    form,
  };
}

/** Everybody who was paid in the year, is to be, or has a form of it (or the one person asked for), by key. */
export async function readPayees(db: Pick<Tx, '$queryRaw'>, asked: Asked): Promise<Map<string, Payee>> {
  const rows = groupBy(await readRows(db, asked), ({ userId }) => userId);
  const payees = toTaxpayers(
    rows.map((ofPerson) => toPayee(ofPerson, asked.year)),
    asked,
  );
  return new Map(payees.map((payee) => [payee.userId, payee]));
}

/**
 * What is known of payer and payee when a run is made: one statement for all of it, because paying everybody asks it
 * for each person.
 */
import { Decimal } from '@prisma/client/runtime/client';
import type { CompanyProfile } from '../company/profile.ts';
import { SAMPLE_COMPANY } from '../company/sample.ts';
import { type Day, toDbDate } from '../lib/dates.ts';
import { fromDecimal } from '../lib/money.ts';
import type { RawTx } from '../sql/transaction.ts';
import { type LoggedDay, type StatementFacts, UNPAID_DAYS, yearOf } from './build.ts';

interface Asked {
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
}

interface Row {
  firstName: string;
  lastName: string;
  email: string;
  street: string | null;
  city: string | null;
  state: string | null;
  zip: string | null;
  country: string | null;
  dailyRate: number | null;
  rates: { dailyRate: number | null; effectiveFrom: Day }[];
  logs: LoggedDay[];
  runs: number;
  basePay: number;
  bonuses: number;
  totalPay: number;
  company: CompanyRow | null;
}

type CompanyRow = Pick<
  CompanyProfile,
  'legalName' | 'street' | 'city' | 'state' | 'zip' | 'phone' | 'email' | 'usdotNumber' | 'mcNumber'
>;

const asDecimal = (amount: number | null): Decimal | null => (amount === null ? null : new Decimal(amount));

const companyBlock = ({ legalName, phone, email, usdotNumber, mcNumber, ...place }: CompanyRow) => {
  const { street, city, state, zip } = place;
  return {
    legalName,
    address: { street, city, state, zip, country: null },
    phone,
    email,
    usdotNumber,
    mcNumber,
  };
};

/** Who pays and who is paid (never a taxpayer number), at what rates, with which days in the log and which runs of the year. */
export async function readParties(
  tx: RawTx,
  { userId, weekStart, weekEnd, payDate }: Asked,
): Promise<Pick<StatementFacts, 'company' | 'payee' | 'rates' | 'logs' | 'yearToDate'>> {
  const newYear = `${yearOf(payDate)}-01-01`;
  // The week's days and, newest first, as many unpaid ones before them as tell whether a list of those ends.
  const days = 7 + UNPAID_DAYS + 1;
  const [found] = await tx.$queryRaw<{ known: Row }[]>`
    SELECT row_to_json(known) AS known FROM (
    SELECT u."firstName", u."lastName", u."email", u."street", u."city", u."state", u."zip", u."country",
      u."dailyRate", year.*,
      (SELECT row_to_json(payer) FROM (
        SELECT "legalName", "street", "city", "state", "zip", "phone", "email", "usdotNumber", "mcNumber"
        FROM "CompanyProfile" WHERE "id" = 1
      ) payer) AS "company",
      (SELECT coalesce(json_agg(rate), '[]') FROM (
        SELECT "dailyRate", "effectiveFrom" FROM "PayRate" WHERE "userId" = u."id" ORDER BY "effectiveFrom"
      ) rate) AS "rates",
      (SELECT coalesce(json_agg(log), '[]') FROM (
        SELECT "date", "worked", "status", "rejectionReason", "payrollRunId" IS NOT NULL AS "isOnRun"
        FROM "TimeLog"
        WHERE "userId" = u."id" AND "date" <= ${weekEnd}::date
          AND ("date" >= ${weekStart}::date OR ("worked" AND "payrollRunId" IS NULL))
        ORDER BY "date" DESC LIMIT ${days}
      ) log) AS "logs"
    FROM "User" u, (
      SELECT count(*)::int AS "runs", coalesce(sum("basePay"), 0) AS "basePay",
        coalesce(sum("bonuses"), 0) AS "bonuses", coalesce(sum("totalPay"), 0) AS "totalPay"
      FROM "PayrollRun"
      WHERE "userId" = ${userId}::uuid AND "status" <> 'VOID'
        AND "payDate" BETWEEN ${newYear}::date AND ${payDate}::date
    ) year
    WHERE u."id" = ${userId}::uuid
    ) known`;
  if (!found) throw new Error('The payee of a run is gone.');
  const row = found.known;
  const { firstName, lastName, email, street, city, state, zip, country, dailyRate, rates, logs } = row;
  return {
    company: companyBlock(row.company ?? SAMPLE_COMPANY),
    payee: { name: `${firstName} ${lastName}`, email, address: { street, city, state, zip, country } },
    rates: {
      dailyRate: asDecimal(dailyRate),
      payRates: rates.map((rate) => ({
        dailyRate: asDecimal(rate.dailyRate),
        effectiveFrom: toDbDate(rate.effectiveFrom),
      })),
    },
    logs,
    yearToDate: {
      runs: row.runs,
      basePay: fromDecimal(row.basePay),
      expenses: fromDecimal(row.bonuses),
      totalPay: fromDecimal(row.totalPay),
    },
  };
}

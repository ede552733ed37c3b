/**
 * What is known of payer and payee when a run is made. It is read by the statement that makes the run, because paying
 * everybody does it for each person.
 */
import { Decimal } from '@prisma/client/runtime/client';
import { type Day, toUtcMidnight } from 'rules/days';
import { fromDecimal } from 'rules/money';
import { Prisma } from '../../../platform/db/generated/client/client.ts';
import type { CompanyProfile } from '../../company/profile.ts';
import { SAMPLE_COMPANY } from '../../company/sample.ts';
import { type LoggedDay, type StatementFacts, toYear, UNPAID_DAYS } from './build.ts';

interface Asked {
  userId: string;
  weekStart: Day;
  weekEnd: Day;
  payDate: Day;
}

/** The response to `partiesSql`. */
export interface KnownParties {
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

/**
 * A part of the statement that makes the run: the JSON of who pays and who is paid (never a taxpayer number), at what
 * rates, with which days in the log and which runs of the year. To such a part the tables are as they were before, so
 * the new run itself comes from `run`, and the days that it has taken from `held`.
 */
export function partiesSql({ userId, weekStart, weekEnd, payDate }: Asked): Prisma.Sql {
  const newYear = `${toYear(payDate)}-01-01`;
  // The week's days and, newest first, as many unpaid ones before them as tell whether a list of those ends.
  const days = 7 + UNPAID_DAYS + 1;
  // OFFSET 0 has the payee's own runs found first: a prepared plan would go through everybody's runs of the year.
  return Prisma.sql`SELECT row_to_json(known) FROM (
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
        SELECT "date", "worked", "status", "rejectionReason", TRUE AS "isOnRun" FROM held
        UNION ALL
        SELECT * FROM (
          SELECT "date", "worked", "status", "rejectionReason", "payrollRunId" IS NOT NULL AS "isOnRun"
          FROM "TimeLog"
          WHERE "userId" = u."id" AND "date" <= ${weekEnd}::date
            AND ("date" >= ${weekStart}::date OR ("worked" AND "payrollRunId" IS NULL))
          ORDER BY "date" DESC LIMIT ${days}
        ) before WHERE NOT EXISTS (SELECT FROM held WHERE held."date" = before."date")
      ) log) AS "logs"
    FROM "User" u, (
      SELECT count(*)::int AS "runs", sum("basePay") AS "basePay", sum("bonuses") AS "bonuses",
        sum("totalPay") AS "totalPay"
      FROM (
        SELECT "basePay", "bonuses", "totalPay" FROM run
        UNION ALL
        SELECT "basePay", "bonuses", "totalPay" FROM (
          SELECT * FROM "PayrollRun" WHERE "userId" = ${userId}::uuid AND "status" <> 'VOID' OFFSET 0
        ) own WHERE "payDate" BETWEEN ${newYear}::date AND ${payDate}::date
      ) paid
    ) year
    WHERE u."id" = ${userId}::uuid
  ) known`;
}

/** The same as the facts of a statement. */
export function buildParties(
  known: KnownParties,
): Pick<StatementFacts, 'company' | 'payee' | 'rates' | 'logs' | 'yearToDate'> {
  const { firstName, lastName, email, street, city, state, zip, country, dailyRate, rates, logs } = known;
  return {
    company: companyBlock(known.company ?? SAMPLE_COMPANY),
    payee: { name: `${firstName} ${lastName}`, email, address: { street, city, state, zip, country } },
    rates: {
      dailyRate: asDecimal(dailyRate),
      payRates: rates.map((rate) => ({
        dailyRate: asDecimal(rate.dailyRate),
        effectiveFrom: toUtcMidnight(rate.effectiveFrom),
      })),
    },
    logs,
    yearToDate: {
      runs: known.runs,
      basePay: fromDecimal(known.basePay),
      expenses: fromDecimal(known.bonuses),
      totalPay: fromDecimal(known.totalPay),
    },
  };
}

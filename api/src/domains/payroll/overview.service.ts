/** The numbers on a manager's home; each is asked for only when it is selected. */
import { addDays, type Day } from 'rules/days';
import { type Cents, fromDecimal } from 'rules/money';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import { type WeekPay, weekPay } from './weekPaid.ts';

/** How many weeks the charts show, the current one last. */
const WEEKS = 12;

const thisMonday = ({ now, timeZone }: Context): Day => startOfWeek(todayIn(now(), timeZone));

/** The Mondays of the charts, oldest first. */
const shownMondays = (context: Context): Day[] =>
  Array.from({ length: WEEKS }, (_, index) => addDays(thisMonday(context), 7 * (index - WEEKS + 1)));

/** Contractors who are not archived: all of them, and those who can sign in. */
export const countContractors = (context: Context): Promise<{ total: number; active: number }> =>
  context.sql.read(
    context,
    Prisma.sql`SELECT json_build_object('total', count(*), 'active', count(*) FILTER (WHERE "isActive"))
      FROM "User" WHERE kind = 'CONTRACTOR' AND "archivedAt" IS NULL`,
  );

export const countLiveRuns = (context: Context): Promise<number> =>
  context.sql.read(context, Prisma.sql`SELECT to_json(count(*)) FROM "PayrollRun" WHERE status <> 'VOID'`);

export const countPendingDays = (context: Context): Promise<number> =>
  context.sql.read(context, Prisma.sql`SELECT to_json(count(*)) FROM "TimeLog" WHERE status = 'PENDING'`);

/** Contractors with days of work last week, not refused, that no run holds. */
export function countUnpaidContractors(context: Context): Promise<number> {
  const monday = addDays(thisMonday(context), -7);
  return context.sql.read(
    context,
    Prisma.sql`SELECT to_json(count(DISTINCT log."userId"))
      FROM "TimeLog" log JOIN "User" person ON person.id = log."userId"
      WHERE log.date BETWEEN ${monday}::date AND ${addDays(monday, 6)}::date
        AND log.worked AND log.status <> 'REJECTED' AND log."payrollRunId" IS NULL
        AND person.kind = 'CONTRACTOR' AND person."archivedAt" IS NULL`,
  );
}

/** How far last week's pay has come. */
export const lastWeekPay = (context: Context): Promise<WeekPay> =>
  weekPay(context, addDays(thisMonday(context), -7));

/** Contractors with approved days of last week on no run, for whom no daily rate is agreed: nothing is proposed for them. */
export function countContractorsWithoutRate(context: Context): Promise<number> {
  const monday = addDays(thisMonday(context), -7);
  return context.sql.read(
    context,
    Prisma.sql`SELECT to_json(count(*)) FROM "User" person
      WHERE person.kind = 'CONTRACTOR' AND person."archivedAt" IS NULL AND coalesce(person."dailyRate", 0) = 0
        AND EXISTS (SELECT FROM "TimeLog" log WHERE log."userId" = person.id
          AND log.date BETWEEN ${monday}::date AND ${addDays(monday, 6)}::date
          AND log.worked AND log.status = 'APPROVED' AND log."payrollRunId" IS NULL)`,
  );
}

export interface WeekTotal {
  weekStart: Day;
  basePay: Cents;
  expenses: Cents;
  totalPay: Cents;
}

/** What runs that are not void pay for each of the last twelve weeks. */
export async function payrollByWeek(context: Context): Promise<WeekTotal[]> {
  const mondays = shownMondays(context);
  const sums = await context.sql.read<
    { weekStart: Day; basePay: number; bonuses: number; totalPay: number }[]
  >(
    context,
    Prisma.sql`SELECT coalesce(json_agg(week), '[]') FROM (
      SELECT "weekStart", sum("basePay") AS "basePay", sum(bonuses) AS bonuses, sum("totalPay") AS "totalPay"
      FROM "PayrollRun" WHERE "weekStart" = ANY(${mondays}::date[]) AND status <> 'VOID'
      GROUP BY "weekStart") week`,
  );
  const sumByWeek = new Map(sums.map((sum) => [sum.weekStart, sum]));
  return mondays.map((weekStart) => {
    const sum = sumByWeek.get(weekStart);
    return {
      weekStart,
      basePay: fromDecimal(sum?.basePay ?? null),
      expenses: fromDecimal(sum?.bonuses ?? null),
      totalPay: fromDecimal(sum?.totalPay ?? null),
    };
  });
}

interface DecidedDays {
  approved: number;
  pending: number;
  rejected: number;
}

/** Counts of days by what was decided about them, as columns. */
const DECIDED_DAYS = Prisma.sql`count(*) FILTER (WHERE log.status = 'APPROVED') AS approved,
  count(*) FILTER (WHERE log.status = 'PENDING') AS pending,
  count(*) FILTER (WHERE log.status = 'REJECTED') AS rejected`;

export interface WeekDays extends DecidedDays {
  weekStart: Day;
}

/** The worked days of each of the last twelve weeks, by what was decided about them. */
export async function daysByWeek(context: Context): Promise<WeekDays[]> {
  const mondays = shownMondays(context);
  const weeks = await context.sql.read<WeekDays[]>(
    context,
    Prisma.sql`SELECT coalesce(json_agg(week), '[]') FROM (
      SELECT log.date - (extract(isodow FROM log.date)::int - 1) AS "weekStart", ${DECIDED_DAYS}
      FROM "TimeLog" log WHERE log.worked AND log.date >= ${mondays[0]}::date
      GROUP BY 1) week`,
  );
  const weekByStart = new Map(weeks.map((week) => [week.weekStart, week]));
  return mondays.map(
    (weekStart) => weekByStart.get(weekStart) ?? { weekStart, approved: 0, pending: 0, rejected: 0 },
  );
}

/** How many weeks count for the days of each contractor, the current one included. */
const CONTRACTOR_WEEKS = 4;
/** More bars could not be told apart. */
const CONTRACTORS = 12;

export interface ContractorDays extends DecidedDays {
  user: { id: string; firstName: string; lastName: string };
}

/** The worked days of the last four weeks by contractor and by what was decided, the busiest twelve first. */
export function daysByContractor(context: Context): Promise<ContractorDays[]> {
  const first = addDays(thisMonday(context), -7 * (CONTRACTOR_WEEKS - 1));
  return context.sql.read(
    context,
    Prisma.sql`SELECT coalesce(json_agg(busiest), '[]') FROM (
      SELECT json_build_object('id', person.id, 'firstName', person."firstName", 'lastName', person."lastName")
        AS user, ${DECIDED_DAYS}
      FROM "TimeLog" log JOIN "User" person ON person.id = log."userId"
      WHERE log.worked AND log.date >= ${first}::date AND person.kind = 'CONTRACTOR'
      GROUP BY person.id ORDER BY count(*) DESC, person.id LIMIT ${Prisma.raw(String(CONTRACTORS))}) busiest`,
  );
}

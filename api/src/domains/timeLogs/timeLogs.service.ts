/** Which days a viewer can see, and how many there are. */
import { type Day, fromUtcMidnight, toUtcMidnight } from 'rules/days';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import type { Range } from '../../graph/keyset.ts';
import { checkFilter, type DayRange as Days, inDays, keysOf, type UserIds } from '../../graph/listFilters.ts';
import { holding } from '../../graph/plainColumns.ts';
import type { Place, SortOrder } from '../../graph/sortOrder.ts';
import type { Context, Viewer } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';
import type { Condition } from '../../platform/sql/define.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { days, orders, statusCounts } from './timeLogs.sql.ts';

/** The viewer's own days; payroll readers see everyone's, anonymous callers none. */
export function visibleTimeLogs(viewer: Viewer | null): { userId?: string | { in: string[] } } {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
}

export interface DayRange {
  /** First and last day, inclusive. */
  startDate?: Day | null;
  endDate?: Day | null;
}

/** The range as a condition on a date column. */
export const within = ({ startDate, endDate }: DayRange) => inDays({ from: startDate, to: endDate });

export interface DayArguments<Status> extends DayRange {
  status?: Status | null;
  /** The ID of a person; a malformed one matches nothing. */
  userId?: string | null;
  filter?: {
    date?: Days | null;
    status?: { in: readonly Status[] } | null;
    userId?: UserIds | null;
    updatedSince?: Date | null;
  } | null;
}

/** Throws VALIDATION for an impossible filter. */
function checkDays(args: DayArguments<string>): void {
  const former = args.startDate ? 'startDate' : 'endDate';
  checkFilter({ ...args }, { userId: 'userId', status: 'status', date: former });
}

/**
 * A condition on rows with a day, a status and a person. Throws VALIDATION for an impossible filter. `days` are the
 * days of the deprecated arguments.
 */
export function daysWhere<Status extends string>(args: DayArguments<Status>, days: DayRange = args) {
  checkDays(args);
  const { userId, status, filter } = args;
  return {
    AND: [
      userId ? { userId: keysOf([userId]) } : {},
      filter?.userId ? { userId: keysOf(filter.userId.in) } : {},
      filter?.status ? { status: { in: [...filter.status.in] } } : {},
      filter?.date ? { date: inDays(filter.date) } : {},
      filter?.updatedSince ? { updatedAt: { gte: filter.updatedSince } } : {},
    ],
    ...(status ? { status } : {}),
    date: within(days),
  };
}

/** A person's days; no one's without a key. */
const daysOf = (userId: string | null): Condition => (userId ? days.of({ userId }) : days.none());

/** The days that match a filter and that the viewer may see. */
export function timeLogsFilter(viewer: Viewer | null, args: DayArguments<TimeLogStatus>): Condition[] {
  checkDays(args);
  const { userId, status, startDate, endDate, filter } = args;
  const { userId: visible } = visibleTimeLogs(viewer);
  const firsts = [startDate, filter?.date?.from].flatMap((day) => day ?? []);
  const lasts = [endDate, filter?.date?.to].flatMap((day) => day ?? []);
  return [
    ...(visible === undefined ? [] : [daysOf(typeof visible === 'string' ? visible : null)]),
    ...(userId ? [daysOf(keyOrNone('User', userId) ?? null)] : []),
    ...(filter?.userId ? [days.ofAny({ people: keysOf(filter.userId.in).in })] : []),
    ...(status ? [days.decided({ status })] : []),
    ...(filter?.status ? [days.decidedAny({ statuses: filter.status.in })] : []),
    ...(filter?.updatedSince ? [days.updatedSince({ at: filter.updatedSince })] : []),
    ...firsts.map((day) => days.from({ day })),
    ...lasts.map((day) => days.to({ day })),
  ];
}

export type DayCounts = Record<TimeLogStatus, number>;

/** The number of all days. */
export const sumCounts = ({ PENDING, APPROVED, REJECTED }: DayCounts): number =>
  PENDING + APPROVED + REJECTED;

/** How many days of each status match. */
export const countByStatus = (context: Context, filter: Condition[]): Promise<DayCounts> =>
  context.sql.read(context, statusCounts({ filter }));

type Found = AnswerOf<typeof orders.date.related.newest>[number];

const toOwner = ({ startsOn, createdAt, ...person }: NonNullable<Found['user']>) => ({
  ...person,
  startsOn: startsOn && toUtcMidnight(startsOn),
  createdAt: new Date(createdAt),
});

const toRun = ({ payDate, payment, ...run }: NonNullable<Found['payrollRun']>) =>
  holding({
    ...run,
    payDate: toUtcMidnight(payDate),
    payment: payment && { ...payment, date: toUtcMidnight(payment.date) },
  });

/** As the fields of a day read it; fields of other columns load them on their own. */
const toTimeLog = ({ user, payrollRun, ...log }: Found) =>
  holding({
    ...log,
    date: toUtcMidnight(log.date),
    createdAt: new Date(log.createdAt),
    updatedAt: new Date(log.updatedAt),
    ...(user && { user: toOwner(user) }),
    ...(payrollRun !== undefined && { payrollRun: payrollRun && toRun(payrollRun) }),
  });

interface Listed {
  filter: Condition[];
  /** By date or by last change, in either direction. */
  order: SortOrder;
  /** Whether the people and runs of the days are selected. */
  isRelated: boolean;
}

/** Some days of a list. */
export async function readTimeLogs(
  context: Context,
  { filter, order: [first], isRelated }: Listed,
  { after, before, limit, inverted, skip = 0 }: Range,
) {
  const by = orders[first!.name === 'date' ? 'date' : 'updatedAt'];
  const isNewestFirst = first!.direction === 'desc';
  const toPlace = ([at, id]: Place) => ({
    at: first!.name === 'date' ? fromUtcMidnight(at as Date) : (at as Date),
    id: String(id),
  });
  const [ahead, behind] = isNewestFirst ? [by.earlier, by.later] : [by.later, by.earlier];
  const between = [...(after ? [ahead(toPlace(after))] : []), ...(before ? [behind(toPlace(before))] : [])];
  const { newest, oldest } = isRelated ? by.related : by.plain;
  const page = inverted === isNewestFirst ? oldest : newest;
  return (await context.sql.read(context, page({ filter, between, take: limit, skip }))).map(toTimeLog);
}

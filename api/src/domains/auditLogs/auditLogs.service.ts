/**
 * Reads the audit log, newest first. Pages begin at an entry, not at a count of entries, so the last page of a million
 * entries costs no more than the first one.
 */

import { addDays, type Day } from 'rules/days';
import { MAX_COUNTED_ENTRIES } from 'rules/limits';
import { startOfDay } from 'rules/zonedDays';
import { AUDIT_ACTIONS } from '../../audit/actions.ts';
import { deletedUserNumber } from '../../audit/deletedUsers.ts';
import type { Range } from '../../graph/keyset.ts';
import { checkFilter, type DayRange, keysOf, type UserIds } from '../../graph/listFilters.ts';
import { holding } from '../../graph/plainColumns.ts';
import { newestFirst, type Place } from '../../graph/sortOrder.ts';
import { wrongArgument } from '../../graph/wrongArgument.ts';
import type { Context } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { LogLevel } from '../../platform/db/generated/client/enums.ts';
import { batched } from '../../platform/sql/batched.ts';
import type { Condition } from '../../platform/sql/define.ts';
import { readKept } from '../../platform/sql/kept.ts';
import { entriesOfAct } from './acts.service.ts';
import { earlier, entries, history, later, ofActs, ofEntries } from './auditLogs.sql.ts';
import { searchedEntries } from './search.ts';

export interface AuditLogArguments {
  /** The actor's ID; an invalid one matches nothing. */
  userId?: string | null;
  action?: string | null;
  level?: LogLevel | null;
  /** From the beginning of this day in the company's time zone … */
  startDate?: Day | null;
  /** … to the end of this one. */
  endDate?: Day | null;
  search?: string | null;
  /** The ID of an entry: only entries of the same act. */
  actOf?: string | null;
  filter?: {
    /** Days in the company's time zone. */
    timestamp?: DayRange | null;
    action?: { in: readonly string[] } | null;
    level?: { in: readonly LogLevel[] } | null;
    userId?: UserIds | null;
  } | null;
}

/** Throws VALIDATION for an unknown action, which would match nothing, as if it had never happened. */
function checkAction(argument: string, action: string): void {
  if (!Object.hasOwn(AUDIT_ACTIONS, action))
    throw wrongArgument(
      argument,
      `${argument} must be one of ${Object.keys(AUDIT_ACTIONS).sort().join(', ')}.`,
    );
}

function checkArguments(args: AuditLogArguments): void {
  const timestamp = args.startDate ? 'startDate' : 'endDate';
  checkFilter({ ...args }, { userId: 'userId', action: 'action', level: 'level', timestamp });
  if (args.action) checkAction('action', args.action);
  for (const [at, action] of (args.filter?.action?.in ?? []).entries())
    checkAction(`filter.action.in.${at}`, action);
}

/** The entries by a person, even one who was deleted since; none for a text that is not a person's ID. */
async function byPerson(context: Context, id: string): Promise<Condition> {
  const userId = keyOrNone('User', id);
  if (!userId) return entries.none();
  const number = await deletedUserNumber(context, userId);
  return number === undefined ? entries.by({ userId }) : entries.byDeleted({ number });
}

/** The entries by these people, even those who were deleted since. */
async function byPeople({ db }: Context, { in: ids }: UserIds): Promise<Condition> {
  const people = keysOf(ids).in;
  const deleted = await db.deletedUser.findMany({
    where: { userId: { in: people } },
    select: { number: true },
  });
  return entries.byAny({ people, numbers: deleted.map(({ number }) => number) });
}

/** The conditions of the arguments. Throws VALIDATION for an impossible filter. */
export async function auditLogsFilter(context: Context, args: AuditLogArguments): Promise<Condition[]> {
  checkArguments(args);
  const { userId, action, level, search, actOf, filter } = args;
  const { timeZone } = context;
  const startDate = filter?.timestamp?.from ?? args.startDate;
  const endDate = filter?.timestamp?.to ?? args.endDate;
  return [
    ...(filter?.userId ? [await byPeople(context, filter.userId)] : []),
    ...(filter?.action ? [entries.ofAnyAction({ actions: filter.action.in })] : []),
    ...(filter?.level ? [entries.ofAnyLevel({ levels: filter.level.in })] : []),
    ...(userId ? [await byPerson(context, userId)] : []),
    ...(action ? [entries.ofAction({ action })] : []),
    ...(level ? [entries.ofLevel({ level })] : []),
    ...(startDate ? [entries.from({ at: startOfDay(startDate, timeZone) })] : []),
    ...(endDate ? [entries.before({ at: startOfDay(addDays(endDate, 1), timeZone) })] : []),
    ...(actOf ? await entriesOfAct(context, actOf) : []),
    ...(await searchedEntries(context, search)),
  ];
}

export const NEWEST_FIRST = newestFirst('timestamp');

/** Entries, or the newest entry of each act. */
interface Listed {
  filter: Condition[];
  onePerAct?: boolean | null | undefined;
  isOldestFirst?: boolean;
}

const toPlace = ([at, id]: Place) => ({ at: at as Date, id: String(id) });

/** The conditions of a page's bounds. */
function toBetween({ after, before }: Pick<Range, 'after' | 'before'>, isOldestFirst = false): Condition[] {
  const [ahead, behind] = isOldestFirst ? [later, earlier] : [earlier, later];
  return [...(after ? [ahead(toPlace(after))] : []), ...(before ? [behind(toPlace(before))] : [])];
}

const toEntry = <Read extends { timestamp: string }>(read: Read) =>
  holding({ ...read, timestamp: new Date(read.timestamp) });

/** Some entries of the log, with what its screens show; fields of other columns load them on their own. */
export async function readEntries(
  context: Context,
  { filter, onePerAct, isOldestFirst = false }: Listed,
  { limit: take, inverted, skip, ...bounds }: Range,
) {
  const { newest, oldest, newestAt, oldestAt } = onePerAct ? ofActs : ofEntries;
  const isFromNewest = inverted === isOldestFirst;
  const page = { filter, between: toBetween(bounds, isOldestFirst), take };
  const found = skip
    ? (isFromNewest ? newestAt : oldestAt)({ ...page, skip })
    : (isFromNewest ? newest : oldest)(page);
  return (await context.sql.read(context, found)).map(toEntry);
}

/** Some entries about a record. */
export const readHistory = batched(
  async (context: Context, records, entityType: string, { limit, inverted, ...bounds }: Range) => {
    const read = inverted ? history.oldest : history.newest;
    const found = read({ records, entityType, between: toBetween(bounds), take: limit });
    const entries = Object.entries(await context.sql.read(context, found));
    return new Map(entries.map(([record, read]) => [record, read.map(toEntry)]));
  },
);

/** Up to this many, entries are simply skipped; beyond that, it pays to count them all and begin at the nearer end. */
const KEYSET_THRESHOLD = 10_000;

/** A page by the number of newer entries, for numbered pages; `find` reads from the nearer end of the log. */
export async function findAtOffset<Row>(
  offset: number,
  limit: number,
  countMatching: () => Promise<number>,
  find: (range: Range) => Promise<Row[]>,
): Promise<Row[]> {
  const fromNewest = { skip: offset, limit, inverted: false };
  if (offset <= KEYSET_THRESHOLD) return find(fromNewest);
  const left = (await countMatching()) - offset;
  if (left <= 0) return [];
  if (left > offset) return find(fromNewest);
  const take = Math.min(limit, left);
  return (await find({ skip: left - take, limit: take, inverted: true })).reverse();
}

/** Counting stops here, because no one reads that far, and counting a million entries costs far more than the page. */
export const COUNTED = MAX_COUNTED_ENTRIES + 1;

const LONG_AGO = new Date(0);

/**
 * How many entries match: up to COUNTED, or all. A count that reached COUNTED is kept until a person's deletion erases
 * entries, because otherwise entries are only added.
 */
export function countEntries(
  context: Context,
  { filter, onePerAct }: Listed,
  most: number | null,
): Promise<number> {
  const counted = (onePerAct ? ofActs : ofEntries).count({ filter, most });
  if (most === null) return context.sql.read(context, counted);
  const until = (found: number) => (found < most ? LONG_AGO : null);
  return readKept(context, counted, { tables: ['DeletedUser'], until });
}

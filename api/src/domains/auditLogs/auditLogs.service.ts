/**
 * Reading the audit log, newest first. Pages begin at an entry and not at a count of entries, so the last page of a
 * million costs what the first one does.
 */

import { addDays, type Day } from 'rules/days';
import { startOfDay } from 'rules/zonedDays';
import { deletedUserNumber } from '../../audit/deletedUsers.ts';
import { orderBy, type Stretch } from '../../graph/keyset.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import type { Context } from '../../operation/context.ts';
import { keyOrNone } from '../../operation/ids.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { LogLevel } from '../../platform/db/generated/client/enums.ts';
import { count } from '../../platform/sql/find.ts';
import type { Condition } from '../../platform/sql/finder.ts';
import { entriesOfAct } from './acts.service.ts';
import { searchedEntries } from './search.ts';

export interface AuditLogFilter {
  /** The id of who did it; a text that is none matches nothing. */
  userId?: string | null;
  action?: string | null;
  level?: LogLevel | null;
  /** From the beginning of this day of the company … */
  startDate?: Day | null;
  /** … to the end of this one. */
  endDate?: Day | null;
  search?: string | null;
  /** The id of an entry: only those of the same act. */
  actOf?: string | null;
}

/** The entries by a person, even one who was deleted since; none for a text that is not a person's id. */
async function byPerson(context: Context, id: string): Promise<Prisma.AuditLogWhereInput> {
  const userId = keyOrNone('User', id);
  if (!userId) return { userId: { in: [] } };
  const number = await deletedUserNumber(context, userId);
  return number === undefined ? { userId } : { deletedUserNumber: number };
}

export async function auditLogsWhere(
  context: Context,
  { userId, action, level, startDate, endDate, search, actOf }: AuditLogFilter,
): Promise<Prisma.AuditLogWhereInput> {
  const from = startDate ? { gte: startOfDay(startDate, context.timeZone) } : {};
  const to = endDate ? { lt: startOfDay(addDays(endDate, 1), context.timeZone) } : {};
  return {
    ...(userId ? await byPerson(context, userId) : {}),
    ...(action ? { action } : {}),
    ...(level ? { level } : {}),
    AND: [
      ...(startDate || endDate ? [{ timestamp: { ...from, ...to } }] : []),
      ...(actOf ? [await entriesOfAct(context, actOf)] : []),
    ],
    ...(await searchedEntries(context, search)),
  };
}

export const NEWEST_FIRST = newestFirst('timestamp');

/** Up to here entries are simply skipped; beyond it counting them all pays, to begin at the nearer end. */
const KEYSET_THRESHOLD = 10_000;

/** A page by the number of newer entries, for numbered pages; `find` reads from the nearer end of the log. */
export async function findAtOffset<Row>(
  { where, offset, limit }: { where: Prisma.AuditLogWhereInput; offset: number; limit: number },
  countMatching: () => Promise<number>,
  find: (stretch: Stretch<Prisma.AuditLogWhereInput>) => Promise<Row[]>,
): Promise<Row[]> {
  const fromNewest = { where, orderBy: orderBy(NEWEST_FIRST), skip: offset, take: limit };
  if (offset <= KEYSET_THRESHOLD) return find(fromNewest);
  const left = (await countMatching()) - offset;
  if (left <= 0) return [];
  if (left > offset) return find(fromNewest);
  const take = Math.min(limit, left);
  const rows = await find({ where, orderBy: orderBy(NEWEST_FIRST, true), skip: left - take, take });
  return rows.reverse();
}

/** Counting stops here: no one reads on, and counting a million entries costs far more than the page. */
export const COUNTED = 10_001;

/** How many entries match, up to COUNTED. */
export const countSome = (
  context: Context,
  where: Prisma.AuditLogWhereInput,
  condition?: Condition,
): Promise<number> => count(context, 'auditLog', { where, take: COUNTED }, condition);

/** How many entries match, to the last one. */
export const countAll = (
  context: Context,
  where: Prisma.AuditLogWhereInput,
  condition?: Condition,
): Promise<number> => count(context, 'auditLog', { where }, condition);

/** The board of a week: everyone who works for the company by the day, and what the week would pay each. */
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context, SignedInContext, Tx, Viewer } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { count } from '../../platform/sql/find.ts';
import { canPay } from '../../viewer/policy.ts';
import { weekPayDate } from '../payroll/payDate.ts';
import { readWeekFacts } from '../payroll/readWeekFacts.ts';
import { matchesPerson } from '../people/search.ts';
import { type BoardRow, type BoardState, boardRow } from './boardRow.ts';
import { readWeekStatus, type WeekStatus } from './weekStatus.service.ts';

export interface Board {
  weekStart: Day;
  weekEnd: Day;
  /** The company's day of today. */
  today: Day;
  payDate: Day;
  rows: BoardRow[];
  /** What stands between its rows and their pay, read when someone asks for it. */
  status: () => Promise<WeekStatus>;
  /** Why no one can be put on payroll for the week at the moment; null when they can. */
  reason: () => Promise<string | null>;
}

/** What the board is read with: a transaction's client where what it says is recorded. */
interface Reader {
  db: Tx;
  viewer: Viewer;
  today: Day;
  /** The day on which the week would be paid, which decides in which year what was paid before is taken off. */
  payDate: Day;
}

/** An adjustment does not take the place of the week's own run. */
const liveRunsWhere = (weekStart: Day) =>
  ({
    weekStart: toUtcMidnight(weekStart),
    kind: 'REGULAR',
    status: { not: 'VOID' },
  }) satisfies Prisma.PayrollRunWhereInput;

/** Approved days or receipts of the week that are on no payroll. */
function unpaidWhere(weekStart: Day) {
  const approved = {
    date: { gte: toUtcMidnight(weekStart), lte: toUtcMidnight(addDays(weekStart, 6)) },
    status: 'APPROVED',
    payrollRunId: null,
  } as const;
  return {
    OR: [{ timeLogs: { some: { ...approved, worked: true } } }, { receipts: { some: approved } }],
  } satisfies Prisma.UserWhereInput;
}

/** Active contractors, those who have left with something to be paid, and anyone who has been paid for the week. */
const onBoard = (weekStart: Day): Prisma.UserWhereInput => ({
  OR: [
    { kind: 'CONTRACTOR', isActive: true, archivedAt: null },
    { kind: 'CONTRACTOR', archivedAt: null, ...unpaidWhere(weekStart) },
    { payrollRuns: { some: liveRunsWhere(weekStart) } },
  ],
});

/**
 * People with approved days or receipts of the week on no payroll whom the board has no row for: staff, and archived
 * people.
 */
export const countUnpaidElsewhere = ({ db }: Pick<Context, 'db'>, weekStart: Day): Promise<number> =>
  db.user.count({ where: { ...unpaidWhere(weekStart), NOT: onBoard(weekStart) } });

/**
 * So many people at once: in between others get their turn, and nothing grows with the company but the board itself.
 */
const CHUNK = 500;

/** The rows of these people: one statement, however many there are. */
async function loadRows(
  { db, viewer, today, payDate }: Reader,
  weekStart: Day,
  ids: readonly string[],
): Promise<BoardRow[]> {
  const facts = await readWeekFacts(db, weekStart, ids);
  return ids.flatMap((id) => {
    const person = facts.get(id);
    return person
      ? boardRow({ ...person, refusal: canPay(viewer, { id }) }, weekStart, { today, payDate })
      : [];
  });
}

/** The rows of the week that starts on the Monday, by name, some at a time. */
export async function* boardRows(reader: Reader, weekStart: Day): AsyncGenerator<BoardRow[], void> {
  const people = await reader.db.user.findMany({
    where: onBoard(weekStart),
    orderBy: [{ lastName: 'asc' }, { firstName: 'asc' }, { id: 'asc' }],
    select: { id: true },
  });
  for (let from = 0; from < people.length; from += CHUNK)
    yield await loadRows(
      reader,
      weekStart,
      people.slice(from, from + CHUNK).map(({ id }) => id),
    );
}

/** The batch of the week that the job is still at, with the name of who started it. */
export async function unfinishedBatch(db: Tx, weekStart: Day) {
  const batch = await db.payrollBatch.findFirst({
    where: { weekStart: toUtcMidnight(weekStart), finishedAt: null },
    select: { id: true, createdBy: { select: { firstName: true, lastName: true } } },
  });
  if (!batch) return null;
  const { id, createdBy } = batch;
  return { id, startedBy: createdBy ? `${createdBy.firstName} ${createdBy.lastName}` : 'someone' };
}

export const NOT_BEGUN = 'This week hasn’t started yet.';

export const processingAlready = (startedBy: string): string =>
  `Payroll for this week is already being processed by ${startedBy}.`;

/** One person's row of the week; null for someone who has none. */
export async function payrollBoardRow(
  context: SignedInContext,
  weekStart: Day,
  userId: string,
): Promise<BoardRow | null> {
  const { db, viewer } = context;
  const isThere = await db.user.count({ where: { id: userId, ...onBoard(weekStart) } });
  if (!isThere) return null;
  const today = todayIn(context.now(), context.timeZone);
  const payDate = await weekPayDate(db, weekStart, today);
  return (await loadRows({ db, viewer, today, payDate }, weekStart, [userId]))[0] ?? null;
}

/** A week from its Monday on, with these rows of it. */
export const weekOf = ({ now, timeZone }: Context, weekStart: Day, rows: BoardRow[]) => ({
  ...{ weekStart, weekEnd: addDays(weekStart, 6), today: todayIn(now(), timeZone), rows },
});

/** The board of the week with the day in it. */
export async function payrollBoard(context: SignedInContext, day: Day): Promise<Board> {
  const { db, viewer } = context;
  const weekStart = startOfWeek(day);
  const today = todayIn(context.now(), context.timeZone);
  const payDate = await weekPayDate(db, weekStart, today);
  const rows: BoardRow[] = [];
  for await (const some of boardRows({ db, viewer, today, payDate }, weekStart)) rows.push(...some);
  const week = weekOf(context, weekStart, rows);
  return {
    ...{ ...week, payDate },
    status: memoize(() => readWeekStatus(context, week)),
    reason: memoize(async () => {
      if (weekStart > today) return NOT_BEGUN;
      const running = await unfinishedBatch(db, weekStart);
      return running && processingAlready(running.startedBy);
    }),
  };
}

/** Of these people, those who match the search; everyone if there is none. */
export async function matching(
  db: Tx,
  search: string | null | undefined,
  ids: readonly string[],
): Promise<(userId: string) => boolean> {
  if (!search?.trim()) return () => true;
  const people = await db.user.findMany({
    where: { id: { in: [...ids] }, ...matchesPerson(search) },
    select: { id: true },
  });
  const keys = new Set(people.map(({ id }) => id));
  return (userId) => keys.has(userId);
}

/** The rows that are in a state, or that something stands in the way of. */
export async function filterRows(
  { rows, status }: Board,
  only: BoardState | 'ATTENTION' | null | undefined,
): Promise<readonly BoardRow[]> {
  if (!only) return rows;
  if (only !== 'ATTENTION') return rows.filter(({ state }) => state === only);
  const { attention } = await status();
  return rows.filter(({ userId }) => attention.has(userId));
}

type Search = string | null | undefined;

/** The people of these rows who match the search. */
export const rowsWhere = (rows: readonly BoardRow[], search: Search): Prisma.UserWhereInput => ({
  id: { in: rows.map(({ userId }) => userId) },
  ...matchesPerson(search),
});

/** How many they are: a statement only if there is a search. */
export const countMatching = async (
  context: Context,
  rows: readonly BoardRow[],
  search: Search,
): Promise<number> =>
  search?.trim() ? count(context, 'user', { where: rowsWhere(rows, search) }) : rows.length;

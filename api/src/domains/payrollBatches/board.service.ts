/** The board of a week: everyone who is paid by the day, and what the week would pay them. */
import { addDays, type Day, toUtcMidnight } from 'rules/days';
import { startOfWeek } from 'rules/weeks';
import { todayIn } from 'rules/zonedDays';
import type { Context, SignedInContext, Tx, Viewer } from '../../operation/context.ts';
import { groupBy } from '../../platform/lib/groupBy.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { type KeptKind, tablesOf } from '../../platform/sql/kept.ts';
import { type RawTx, rowsIn } from '../../platform/sql/transaction.ts';
import { canPay } from '../../viewer/policy.ts';
import { weekPayDate } from '../payroll/payDate.ts';
import { readWeekFacts } from '../payroll/readWeekFacts.ts';
import { weekFacts } from '../payroll/weekFacts.sql.ts';
import { keysOf, people } from '../people/directory.sql.ts';
import { countPeople } from '../people/directory.ts';
import { matchesPerson } from '../people/search.ts';
import {
  type BoardRow,
  type BoardState,
  type BoardTotals,
  boardRow,
  computeBoardTotals,
} from './boardRow.ts';
import { onBoard, unpaidElsewhere, weekPeople } from './weekPeople.sql.ts';
import { readWeekStatus, type WeekStatus } from './weekStatus.service.ts';

export interface Board extends Rows {
  weekStart: Day;
  weekEnd: Day;
  /** The company's current day. */
  today: Day;
  payDate: Day;
  /** What prevents the pay of its rows; read on request. */
  status: () => Promise<WeekStatus>;
  /** Why the week cannot be processed at the moment; null if it can. */
  reason: () => Promise<string | null>;
}

interface Dates {
  today: Day;
  /** When the week would be paid. This decides in which year earlier payments are taken off. */
  payDate: Day;
}

/** For whom and for what the board is read. Inside a transaction, `db` is its client. */
interface Reader extends Dates {
  db: Tx;
  /** Null for anyone who is not on the board. */
  viewer: Viewer | null;
}

const daysOf = (weekStart: Day) => ({ weekStart, weekEnd: addDays(weekStart, 6) });

/**
 * How many people without a row on the board have approved days or receipts of the week on no payroll: staff and
 * archived people.
 */
export const countUnpaidElsewhere = (context: Context, weekStart: Day): Promise<number> =>
  countPeople(context, [unpaidElsewhere(daysOf(weekStart))]);

/** Few enough at a time that others get their turn, and that only the board grows with the company. */
const CHUNK = 500;

/** The people with something in the week, and those with tax information. */
interface WeekPeople {
  withFacts: ReadonlySet<string>;
  withTaxProfile: ReadonlySet<string>;
}

async function readWeekPeople(tx: RawTx, weekStart: Day): Promise<WeekPeople> {
  const [found] = await rowsIn(tx, weekPeople(daysOf(weekStart)));
  const keys = (rows: readonly { userId: string }[]) => new Set(rows.map(({ userId }) => userId));
  return { withFacts: keys(found!.withFacts), withTaxProfile: keys(found!.withTaxProfile) };
}

/** The rows of people with nothing in the week, computed once for all who differ only by name. */
function idleRows({ viewer, today, payDate }: Reader, weekStart: Day, { withTaxProfile }: WeekPeople) {
  const nothing = { dailyRate: null, payRates: [], logs: [], run: null, receipts: [], plans: [] };
  const rows = new Map<string, BoardRow>();
  return (userId: string): BoardRow => {
    const own = {
      hasTaxProfile: withTaxProfile.has(userId),
      refusal: viewer && canPay(viewer, { id: userId }),
    };
    const key = JSON.stringify(own);
    const facts = { ...nothing, ...own, priorPayments: [], userId };
    const row = rows.get(key) ?? boardRow(facts, weekStart, { today, payDate });
    rows.set(key, row);
    return { ...row, userId };
  };
}

/** These people's rows, in one statement. */
async function loadRows(
  { db, viewer, today, payDate }: Reader,
  weekStart: Day,
  ids: readonly string[],
): Promise<ReadonlyMap<string, BoardRow>> {
  const facts = await readWeekFacts(db, weekStart, ids);
  const rows = [...facts].map(([id, person]) => {
    const known = { ...person, refusal: viewer && canPay(viewer, { id }) };
    return [id, boardRow(known, weekStart, { today, payDate })] as const;
  });
  return new Map(rows);
}

/** The rows of the week from this Monday, by name, in chunks. */
export async function* boardRows(reader: Reader, weekStart: Day): AsyncGenerator<BoardRow[], void> {
  const [board] = await rowsIn(reader.db, keysOf({ filter: [onBoard(daysOf(weekStart))] }));
  const week = await readWeekPeople(reader.db, weekStart);
  const idleRow = idleRows(reader, weekStart, week);
  let chunk: string[] = [];
  let known: string[] = [];
  const load = async () => {
    const rows = known.length ? await loadRows(reader, weekStart, known) : new Map<string, BoardRow>();
    return chunk.map((id) => rows.get(id) ?? idleRow(id));
  };
  for (const id of board!.keys) {
    chunk.push(id);
    if (week.withFacts.has(id)) known.push(id);
    if (known.length < CHUNK) continue;
    yield await load();
    chunk = [];
    known = [];
  }
  if (chunk.length) yield await load();
}

/** The unfinished batch of the week, with its initiator's name. */
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

/** One person's row of the week; null if they have none. */
export async function payrollBoardRow(
  context: SignedInContext,
  weekStart: Day,
  userId: string,
): Promise<BoardRow | null> {
  const { db, viewer } = context;
  const isThere = await countPeople(context, [people.among({ keys: [userId] }), onBoard(daysOf(weekStart))]);
  if (!isThere) return null;
  const today = todayIn(context.now(), context.timeZone);
  const payDate = await weekPayDate(db, weekStart, today);
  return (await loadRows({ db, viewer, today, payDate }, weekStart, [userId])).get(userId) ?? null;
}

/** A week from its Monday, with these rows. */
export const weekOf = ({ now, timeZone }: Context, weekStart: Day, rows: readonly BoardRow[]) => ({
  ...{ weekStart, weekEnd: addDays(weekStart, 6), today: todayIn(now(), timeZone), rows },
});

/** The rows, and what is derived from all of them. */
interface Rows {
  rows: readonly BoardRow[];
  rowOf: ReadonlyMap<string, BoardRow>;
  inState: () => ReadonlyMap<BoardState, readonly BoardRow[]>;
  totals: () => BoardTotals;
}

const toRows = (rows: readonly BoardRow[]): Rows => ({
  rows,
  rowOf: new Map(rows.map((row) => [row.userId, row])),
  inState: memoize(() => new Map(groupBy(rows, ({ state }) => state).map((some) => [some[0]!.state, some]))),
  totals: memoize(() => computeBoardTotals(rows)),
});

const ROWS: KeptKind<Rows> = {
  name: 'rows of the payroll board',
  tables: tablesOf(keysOf, onBoard, weekPeople, weekFacts),
  size: ({ rows }) => rows.length,
};

/** The rows as they are for everyone who processes payroll, except that no one processes their own. */
async function readRows(context: SignedInContext, weekStart: Day, dates: Dates): Promise<Rows> {
  const { db, viewer, kept } = context;
  const { today, payDate } = dates;
  const found = await kept.compute(context, ROWS, [weekStart, today, payDate], async () => {
    const all: BoardRow[] = [];
    for await (const some of boardRows({ db, viewer: null, ...dates }, weekStart)) all.push(...some);
    return toRows(all);
  });
  if (!found.rowOf.has(viewer.id)) return found;
  const own = await loadRows({ db, viewer, ...dates }, weekStart, [viewer.id]);
  return toRows(found.rows.map((row) => own.get(row.userId) ?? row));
}

/** The board of the week that contains the day. */
export async function payrollBoard(context: SignedInContext, day: Day): Promise<Board> {
  const { db } = context;
  const weekStart = startOfWeek(day);
  const today = todayIn(context.now(), context.timeZone);
  const payDate = await weekPayDate(db, weekStart, today);
  const all = await readRows(context, weekStart, { today, payDate });
  const week = weekOf(context, weekStart, all.rows);
  return {
    ...{ ...all, ...week, payDate },
    status: memoize(() => readWeekStatus(context, week)),
    reason: memoize(async () => {
      if (weekStart > today) return NOT_BEGUN;
      const running = await unfinishedBatch(db, weekStart);
      return running && processingAlready(running.startedBy);
    }),
  };
}

/** Which of these people match the search; all of them without a search. */
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

/** The rows in this state, or those that need attention. */
export async function filterRows(
  { rows, rowOf, inState, status }: Board,
  only: BoardState | 'ATTENTION' | null | undefined,
): Promise<readonly BoardRow[]> {
  if (!only) return rows;
  if (only !== 'ATTENTION') return inState().get(only) ?? [];
  const { attention } = await status();
  return Array.from(attention.keys(), (userId) => rowOf.get(userId)!);
}

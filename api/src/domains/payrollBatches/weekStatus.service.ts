/** What prevents the pay of a week's people: read for all of them at once. */
import type { Day } from 'rules/days';
import type { SignedInContext } from '../../operation/context.ts';
import { type KeptKind, tablesOf } from '../../platform/sql/kept.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { canPay } from '../../viewer/policy.ts';
import { findAboveLimit } from '../payments/limit.ts';
import { backPayOfWeek } from '../payroll/backPay/backPay.service.ts';
import { runsBeforeRates } from '../payroll/backPay/backPay.sql.ts';
import { keysOf, people } from '../people/directory.sql.ts';
import { expected } from '../timeLogs/late.sql.ts';
import { weekOfLog } from '../timeLogs/late.ts';
import type { BoardRow } from './boardRow.ts';
import { weekStatus } from './weekStatus.sql.ts';
import {
  type Added,
  type Attention,
  countSteps,
  listAttention,
  type Steps,
  sumAdded,
  type WeekRun,
} from './weekStatus.ts';

export interface WeekStatus {
  attention: ReadonlyMap<string, Attention>;
  steps: Steps;
  /** Runs that are not void, by number. */
  runs: readonly WeekRun[];
  /** What the week's adjustments hand out to a person, and how much of that is unpaid. */
  added: (userId: string) => Added;
}

interface Week {
  weekStart: Day;
  weekEnd: Day;
  /** The company's current day. */
  today: Day;
  rows: readonly BoardRow[];
}

/** People whose unpaid runs exceed what one person may decide; null if the company has no limit. */
async function findAbove(
  context: SignedInContext,
  runs: readonly WeekRun[],
): Promise<ReadonlySet<string> | null> {
  const open = runs.filter(({ isPaid }) => !isPaid);
  return (await findAboveLimit(context.db, context, open))?.people ?? null;
}

/** Read for everyone, or for the only person of the week. */
async function readFacts(context: SignedInContext, week: Week, only: string | undefined) {
  const { db, sql, timeZone, now } = context;
  const { weekStart, weekEnd } = week;
  const found = await sql.read(context, weekStatus({ weekStart, weekEnd, now: now() }));
  const filter = [
    ...(only ? [people.among({ keys: [only] })] : []),
    expected(weekOfLog(weekStart, timeZone)),
  ];
  const [due] = await rowsIn(db, keysOf({ filter }));
  const onPayroll = found.runs.filter(({ isAdded }) => !isAdded).map(({ userId }) => userId);
  return {
    ...found,
    expected: new Set(due!.keys),
    backPay: await backPayOfWeek(db, only ? onPayroll.filter((id) => id === only) : onPayroll, weekStart),
  };
}

type Found = Awaited<ReturnType<typeof readFacts>>;

const FACTS: KeptKind<Found> = {
  name: 'facts about a week',
  tables: tablesOf(weekStatus, keysOf, expected, runsBeforeRates),
  // These rows are short.
  size: ({ runs, days, receipts }) => (runs.length + days.length + receipts.length) / 8,
  until: ({ requestsUntil }) => requestsUntil && new Date(requestsUntil),
};

/** The status of kept rows. It is the same for every viewer unless there is a limit or the viewer has a run. */
const known = new WeakMap<readonly BoardRow[], { found: Found; status: WeekStatus }>();

export async function readWeekStatus(context: SignedInContext, week: Week): Promise<WeekStatus> {
  const { weekStart, weekEnd, today, rows } = week;
  const { viewer, timeZone } = context;
  const only = rows.length === 1 ? rows[0]!.userId : undefined;
  const found = await context.kept.compute(context, FACTS, [weekStart, timeZone, only ?? null], () =>
    readFacts(context, week, only),
  );
  const runs = found.runs.map((run) => ({
    ...run,
    isPayable: canPay(viewer, { id: run.userId }) === null,
  }));
  const above = await findAbove(context, runs);
  const isSame = above === null && runs.every(({ isPayable }) => isPayable);
  const before = isSame ? known.get(rows) : undefined;
  if (before?.found === found) return before.status;
  const facts = {
    ...{ ...found, runs, isOver: weekEnd < today },
    refusals: new Map(found.refusals.map(({ userId, refusal }) => [userId, refusal])),
    aboveLimit: above ?? new Set<string>(),
  };
  const status = {
    ...{ attention: listAttention(rows, facts), steps: countSteps(rows, facts), runs },
    added: sumAdded(runs),
  };
  if (isSame) known.set(rows, { found, status });
  return status;
}

/** What prevents the pay of a week's people: read for all of them at once. */
import type { Day } from 'rules/days';
import type { SignedInContext } from '../../operation/context.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { canPay } from '../../viewer/policy.ts';
import { findAboveLimit } from '../payments/limit.ts';
import { backPayOfWeek } from '../payroll/backPay/backPay.service.ts';
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

/** People whose unpaid runs exceed what one person may decide. */
async function findAbove(context: SignedInContext, runs: readonly WeekRun[]): Promise<ReadonlySet<string>> {
  const open = runs.filter(({ isPaid }) => !isPaid);
  return (await findAboveLimit(context.db, context, open))?.people ?? new Set();
}

/** Who should have days in the week, of the person with the only row or of everyone. */
async function findExpected({ db, timeZone }: SignedInContext, { weekStart, rows }: Week) {
  const [first, second] = rows;
  const only = first && !second ? [people.among({ keys: [first.userId] })] : [];
  const filter = [...only, expected(weekOfLog(weekStart, timeZone))];
  const [found] = await rowsIn(db, keysOf({ filter }));
  return new Set(found!.keys);
}

export async function readWeekStatus(context: SignedInContext, week: Week): Promise<WeekStatus> {
  const { db, sql, viewer, now } = context;
  const { weekStart, weekEnd, today, rows } = week;
  const {
    runs: found,
    refusals,
    ...open
  } = await sql.read(context, weekStatus({ weekStart, weekEnd, now: now() }));
  const runs = found.map((run) => ({ ...run, isPayable: canPay(viewer, { id: run.userId }) === null }));
  const facts = {
    ...{ ...open, runs, isOver: weekEnd < today },
    expected: await findExpected(context, week),
    refusals: new Map(refusals.map(({ userId, refusal }) => [userId, refusal])),
    aboveLimit: await findAbove(context, runs),
    backPay: await backPayOfWeek(
      db,
      rows.filter(({ run }) => run !== null).map(({ userId }) => userId),
      weekStart,
    ),
  };
  return {
    ...{ attention: listAttention(rows, facts), steps: countSteps(rows, facts), runs },
    added: sumAdded(runs),
  };
}

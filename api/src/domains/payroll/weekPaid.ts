/** Whether a week is paid: for everybody, whatever a page or a filter shows. */
import { addDays, type Day } from 'rules/days';
import type { Context } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';

export interface WeekPay {
  /** Runs that are not void. */
  runs: number;
  /** Those of them that are not marked as paid. */
  unpaidRuns: number;
  /** People of any kind with days of work on no run, approved or still to be decided. */
  openPeople: number;
}

/** How far the week that starts on the Monday has come, by one statement. */
export const weekPay = (context: Context, weekStart: Day): Promise<WeekPay> =>
  context.sql.read(
    context,
    Prisma.sql`SELECT json_build_object(
      'runs', count(*), 'unpaidRuns', count(*) FILTER (WHERE status = 'PROCESSED'),
      'openPeople', (SELECT count(DISTINCT log."userId") FROM "TimeLog" log
        WHERE log.date BETWEEN ${weekStart}::date AND ${addDays(weekStart, 6)}::date
          AND log.worked AND log.status <> 'REJECTED' AND log."payrollRunId" IS NULL))
      FROM "PayrollRun" WHERE "weekStart" = ${weekStart}::date AND status <> 'VOID'`,
  );

/** Somebody was paid, and nobody is left who is to be paid or may still have to be. */
export const isEverybodyPaid = ({ runs, unpaidRuns, openPeople }: WeekPay): boolean =>
  runs > 0 && unpaidRuns === 0 && openPeople === 0;

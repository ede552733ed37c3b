/** A person's newest runs, for their home page. */
import { toUtcMidnight } from 'rules/days';
import { Prisma } from '../../platform/db/generated/client/client.ts';
import { batched } from '../../platform/sql/batched.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { newestRuns } from './latestRuns.sql.ts';

type NewestRun = AnswerOf<typeof newestRuns>[string][number];

/** As the fields of a run read it. */
const toRun = ({ weekStart, payDate, processedAt, totalPay, ...run }: NewestRun) => ({
  ...run,
  weekStart: toUtcMidnight(weekStart),
  payDate: toUtcMidnight(payDate),
  processedAt: new Date(processedAt),
  totalPay: new Prisma.Decimal(totalPay),
});

/**
 * The three newest, newest week first. Always reads all that home pages show, because working out what a query needs
 * takes longer. Fields of other columns load them on their own.
 */
export const latestRuns = batched(async (context, people) => {
  const found = await context.sql.read(context, newestRuns({ people }));
  return new Map(Object.entries(found).map(([userId, runs]) => [userId, runs.map(toRun)]));
});

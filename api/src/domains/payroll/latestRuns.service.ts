/** A person's newest runs, for their home page. */
import { listBy } from '../../platform/sql/find.ts';

/**
 * Always selects all of these, because working out what a query needs takes longer. Fields of other columns load them
 * on their own.
 */
const SHOWN = {
  id: true,
  userId: true,
  number: true,
  weekStart: true,
  payDate: true,
  totalPay: true,
  status: true,
  processedAt: true,
  replacedBy: { select: { id: true } },
} as const;

/** The three newest, newest week first. */
export const latestRuns = listBy('payrollRun', 'userId', {
  select: SHOWN,
  orderBy: [{ weekStart: 'desc' }, { id: 'desc' }],
  take: 3,
});

/** The newest runs of a person, as a home page shows them. */
import { listBy } from '../../platform/sql/find.ts';

/**
 * Always selected: computing what a query selects takes longer than reading all of this. A field of anything else does
 * its own reading.
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

import { readDay } from 'rules/searchParams';
import type { TimeLogStatus } from '../../__generated__/TimeLogsScreenQuery.graphql';
import { choice, searchParams } from '../../kit/lib/searchParams';

export const timeLogStatuses: readonly TimeLogStatus[] = ['PENDING', 'APPROVED', 'REJECTED'];

/** Which days are counted and listed; both bounds are included. */
export const timeLogFilter = searchParams(
  { status: choice(timeLogStatuses), startDate: readDay, endDate: readDay },
  // The team's week stays in the address.
  { isShared: true },
);

export type TimeLogFilter = ReturnType<typeof timeLogFilter.read>;

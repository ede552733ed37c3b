/** Whether a day can be decided as it stands. Pure: who may decide is in identity/policy.ts. */

import { lockedByRunMessage } from 'rules/messages';
import type { Viewer } from '../../operation/context.ts';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';
import { canDecideDays, type Verdict } from '../../viewer/policy.ts';
import { toRevision } from '../timeLogs/revision.ts';

/** A decision about days; only a rejection has a `reason`. */
export interface Decision {
  status: TimeLogStatus;
  reason: string | null;
}

/** A day as it is, locked until the decision is written. */
export interface StandingDay {
  userId: string;
  status: TimeLogStatus;
  rejectionReason: string | null;
  updatedAt: Date;
  /** The number of the payroll run that includes the day. */
  runNumber: number | null;
}

export const GONE = 'This day is not in the log any more.';
export const CHANGED = 'This day was changed meanwhile. Please look at it again.';

const DECIDED: Record<TimeLogStatus, string> = {
  PENDING: CHANGED,
  APPROVED: 'This day was approved meanwhile.',
  REJECTED: 'This day was rejected meanwhile.',
};

const ALREADY: Record<TimeLogStatus, string> = {
  PENDING: 'This day awaits a decision already.',
  APPROVED: 'This day is approved already.',
  REJECTED: 'This day is rejected already, for the same reason.',
};

/** Why the decision cannot be made about the day that the viewer saw at `revision`; null when it can. */
export function findRefusal(
  viewer: Viewer,
  day: StandingDay | undefined,
  revision: string,
  { status, reason }: Decision,
): Verdict {
  if (!day) return GONE;
  const verdict = canDecideDays(viewer, day.userId);
  if (verdict) return verdict;
  if (day.runNumber !== null) return lockedByRunMessage(day.runNumber);
  if (toRevision(day.updatedAt) !== revision) return DECIDED[day.status];
  const asItStands = day.status === status && day.rejectionReason === reason;
  return asItStands ? ALREADY[status] : null;
}

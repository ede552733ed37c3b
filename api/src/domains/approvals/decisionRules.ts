/** Whether a day can be decided as it stands. Pure: who may decide is in viewer/policy.ts. */
import type { Viewer } from '../../operation/context.ts';
import { canDecideDays, type Verdict } from '../../viewer/policy.ts';
import { type Decision, refuseDecision, type Standing } from '../timeLogs/decision.ts';

export const GONE = 'This day is no longer in the log.';

/** Why the day that the viewer saw at `revision` cannot be decided this way; null if it can. */
export function findRefusal(
  viewer: Viewer,
  day: Standing | undefined,
  revision: string,
  decision: Decision,
): Verdict {
  if (!day) return GONE;
  return canDecideDays(viewer, day.userId) ?? refuseDecision('day', day, revision, decision);
}

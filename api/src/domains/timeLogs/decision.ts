/**
 * A decision about days or receipts: its input rules, and whether it can be made now. Pure. viewer/policy.ts decides
 * who may decide.
 */
import { MAX_DECIDED_DAYS, MAX_REJECTION_REASON } from 'rules/limits';
import { lockedByRunMessage } from 'rules/messages';
import { z } from 'zod';
import type { TimeLogStatus } from '../../platform/db/generated/client/enums.ts';
import type { Verdict } from '../../viewer/policy.ts';
import { isRevision, toRevision } from './revision.ts';

/** Only a rejection has a `reason`. */
export interface Decision {
  status: TimeLogStatus;
  reason: string | null;
}

/** A day or a receipt, locked until the decision is written. */
export interface Standing {
  userId: string;
  status: TimeLogStatus;
  rejectionReason: string | null;
  updatedAt: Date;
  /** The number of the payroll run that includes it. */
  runNumber: number | null;
}

export type Thing = 'day' | 'receipt';

/** The items to decide, each with the revision that the user read. */
export const toDecide = (thing: Thing) =>
  z
    .array(
      z.object({
        id: z.string(),
        revision: z.string().refine(isRevision, `The revision must be one that the ${thing} was read with.`),
      }),
    )
    .min(1, `Choose at least one ${thing}.`)
    .max(MAX_DECIDED_DAYS, `At most ${MAX_DECIDED_DAYS} ${thing}s can be decided at once.`);

export const DECISION = {
  status: z.enum(['PENDING', 'APPROVED', 'REJECTED']),
  reason: z
    .string()
    .trim()
    .max(MAX_REJECTION_REASON, `The reason must be at most ${MAX_REJECTION_REASON} characters.`)
    .nullish(),
};

/** Only a rejection has a reason, and no item appears twice. */
export function checkDecision(
  { addIssue }: { addIssue: (issue: { code: 'custom'; path: (string | number)[]; message: string }) => void },
  thing: Thing,
  things: readonly { id: string }[],
  { status, reason }: { status: TimeLogStatus; reason?: string | null | undefined },
): void {
  const issue = (path: (string | number)[], message: string) => addIssue({ code: 'custom', path, message });
  if (status === 'REJECTED' && !reason) issue(['reason'], 'Enter a reason for the driver.');
  if (status !== 'REJECTED' && reason) issue(['reason'], 'Only a rejection has a reason.');
  const seen = new Set<string>();
  things.forEach(({ id }, index) => {
    if (seen.has(id)) issue([`${thing}s`, index, 'id'], `This ${thing} appears twice.`);
    seen.add(id);
  });
}

export const changedMessage = (thing: Thing): string =>
  `This ${thing} has changed. Please review it and try again.`;

const decidedMessage = (thing: Thing, status: TimeLogStatus): string =>
  status === 'PENDING' ? changedMessage(thing) : `This ${thing} was already ${status.toLowerCase()}.`;

const ALREADY: Record<TimeLogStatus, string> = {
  PENDING: 'is already waiting for a decision.',
  APPROVED: 'is already approved.',
  REJECTED: 'is already rejected for the same reason.',
};

/** Why an authorized viewer, who saw it at `revision`, cannot decide it this way; null if they can. */
export function refuseDecision(
  thing: Thing,
  standing: Standing,
  revision: string,
  { status, reason }: Decision,
): Verdict {
  if (standing.runNumber !== null) return lockedByRunMessage(standing.runNumber, `This ${thing}`);
  if (toRevision(standing.updatedAt) !== revision) return decidedMessage(thing, standing.status);
  const asItStands = standing.status === status && standing.rejectionReason === reason;
  return asItStands ? `This ${thing} ${ALREADY[status]}` : null;
}

/** What becomes of a receipt when somebody changes it or decides about it. Pure: who may do so is in viewer/policy.ts. */
import type { Day } from 'rules/days';
import type { ExpenseCategory } from 'rules/expenses';
import { lockedByRunMessage } from 'rules/messages';
import type { Cents } from 'rules/money';
import type { Viewer } from '../../operation/context.ts';
import type { ReceiptStatus } from '../../platform/db/generated/client/enums.ts';
import { canDecideReceipts, type Verdict } from '../../viewer/policy.ts';
import { toRevision } from '../timeLogs/revision.ts';

/** What its owner says. */
export interface ReceiptContent {
  date: Day;
  category: ExpenseCategory;
  amount: Cents;
  purpose: string;
}

/** A decision about receipts; only a rejection has a `reason`. */
export interface ReceiptDecision {
  status: ReceiptStatus;
  reason: string | null;
}

/** A receipt as it is, locked until the change is written. */
export interface StandingReceipt {
  userId: string;
  status: ReceiptStatus;
  rejectionReason: string | null;
  updatedAt: Date;
  /** The number of the payroll run that pays it. */
  runNumber: number | null;
}

export const GONE = 'This receipt has been deleted.';
export const CHANGED = 'This receipt was changed meanwhile. Please look at it again.';
export const APPROVED_STAYS =
  'This receipt is approved and cannot be changed. Ask a manager to reopen or reject it.';

const DECIDED: Record<ReceiptStatus, string> = {
  PENDING: CHANGED,
  APPROVED: 'This receipt was approved meanwhile.',
  REJECTED: 'This receipt was rejected meanwhile.',
};

const ALREADY: Record<ReceiptStatus, string> = {
  PENDING: 'This receipt awaits a decision already.',
  APPROVED: 'This receipt is approved already.',
  REJECTED: 'This receipt is rejected already, for the same reason.',
};

export const lockedReceipt = (runNumber: number): string => lockedByRunMessage(runNumber, 'This receipt');

/** Why the decision cannot be made about the receipt that the viewer saw at `revision`; null when it can. */
export function findReceiptRefusal(
  viewer: Viewer,
  receipt: StandingReceipt | undefined,
  revision: string,
  { status, reason }: ReceiptDecision,
): Verdict {
  if (!receipt) return GONE;
  const verdict = canDecideReceipts(viewer, receipt.userId);
  if (verdict) return verdict;
  if (receipt.runNumber !== null) return lockedReceipt(receipt.runNumber);
  if (toRevision(receipt.updatedAt) !== revision) return DECIDED[receipt.status];
  const asItStands = receipt.status === status && receipt.rejectionReason === reason;
  return asItStands ? ALREADY[status] : null;
}

/** Whether its owner may still change or delete it. */
export const isOpen = ({
  status,
  payrollRunId,
}: {
  status: ReceiptStatus;
  payrollRunId: string | null;
}): boolean => payrollRunId === null && status !== 'APPROVED';

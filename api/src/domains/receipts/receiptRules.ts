/** What happens to a receipt when someone changes or decides it. Pure. viewer/policy.ts decides who may do so. */
import type { Day } from 'rules/days';
import type { ExpenseCategory } from 'rules/expenses';
import { lockedByRunMessage } from 'rules/messages';
import type { Cents } from 'rules/money';
import type { Viewer } from '../../operation/context.ts';
import type { ReceiptStatus } from '../../platform/db/generated/client/enums.ts';
import { canDecideReceipts, type Verdict } from '../../viewer/policy.ts';
import { changedMessage, type Decision, refuseDecision, type Standing } from '../timeLogs/decision.ts';

/** What its owner enters. */
export interface ReceiptContent {
  date: Day;
  category: ExpenseCategory;
  amount: Cents;
  purpose: string;
}

/** The most receipts that a person may send for one week, so that the approver can see all of them. */
export const MAX_RECEIPTS_A_WEEK = 100;

export const WEEK_IS_FULL = `There are ${MAX_RECEIPTS_A_WEEK} receipts for this week already. Delete one or combine several.`;

export const GONE = 'This receipt has been deleted.';
export const CHANGED = changedMessage('receipt');
export const APPROVED_STAYS =
  'This receipt is approved and can’t be changed. Ask a manager to reopen or reject it.';

export const lockedReceipt = (runNumber: number): string => lockedByRunMessage(runNumber, 'This receipt');

/** Why the receipt that the viewer saw at `revision` cannot be decided this way; null if it can. */
export function findReceiptRefusal(
  viewer: Viewer,
  receipt: Standing | undefined,
  revision: string,
  decision: Decision,
): Verdict {
  if (!receipt) return GONE;
  return canDecideReceipts(viewer, receipt.userId) ?? refuseDecision('receipt', receipt, revision, decision);
}

/** Whether its owner may still change or delete it. */
export const isOpen = ({
  status,
  payrollRunId,
}: {
  status: ReceiptStatus;
  payrollRunId: string | null;
}): boolean => payrollRunId === null && status !== 'APPROVED';

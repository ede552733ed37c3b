/** What a request's amount is for, as notices say it; empty for payments. */
import type { NoticeFacts } from '../../notices/kinds.ts';
import type { ApprovalRequestKind } from '../../platform/db/generated/client/enums.ts';

export function wantedMoney(
  kind: ApprovalRequestKind,
): Pick<NoticeFacts['APPROVAL_REQUESTED'], 'isAdvance' | 'of'> {
  if (kind === 'GIVE_ADVANCE') return { isAdvance: true };
  if (kind === 'ENTER_DEDUCTION') return { of: 'DEDUCTION' };
  if (kind === 'MAKE_BANK_FILE') return { of: 'BANK_FILE' };
  return kind === 'ENTER_OPENING_BALANCE' ? { of: 'OPENING_BALANCE' } : {};
}

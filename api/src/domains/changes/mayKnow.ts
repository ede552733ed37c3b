import { hasAnyRole, MANAGERS, PAYROLL_READERS } from 'rules/roles';
import type { Viewer } from '../../operation/context.ts';
import { type Change, type ChangeKind, isInternal } from '../../platform/live/change.ts';

/** Kinds of changes that accountants read about, too. */
const FOR_ACCOUNTANTS: readonly ChangeKind[] = ['DAYS', 'TAX_DOCUMENTS'];

/**
 * Managers and administrators get everything that is meant for people, accountants also days and tax documents of
 * everyone, others what is about themselves. Notices are for whom they are written to.
 */
export function mayKnow(viewer: Viewer, { kind, userId }: Change): boolean {
  if (isInternal(kind)) return false;
  if (kind === 'NOTICES') return userId === viewer.id;
  return (
    userId === viewer.id || hasAnyRole(viewer, FOR_ACCOUNTANTS.includes(kind) ? PAYROLL_READERS : MANAGERS)
  );
}

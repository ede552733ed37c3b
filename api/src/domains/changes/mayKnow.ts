import { hasAnyRole, MANAGERS, PAYROLL_READERS } from 'rules/roles';
import type { Viewer } from '../../operation/context.ts';
import { type Change, type ChangeKind, isInternal } from '../../platform/live/change.ts';

/** Kinds of changes that accountants also read. */
const FOR_ACCOUNTANTS: readonly ChangeKind[] = ['DAYS', 'TAX_DOCUMENTS'];

/**
 * Managers and administrators get every change that is not internal. Accountants get everyone's days and tax documents.
 * Everyone else gets changes about themselves. Notices go only to their recipients.
 */
export function mayKnow(viewer: Viewer, { kind, userId }: Change): boolean {
  if (isInternal(kind)) return false;
  if (kind === 'NOTICES') return userId === viewer.id;
  return (
    userId === viewer.id || hasAnyRole(viewer, FOR_ACCOUNTANTS.includes(kind) ? PAYROLL_READERS : MANAGERS)
  );
}

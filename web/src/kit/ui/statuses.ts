/** How states look: a tone for color and icon, and the word. */

export type Tone = 'success' | 'warning' | 'danger' | 'neutral' | 'info';

export type StatusLook = { tone: Tone; label: string };

const LOOKS: Record<string, StatusLook> = {
  PENDING: { tone: 'warning', label: 'Pending' },
  APPROVED: { tone: 'success', label: 'Approved' },
  REJECTED: { tone: 'danger', label: 'Rejected' },
  PROCESSED: { tone: 'info', label: 'On payroll' },
  PAID: { tone: 'success', label: 'Paid' },
  VOID: { tone: 'neutral', label: 'Void' },
  DRAFT: { tone: 'neutral', label: 'Draft' },
  GENERATED: { tone: 'info', label: 'Generated' },
  SUBMITTED: { tone: 'warning', label: 'Submitted' },
  INFO: { tone: 'info', label: 'Info' },
  WARNING: { tone: 'warning', label: 'Warning' },
  ERROR: { tone: 'danger', label: 'Error' },
  CRITICAL: { tone: 'danger', label: 'Critical' },
};

/** The look of a status of a day, run or document, or of a log level; an unknown one is neutral. */
export function statusLook(status: string): StatusLook {
  return LOOKS[status] ?? { tone: 'neutral', label: status };
}

/** Active or Inactive. */
export function activityLook(isActive: boolean): StatusLook {
  return isActive ? { tone: 'success', label: 'Active' } : { tone: 'neutral', label: 'Inactive' };
}

/** The color of an audit log entry, derived from its action's text. */
export function actionTone(action: string): Tone {
  if (/ERROR|FAILED|DELETE/.test(action)) return 'danger';
  if (/WARNING|UNAUTHORIZED/.test(action)) return 'warning';
  if (/CREATE|SUCCESS/.test(action)) return 'success';
  return 'info';
}

/** Every word the audit trail knows, with what it says happened. A word once written stays: entries are never altered. */

export const AUDIT_ACTIONS = {
  USER_LOGIN: 'Someone signed in.',
  USER_LOGIN_FAILED: 'A sign-in was refused.',
  USER_LOGOUT: 'Someone signed out.',
  USER_CREATED: 'A user of either kind was added.',
  USER_REGISTERED: 'A contractor registered and waits for approval.',
  PROFILE_UPDATED: 'Someone changed the own name, phone or address.',
  DAILY_RATE_CHANGED: 'A daily rate was set or taken away.',
  PASSWORD_CHANGED: 'Someone changed the own password.',
  PASSWORD_CHANGE_FAILED: 'The current password was wrong in a change of password.',
  PASSWORD_RESET_TOKEN_CREATED: 'An administrator made a single-use key to a new password.',
  PASSWORD_RESET: 'A new password was set with such a key.',
  CONTRACTOR_UPDATED: 'The name or e-mail address of a contractor was changed.',
  CONTRACTOR_DEACTIVATED: "A contractor's access ended.",
  TIME_LOG_CREATED: 'A day was logged.',
  TIME_LOG_UPDATED: 'A logged day was changed.',
  TIME_LOG_APPROVED: 'A logged day was approved.',
  TIME_LOG_REJECTED: 'A logged day was refused.',
  WEEK_SUBMITTED: 'A whole week was submitted.',
  PAYROLL_CALCULATED: "A person's week was processed.",
  PAYROLL_PAID: 'A payroll run was marked as paid.',
  PAYROLL_VOIDED: 'A payroll run was voided.',
  ACCESS_DENIED: 'A signed-in user was refused something.',
  RATE_LIMITED: 'A client tried to sign in too often.',
} as const satisfies Record<string, string>;

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/**
 * All audit actions: a row for each, in the file of its group. An action is never renamed, because entries are never
 * altered.
 */
import { ACCESS_ACTIONS } from './actions/access.ts';
import type { ActionRow } from './actions/action.ts';
import { COMPANY_ACTIONS } from './actions/company.ts';
import { PAYROLL_ACTIONS } from './actions/payroll.ts';
import { PEOPLE_ACTIONS } from './actions/people.ts';
import { TAX_ACTIONS } from './actions/tax.ts';
import { TIME_ACTIONS } from './actions/time.ts';

const GROUPS = {
  People: PEOPLE_ACTIONS,
  Time: TIME_ACTIONS,
  Payroll: PAYROLL_ACTIONS,
  Tax: TAX_ACTIONS,
  Access: ACCESS_ACTIONS,
  Company: COMPANY_ACTIONS,
};

/** The actions by group, so that people find one among more than a hundred. */
export const ACTION_GROUPS = Object.entries(GROUPS).map(([name, rows]) => ({
  name,
  actions: Object.keys(rows).sort(),
}));

export const AUDIT_ACTIONS = {
  ...PEOPLE_ACTIONS,
  ...TIME_ACTIONS,
  ...PAYROLL_ACTIONS,
  ...TAX_ACTIONS,
  ...ACCESS_ACTIONS,
  ...COMPANY_ACTIONS,
};

export type AuditAction = keyof typeof AUDIT_ACTIONS;

/** Actions that hand out personal data. */
export type DataAction = {
  [Action in AuditAction]: (typeof AUDIT_ACTIONS)[Action] extends { handsOut: object } ? Action : never;
}[AuditAction];

/** The actions that hand out the data of one person, or of many. */
export const actionsHandingOut = (whose: 'ONE' | 'MANY'): DataAction[] =>
  (Object.keys(AUDIT_ACTIONS) as AuditAction[]).filter(
    (action): action is DataAction => findAction(action).handsOut?.of === whose,
  );

/** The row of an action. One that no version writes anymore gets a plain message. */
export const findAction = (action: string): ActionRow =>
  Object.hasOwn(AUDIT_ACTIONS, action)
    ? AUDIT_ACTIONS[action as AuditAction]
    : { reads: ({ actor }) => `${actor}: ${action.replaceAll('_', ' ').toLowerCase()}.` };

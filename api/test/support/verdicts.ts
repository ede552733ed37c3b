/**
 * The callers for whom the `viewerCan…` fields are true: the screens' buttons rely on them, so they must match what the
 * mutations then allow. For a missing subject, the field is false for everyone.
 */
import type { RoleName } from 'rules/roles';
import { ADMINS, MANAGERS, PAYROLL_READERS, READERS, type Subject, TAX_FILERS } from './rights.ts';

/** Whose record it is, and the callers who then read true. */
export type Verdict = Partial<Record<Subject, readonly RoleName[] | 'anyone'>>;

const ofEverybody = (roles: readonly RoleName[]): Verdict => ({
  driver: roles,
  own: roles,
  peer: roles,
  admin: roles,
  archived: roles,
});

export const VERDICTS: Readonly<Record<string, Verdict>> = {
  'User.viewerCanOpen': { ...ofEverybody(READERS), own: 'anyone' },
  'User.viewerCanReadPay': { ...ofEverybody(PAYROLL_READERS), own: 'anyone' },
  'User.viewerCanReadBankAccount': { ...ofEverybody(MANAGERS), own: 'anyone' },
  'User.viewerCanSetBankAccount': { ...ofEverybody(ADMINS), own: 'anyone' },
  'User.viewerCanReadAccess': { ...ofEverybody(ADMINS), own: 'anyone' },
  'User.viewerCanRequestW9': { driver: READERS, peer: READERS, admin: READERS },
  'User.viewerCanPay': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS },
  'User.viewerCanEdit': { driver: MANAGERS, archived: MANAGERS },
  'User.viewerCanDeactivate': { driver: MANAGERS, archived: MANAGERS },
  'User.viewerCanSetDailyRate': { ...ofEverybody(MANAGERS), admin: ADMINS },
  'User.viewerCanEditStaff': ofEverybody(ADMINS),
  'User.viewerCanAssignRoles': { peer: ADMINS, admin: ADMINS },
  'User.viewerCanSetActive': { driver: ADMINS, peer: ADMINS, admin: ADMINS, archived: ADMINS },
  'User.viewerCanResetPassword': { driver: ADMINS, peer: ADMINS, admin: ADMINS },
  // No one is locked out.
  'User.viewerCanUnlockSignIn': {},
  'User.viewerCanSignOutEverywhere': { driver: ADMINS, peer: ADMINS, admin: ADMINS },
  // No one has one to remove.
  'User.viewerCanRemoveSecondFactor': {},
  'User.viewerCanArchive': { driver: ADMINS, archived: ADMINS },
  'User.viewerCanDelete': { archived: ADMINS },
  'User.viewerCanSetWorkRelation': {
    driver: TAX_FILERS,
    peer: TAX_FILERS,
    admin: TAX_FILERS,
    archived: TAX_FILERS,
  },
  'User.viewerCanReadHistory': ofEverybody(ADMINS),
  'TimeLog.viewerCanEdit': {
    driver: MANAGERS,
    own: 'anyone',
    peer: MANAGERS,
    admin: MANAGERS,
    archived: MANAGERS,
  },
  'TimeLog.viewerCanDecide': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'Receipt.viewerCanEdit': { own: 'anyone' },
  'Receipt.viewerCanDecide': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'PayrollRun.viewerCanCorrect': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'PayrollRun.viewerCanVoid': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'Payment.viewerCanVoid': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'User.viewerCanEnterOpeningBalance': {
    driver: MANAGERS,
    peer: MANAGERS,
    admin: MANAGERS,
    archived: MANAGERS,
  },
  'OpeningBalance.viewerCanVoid': {
    driver: MANAGERS,
    peer: MANAGERS,
    admin: MANAGERS,
    archived: MANAGERS,
  },
  'Plan.viewerCanEnd': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'Plan.viewerCanManage': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'Plan.viewerCanVoid': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'Plan.viewerCanRecordRepayment': {
    driver: MANAGERS,
    peer: MANAGERS,
    admin: MANAGERS,
    archived: MANAGERS,
  },
  'Plan.viewerCanWriteOff': { driver: ADMINS, peer: ADMINS, admin: ADMINS, archived: ADMINS },
  'PlanRepayment.viewerCanVoid': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'ApprovalRequest.viewerCanDecide': {
    driver: MANAGERS,
    peer: MANAGERS,
    admin: MANAGERS,
    archived: MANAGERS,
  },
  'ApprovalRequest.viewerCanDecline': {
    driver: MANAGERS,
    peer: MANAGERS,
    admin: MANAGERS,
    archived: MANAGERS,
  },
  // A colleague asked for it.
  'ApprovalRequest.viewerCanWithdraw': {},
  'PayrollRun.viewerCanMarkPaid': { driver: MANAGERS, peer: MANAGERS, admin: MANAGERS, archived: MANAGERS },
  'TaxDocument.viewerCanSubmit': ofEverybody(ADMINS),
  // A form that is neither submitted nor filed can be neither approved nor corrected.
  'TaxDocument.viewerCanApprove': {},
  'TaxDocument.viewerCanCorrect': {},
  'TaxDocument.viewerCanReadHistory': ofEverybody(PAYROLL_READERS),
  'TaxProfile.viewerCanReveal': { ...ofEverybody(TAX_FILERS), own: 'anyone' },
  'Report.viewerCanDelete': ofEverybody(MANAGERS),
  'TaxSeason.viewerCanStartBatch': ofEverybody(ADMINS),
};

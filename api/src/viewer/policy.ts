/**
 * Who can do what with whom, one record at a time. Pure: every result is null (allowed) or the message that says why
 * not. Mutations assert these and `User.viewerCan…` exposes them, so buttons and the server agree.
 */
import {
  ADMINS,
  CONTRACTOR_READERS,
  hasAllRightsOf,
  hasAnyRole,
  INVITERS,
  MANAGERS,
  PAYROLL_READERS,
  type RoleGroup,
  type RoleName,
  TAX_NUMBER_READERS,
  W9_REQUESTERS,
} from 'rules/roles';
import type { Context, Viewer } from '../operation/context.ts';
import { ForbiddenError } from '../operation/errors.ts';
import type { ApprovalRequestKind } from '../platform/db/generated/client/enums.ts';
import {
  type AskedRequest,
  askerLeftAloneMs,
  INDEPENDENCE,
  inWords,
  isAfter,
  readyAt,
  type SecondPerson,
} from './independence.ts';

/** Null if allowed, otherwise the reason. */
export type Verdict = string | null;

interface Person {
  id: string;
  kind: 'STAFF' | 'CONTRACTOR';
}

/** Throws the reason as a ForbiddenError and notes it for the audit log. */
export function assertAllowed(context: Context, coordinate: string, verdict: Verdict): void {
  if (verdict === null) return;
  context.refusals.push({ coordinate, reason: verdict });
  throw new ForbiddenError(verdict);
}

const isManager = (viewer: Viewer) => hasAnyRole(viewer, MANAGERS);
const isAdmin = (person: { roles: readonly RoleName[] }) => hasAnyRole(person, ADMINS);

/** A person's own page, and everyone's for people in charge. Each part of the page has its own rule. */
export const canOpenPerson = (viewer: Viewer, person: { id: string }): Verdict =>
  person.id === viewer.id || hasAnyRole(viewer, CONTRACTOR_READERS)
    ? null
    : 'You can only open your own page.';

/** The last four digits of the bank account: the viewer's own, and everyone's for managers. */
export const canReadBankAccount = (viewer: Viewer, person: { id: string }): Verdict =>
  person.id === viewer.id || isManager(viewer) ? null : 'You can only see your own bank account.';

/** Payees decide where their money goes. Administrators enter it for people who never sign in. */
export const canSetBankAccount = (viewer: Viewer, person: { id: string }): Verdict =>
  person.id === viewer.id || isAdmin(viewer)
    ? null
    : 'Only the payee and administrators enter a bank account.';

/** Runs, statements and tax forms: the viewer's own, and everyone's for payroll readers. */
export const canReadPay = (viewer: Viewer, person: { id: string }): Verdict =>
  person.id === viewer.id || hasAnyRole(viewer, PAYROLL_READERS) ? null : 'You can only read your own pay.';

/** What others can see about how someone signs in: counts, but no devices or addresses. */
export const canReadAccess = (viewer: Viewer, person: { id: string }): Verdict =>
  person.id === viewer.id || isAdmin(viewer) ? null : 'Only administrators read how other people sign in.';

/** Edit a contractor's name and address. */
export const canEditContractor = (viewer: Viewer, person: Pick<Person, 'kind'>): Verdict => {
  if (person.kind !== 'CONTRACTOR') return 'Only contractors are edited here.';
  return isManager(viewer) ? null : 'Only managers and administrators edit contractors.';
};

export const canDeactivateContractor = (viewer: Viewer, person: Person): Verdict => {
  if (person.id === viewer.id) return 'You can’t deactivate yourself.';
  return canEditContractor(viewer, person);
};

/**
 * Managers and administrators set daily rates, including their own in the profile. Only administrators set an
 * administrator's.
 */
export const canSetDailyRate = (viewer: Viewer, person: { roles: readonly RoleName[] }): Verdict => {
  if (!isManager(viewer)) return 'Only managers and administrators set a daily rate.';
  return isAdmin(person) && !isAdmin(viewer)
    ? 'Only administrators set the daily rate of an administrator.'
    : null;
};

/** Viewers cannot set their own rate in places for other people's rates. */
export const canSetPayRate = (viewer: Viewer, person: { id: string; roles: readonly RoleName[] }): Verdict =>
  person.id === viewer.id
    ? 'You can’t set your own daily rate here. It is in your profile.'
    : canSetDailyRate(viewer, person);

/** Edit the name and phone of other people, mainly staff. */
export const canEditStaff = (viewer: Viewer): Verdict =>
  isAdmin(viewer) ? null : 'Only administrators edit staff.';

/** Roles are for staff who are not archived, and no one can change their own. */
export const canAssignRoles = (viewer: Viewer, person: { id: string }): Verdict => {
  if (!viewer.permissions.includes('assign_roles')) return 'Only administrators assign roles.';
  return person.id === viewer.id ? 'You can’t change your own roles.' : null;
};

/** Activate and deactivate users. The service makes sure that an active administrator remains. */
export const canSetActive = (viewer: Viewer, person: { id: string }): Verdict => {
  if (!isAdmin(viewer)) return 'Only administrators activate and deactivate users.';
  return person.id === viewer.id ? 'You can’t deactivate yourself.' : null;
};

/** Set a temporary password for someone else. Viewers change their own with the current one. */
export const canResetPassword = (viewer: Viewer, person: { id: string; archived: boolean }): Verdict => {
  if (!isAdmin(viewer)) return 'Only administrators reset passwords.';
  if (person.id === viewer.id) return 'You can’t reset your own password. Change it in your profile.';
  return person.archived ? 'Archived users can’t sign in. Unarchive the user first.' : null;
};

/** Unlock anyone who is locked out after wrong passwords, including the viewer: another device may be locked out. */
export const canUnlockSignIn = (viewer: Viewer, person: { archived: boolean }): Verdict => {
  if (!isAdmin(viewer)) return 'Only administrators unlock sign-in.';
  return person.archived ? 'Archived users can’t sign in. Unarchive the user first.' : null;
};

/** End everything that keeps a person's devices and scripts signed in. The viewer's own sessions are in the profile. */
export const canSignOutEverywhere = (viewer: Viewer, person: { id: string; archived: boolean }): Verdict => {
  if (!isAdmin(viewer)) return 'Only administrators sign other people out.';
  if (person.id === viewer.id) return 'You can’t sign yourself out here. Your sessions are in your profile.';
  return person.archived ? 'Archived users are not signed in anywhere.' : null;
};

/** For someone who lost their phone. Viewers manage their own factors in the profile, which requires having them. */
export const canRemoveSecondFactor = (viewer: Viewer, person: { id: string }): Verdict => {
  if (!isAdmin(viewer)) return 'Only administrators remove second factors.';
  return person.id === viewer.id
    ? 'You can’t remove your own second factor here. It is in your profile.'
    : null;
};

/** Administrators cannot be archived, and no one can archive themselves. */
export const canArchive = (viewer: Viewer, person: { id: string; roles: readonly RoleName[] }): Verdict => {
  if (!isAdmin(viewer)) return 'Only administrators archive users.';
  if (person.id === viewer.id) return 'You can’t archive yourself.';
  return isAdmin(person) ? 'Users with the role IT_Admin are never archived.' : null;
};

export const canUnarchive = (viewer: Viewer): Verdict =>
  isAdmin(viewer) ? null : 'Only administrators unarchive users.';

/**
 * Administrators cannot be deleted, and no one can delete themselves. The service checks that the person is archived.
 */
export const canDelete = (viewer: Viewer, person: { id: string; roles: readonly RoleName[] }): Verdict => {
  if (!isAdmin(viewer)) return 'Only administrators delete users.';
  if (person.id === viewer.id) return 'You can’t delete yourself.';
  return isAdmin(person) ? 'Users with the role IT_Admin are never deleted.' : null;
};

/**
 * A session alone never allows setting a new password for its owner, and a token is useless to someone who cannot sign
 * in.
 */
export const canMakeResetToken = (viewer: Viewer, person: { id: string; archived: boolean }): Verdict => {
  if (!hasAnyRole(viewer, ADMINS)) return 'Only administrators create reset tokens.';
  if (person.id === viewer.id)
    return 'You can’t create a reset token for yourself. Change your password in your profile.';
  return person.archived ? 'Archived users can’t sign in. Unarchive the user first.' : null;
};

/**
 * Only people with all the rights of a role can grant it, because someone who sets an account's password could sign in
 * to it.
 */
export function canGrantRoles(viewer: Viewer, roles: readonly RoleName[]): Verdict {
  const refused = roles.find((role) => !hasAllRightsOf(viewer, role));
  if (refused === undefined) return null;
  return refused === 'IT_Admin'
    ? 'Only administrators can grant the role IT_Admin.'
    : `You can’t grant the role ${refused}. It can do things that you can’t do.`;
}

/**
 * Who can invite: the people who can add such a person. HR can also invite contractors, because only the contractor
 * knows the password.
 */
export function canInvite(
  viewer: Viewer,
  { kind, roles }: Pick<Person, 'kind'> & { roles: readonly RoleName[] },
): Verdict {
  if (!hasAnyRole(viewer, INVITERS)) return 'Only administrators, managers and HR invite people.';
  if (kind === 'CONTRACTOR') return null;
  if (!viewer.permissions.includes('add_staff')) return 'Only administrators and HR invite staff.';
  return canGrantRoles(viewer, roles);
}

/** No one can process their own pay. */
export const canPay = (viewer: Viewer, person: { id: string }): Verdict => {
  if (!isManager(viewer)) return 'Only managers and administrators process payroll.';
  return person.id === viewer.id ? 'You can’t process your own pay.' : null;
};

/** Advances and deductions are for people who process payroll, but never their own. */
export const canManagePlans = (viewer: Viewer, person: { id: string }): Verdict => {
  if (!isManager(viewer)) return 'Only managers and administrators enter advances and deductions.';
  return person.id === viewer.id ? 'You can’t enter or change your own advances and deductions.' : null;
};

/** Opening balances are for people who process payroll, but never their own. */
export const canEnterOpeningBalance = (viewer: Viewer, person: { id: string }): Verdict => {
  if (!isManager(viewer)) return 'Only managers and administrators enter opening balances.';
  return person.id === viewer.id ? 'You can’t enter or void your own opening balance.' : null;
};

/** Only administrators can write off what someone owes. */
export const canWriteOff = (viewer: Viewer, person: { id: string }): Verdict =>
  isAdmin(viewer) ? canManagePlans(viewer, person) : 'Only administrators write off what is owed.';

/** People who manage plans can end them. Ending an overpayment's plan writes it off. */
export const canEndPlan = (viewer: Viewer, plan: { userId: string; kind: string }): Verdict =>
  (plan.kind === 'OVERPAYMENT' ? canWriteOff : canManagePlans)(viewer, { id: plan.userId });

/** Who can request something that needs a second person, and who can be the second person. */
const REQUESTERS = {
  RECORD_PAYMENT: MANAGERS,
  GIVE_ADVANCE: MANAGERS,
  SET_BANK_ACCOUNT: ADMINS,
  SET_COMPANY_BANK: ADMINS,
  CHANGE_LIMIT: ADMINS,
  MAKE_BANK_FILE: MANAGERS,
  ENTER_DEDUCTION: MANAGERS,
  ENTER_OPENING_BALANCE: MANAGERS,
  DELETE_USER: ADMINS,
} as const satisfies Record<ApprovalRequestKind, RoleGroup>;

export const findKindRoles = (kind: ApprovalRequestKind): RoleGroup => REQUESTERS[kind];

/** Whether the viewer can request, approve or decline this kind, no matter who requested it or is paid. */
export const findKindRefusal = (viewer: Pick<Viewer, 'roles'>, kind: ApprovalRequestKind): Verdict => {
  if (hasAnyRole(viewer, REQUESTERS[kind])) return null;
  if (kind === 'CHANGE_LIMIT') return 'Only administrators approve another limit.';
  if (kind === 'DELETE_USER') return 'Only administrators approve a deletion.';
  return REQUESTERS[kind] === ADMINS
    ? 'Only administrators approve bank details.'
    : 'Only managers and administrators approve payments.';
};

/** The kinds of requests that a viewer can see. */
export const listRequestKinds = (viewer: Pick<Viewer, 'roles'>): ApprovalRequestKind[] =>
  (Object.keys(REQUESTERS) as ApprovalRequestKind[]).filter((kind) => findKindRefusal(viewer, kind) === null);

/** Decline someone else's request: for people who could have made it and are not paid by it. */
export const canDecideRequest = (
  viewer: Pick<Viewer, 'id' | 'roles'>,
  { kind, askedById, payees }: Omit<AskedRequest, 'createdAt'>,
): Verdict => {
  const refusal = findKindRefusal(viewer, kind);
  if (refusal !== null) return refusal;
  if (askedById === viewer.id) return 'You requested this. Someone else has to approve it.';
  return payees.includes(viewer.id) ? 'You can’t approve your own pay.' : null;
};

/**
 * Approve a request: for people who could also decline it, if neither account is under the control of the other's
 * owner. Otherwise one person with two accounts would count as two.
 */
export const canApproveRequest = (
  viewer: Pick<Viewer, 'id' | 'roles'>,
  request: AskedRequest,
  person: SecondPerson,
  now: Date,
): Verdict => {
  const refusal = canDecideRequest(viewer, request);
  if (refusal !== null) return refusal;
  if (isAfter(person.couldSince ?? now, INDEPENDENCE.couldMs, request.createdAt))
    return `You couldn’t approve this ${inWords(INDEPENDENCE.couldMs)} before it was requested. Someone who could has to approve it.`;
  if (isAfter(person.changedByAsker, INDEPENDENCE.leftAloneMs, request.createdAt))
    return `The person who requested this, or someone who could use their account, changed how you sign in or what you may do within ${inWords(INDEPENDENCE.leftAloneMs)}. Someone else has to approve it.`;
  return readyAt(request, person, now).isReady
    ? null
    : `You changed how the person who requested this signs in or what they may do within ${inWords(askerLeftAloneMs(request))}. Someone else has to approve it.`;
};

/** Withdraw the viewer's own request. */
export const canWithdrawRequest = (viewer: Viewer, { askedById }: { askedById: string }): Verdict =>
  askedById === viewer.id ? null : 'Only the person who asked for it can withdraw a request.';

/** Managers and administrators approve and reject days, but never their own. */
export const canDecideDays = (viewer: Viewer, ownerId: string): Verdict => {
  if (!isManager(viewer)) return 'Only managers and administrators approve or reject days.';
  return ownerId === viewer.id ? 'You can’t approve or reject your own days.' : null;
};

/** Viewers enter their own days; managers and administrators anyone's. */
export const canLogDaysFor = (viewer: Viewer, ownerId: string): Verdict =>
  ownerId === viewer.id || isManager(viewer) ? null : 'You can only enter your own days.';

/** A receipt is its owner's statement about money, so no one else can change it. */
export const canChangeReceipt = (viewer: Viewer, ownerId: string): Verdict =>
  ownerId === viewer.id ? null : 'You can only change your own receipts.';

/** Managers and administrators approve and reject receipts, but never their own. */
export const canDecideReceipts = (viewer: Viewer, ownerId: string): Verdict => {
  if (!isManager(viewer)) return 'Only managers and administrators approve or reject receipts.';
  return ownerId === viewer.id ? 'You can’t approve or reject your own receipts.' : null;
};

/** A 1099 is the payer's statement, but everyone can generate their own documents; administrators anyone's. */
export const canGenerateTaxDocumentsFor = (viewer: Viewer, ownerId: string): Verdict =>
  ownerId === viewer.id || isAdmin(viewer) ? null : 'You can only generate your own tax documents.';

/** A shared number would show one person what the other was paid. */
export const canGenerateWithSharedNumber = (viewer: Viewer): Verdict =>
  isAdmin(viewer)
    ? null
    : 'Another person has certified the same taxpayer number: an administrator generates this form.';

/** Correct submitted forms, and generate forms that are not required. */
export const canCorrectTaxDocuments = (viewer: Viewer): Verdict =>
  isAdmin(viewer) ? null : 'Only administrators correct tax documents or generate one that is not required.';

/** Generate everyone's forms as one job. */
export const canStartTaxDocumentBatch = (viewer: Viewer): Verdict =>
  isAdmin(viewer) ? null : 'Only administrators generate everyone’s tax documents.';

export const canFileTaxDocuments = (viewer: Viewer): Verdict =>
  isAdmin(viewer) ? null : 'Only administrators mark tax documents as submitted or approved.';

/** A person must sign, not a program with their access token. */
export const canSign = (isInSession: boolean): Verdict =>
  isInSession ? null : 'Sign in with your password to sign a form. An access token can’t sign.';

/** The viewer's own number, and anyone's for people who file the forms that contain it. */
export const canRevealTaxNumber = (viewer: Viewer, ownerId: string): Verdict =>
  ownerId === viewer.id || hasAnyRole(viewer, TAX_NUMBER_READERS)
    ? null
    : 'Only the payee, administrators and accountants see a taxpayer number in full.';

/** Decide who a shared number belongs to, but never about the viewer's own. */
export const canDecideSharedNumber = (viewer: Viewer, people: readonly string[]): Verdict => {
  if (!hasAnyRole(viewer, TAX_NUMBER_READERS))
    return 'Only administrators and accountants decide about taxpayer numbers.';
  return people.includes(viewer.id) ? 'You can’t decide about your own taxpayer number.' : null;
};

/** Decide whose pay goes on a W-2 instead of a 1099, but never the viewer's own. */
export const canSetWorkRelation = (viewer: Viewer, person: { id: string }): Verdict => {
  if (!hasAnyRole(viewer, TAX_NUMBER_READERS))
    return 'Only administrators and accountants decide who is a contractor and who is an employee.';
  return person.id === viewer.id ? 'You can’t decide about your own work relation.' : null;
};

/** Request a Form W-9 from someone else, who must be able to sign in. */
export const canRequestW9 = (
  viewer: Viewer,
  person: { id: string; archived: boolean; isActive: boolean },
): Verdict => {
  if (!hasAnyRole(viewer, W9_REQUESTERS))
    return 'Only administrators, managers, HR and accountants request a Form W-9.';
  if (person.id === viewer.id) return 'You can’t request a Form W-9 from yourself. Sign it in your profile.';
  if (person.archived) return 'Archived users can’t sign in. Unarchive the user first.';
  return person.isActive ? null : 'Inactive users can’t sign in. Activate the user first.';
};

/** Who can do what with whom, and the refusal messages that buttons and the server show. */
import { listPermissions, type RoleName } from 'rules/roles';
import { expect, test } from 'vitest';
import type { Viewer } from '../operation/context.ts';
import * as policy from './policy.ts';

/** A person as the viewer, and as the subject. */
const person = (id: string, kind: 'STAFF' | 'CONTRACTOR', ...roles: RoleName[]) => ({
  id,
  kind,
  roles,
  archived: false,
  isActive: true,
  sessionId: `${id}'s session`,
  permissions: listPermissions(roles),
  mustChangePassword: false,
});
const admin = person('admin', 'STAFF', 'IT_Admin');
const otherAdmin = person('other admin', 'STAFF', 'IT_Admin');
const manager = person('manager', 'STAFF', 'Manager');
const hr = person('hr', 'STAFF', 'HR');
const accountant = person('accountant', 'STAFF', 'Accountant');
const driver = person('driver', 'CONTRACTOR');
const otherDriver = person('other driver', 'CONTRACTOR');
const archived = { ...otherDriver, archived: true };

type Rule = (viewer: Viewer, about: typeof driver) => policy.Verdict;
type Case = [who: typeof driver, whom: typeof driver, verdict: policy.Verdict];

const onlyAdmins = (message: string): Case[] => [
  [admin, driver, null],
  [manager, driver, message],
  [hr, driver, message],
  [driver, driver, message],
];

const onlyManagers = (message: string): Case[] => [
  [admin, driver, null],
  [manager, driver, null],
  [hr, driver, message],
  [accountant, driver, message],
  [driver, otherDriver, message],
];

const CANNOT_SIGN_IN = 'Archived users can’t sign in. Unarchive the user first.';

const RULES: Record<string, [rule: Rule, cases: Case[]]> = {
  'open a person’s page': [
    policy.canOpenPerson,
    [
      [driver, driver, null],
      [hr, driver, null],
      [accountant, admin, null],
      [driver, otherDriver, 'You can only open your own page.'],
    ],
  ],
  'read pay': [
    policy.canReadPay,
    [
      [driver, driver, null],
      [accountant, driver, null],
      [hr, driver, 'You can only read your own pay.'],
      [driver, otherDriver, 'You can only read your own pay.'],
    ],
  ],
  'read how someone signs in': [
    policy.canReadAccess,
    [
      [driver, driver, null],
      [admin, driver, null],
      [manager, driver, 'Only administrators read how other people sign in.'],
    ],
  ],
  'request a Form W-9': [
    policy.canRequestW9,
    [
      [admin, driver, null],
      [manager, driver, null],
      [hr, driver, null],
      [accountant, driver, null],
      [driver, otherDriver, 'Only administrators, managers, HR and accountants request a Form W-9.'],
      [hr, hr, 'You can’t request a Form W-9 from yourself. Sign it in your profile.'],
      [manager, archived, CANNOT_SIGN_IN],
      [manager, { ...driver, isActive: false }, 'Inactive users can’t sign in. Activate the user first.'],
    ],
  ],
  'edit a contractor': [
    policy.canEditContractor,
    [
      ...onlyManagers('Only managers and administrators edit contractors.'),
      [manager, hr, 'Only contractors are edited here.'],
    ],
  ],
  'deactivate a contractor': [
    policy.canDeactivateContractor,
    [
      ...onlyManagers('Only managers and administrators edit contractors.'),
      [manager, manager, 'You can’t deactivate yourself.'],
      [manager, hr, 'Only contractors are edited here.'],
    ],
  ],
  'set a daily rate': [
    policy.canSetDailyRate,
    [
      ...onlyManagers('Only managers and administrators set a daily rate.'),
      [manager, manager, null],
      [manager, admin, 'Only administrators set the daily rate of an administrator.'],
      [admin, otherAdmin, null],
    ],
  ],
  'set the rate of another person': [
    policy.canSetPayRate,
    [
      [manager, driver, null],
      [manager, manager, 'You can’t set your own daily rate here. It is in your profile.'],
      [manager, admin, 'Only administrators set the daily rate of an administrator.'],
    ],
  ],
  'edit staff': [policy.canEditStaff, onlyAdmins('Only administrators edit staff.')],
  'assign roles': [
    policy.canAssignRoles,
    [...onlyAdmins('Only administrators assign roles.'), [admin, admin, 'You can’t change your own roles.']],
  ],
  'activate and deactivate': [
    policy.canSetActive,
    [
      ...onlyAdmins('Only administrators activate and deactivate users.'),
      [admin, admin, 'You can’t deactivate yourself.'],
    ],
  ],
  'reset a password': [
    policy.canResetPassword,
    [
      ...onlyAdmins('Only administrators reset passwords.'),
      [admin, admin, 'You can’t reset your own password. Change it in your profile.'],
      [admin, archived, CANNOT_SIGN_IN],
    ],
  ],
  'unlock sign-in': [
    policy.canUnlockSignIn,
    [
      ...onlyAdmins('Only administrators unlock sign-in.'),
      [admin, admin, null],
      [admin, archived, CANNOT_SIGN_IN],
    ],
  ],
  'sign out everywhere': [
    policy.canSignOutEverywhere,
    [
      ...onlyAdmins('Only administrators sign other people out.'),
      [admin, admin, 'You can’t sign yourself out here. Your sessions are in your profile.'],
      [admin, otherAdmin, null],
      [admin, archived, 'Archived users are not signed in anywhere.'],
    ],
  ],
  archive: [
    policy.canArchive,
    [
      ...onlyAdmins('Only administrators archive users.'),
      [admin, admin, 'You can’t archive yourself.'],
      [admin, otherAdmin, 'Users with the role IT_Admin are never archived.'],
    ],
  ],
  unarchive: [policy.canUnarchive, onlyAdmins('Only administrators unarchive users.')],
  delete: [
    policy.canDelete,
    [
      ...onlyAdmins('Only administrators delete users.'),
      [admin, admin, 'You can’t delete yourself.'],
      [admin, otherAdmin, 'Users with the role IT_Admin are never deleted.'],
    ],
  ],
  'make a reset token': [
    policy.canMakeResetToken,
    [
      ...onlyAdmins('Only administrators create reset tokens.'),
      [admin, admin, 'You can’t create a reset token for yourself. Change your password in your profile.'],
      [admin, archived, CANNOT_SIGN_IN],
    ],
  ],
  pay: [
    policy.canPay,
    [
      ...onlyManagers('Only managers and administrators process payroll.'),
      [manager, manager, 'You can’t process your own pay.'],
    ],
  ],
  'decide days': [
    (viewer, { id }) => policy.canDecideDays(viewer, id),
    [
      ...onlyManagers('Only managers and administrators approve or reject days.'),
      [manager, manager, 'You can’t approve or reject your own days.'],
    ],
  ],
  'log days': [
    (viewer, { id }) => policy.canLogDaysFor(viewer, id),
    [
      [driver, driver, null],
      [manager, driver, null],
      [hr, driver, 'You can only enter your own days.'],
      [driver, otherDriver, 'You can only enter your own days.'],
    ],
  ],
  'generate tax documents': [
    (viewer, { id }) => policy.canGenerateTaxDocumentsFor(viewer, id),
    [
      [driver, driver, null],
      [admin, driver, null],
      [manager, driver, 'You can only generate your own tax documents.'],
    ],
  ],
  'generate with a shared number': [
    policy.canGenerateWithSharedNumber,
    onlyAdmins(
      'Another person has certified the same taxpayer number: an administrator generates this form.',
    ),
  ],
  'decide about a shared number': [
    (viewer, { id }) => policy.canDecideSharedNumber(viewer, [id]),
    [
      [admin, driver, null],
      [accountant, driver, null],
      [accountant, accountant, 'You can’t decide about your own taxpayer number.'],
      [manager, driver, 'Only administrators and accountants decide about taxpayer numbers.'],
    ],
  ],
  'say who is an employee': [
    policy.canSetWorkRelation,
    [
      [admin, driver, null],
      [accountant, driver, null],
      [accountant, accountant, 'You can’t decide about your own work relation.'],
      [
        manager,
        driver,
        'Only administrators and accountants decide who is a contractor and who is an employee.',
      ],
      [hr, driver, 'Only administrators and accountants decide who is a contractor and who is an employee.'],
    ],
  ],
  'correct tax documents': [
    policy.canCorrectTaxDocuments,
    onlyAdmins('Only administrators correct tax documents or generate one that is not required.'),
  ],
  'generate everyone’s forms': [
    policy.canStartTaxDocumentBatch,
    onlyAdmins('Only administrators generate everyone’s tax documents.'),
  ],
  'file tax documents': [
    policy.canFileTaxDocuments,
    onlyAdmins('Only administrators mark tax documents as submitted or approved.'),
  ],
  'reveal a taxpayer number': [
    (viewer, { id }) => policy.canRevealTaxNumber(viewer, id),
    [
      [driver, driver, null],
      [admin, driver, null],
      [accountant, driver, null],
      [manager, driver, 'Only the payee, administrators and accountants see a taxpayer number in full.'],
      [driver, otherDriver, 'Only the payee, administrators and accountants see a taxpayer number in full.'],
    ],
  ],
};

const cases = Object.entries(RULES).flatMap(([what, [rule, cases]]) =>
  cases.map(([who, whom, verdict]) => ({ what, rule, who, whom, verdict })),
);

test.each(cases)('$what: $who.id, of $whom.id', ({ rule, who, whom, verdict }) => {
  expect(rule(who, whom)).toBe(verdict);
});

test.each<[typeof driver, RoleName, policy.Verdict]>([
  [admin, 'IT_Admin', null],
  [admin, 'Manager', null],
  [manager, 'IT_Admin', 'Only administrators can grant the role IT_Admin.'],
  [manager, 'Manager', null],
  [manager, 'HR', 'You can’t grant the role HR. It can do things that you can’t do.'],
  [hr, 'Manager', 'You can’t grant the role Manager. It can do things that you can’t do.'],
  [hr, 'Accountant', 'You can’t grant the role Accountant. It can do things that you can’t do.'],
  [accountant, 'Accountant', null],
  [accountant, 'HR', 'You can’t grant the role HR. It can do things that you can’t do.'],
  [hr, 'Employee', null],
])('granting: $0.id grants $1', (who, role, verdict) => {
  expect(policy.canGrantRoles(who, [role])).toBe(verdict);
});

test('a signature is given only in a session', () => {
  expect(policy.canSign(true)).toBeNull();
  expect(policy.canSign(false)).toBe(
    'Sign in with your password to sign a form. An access token can’t sign.',
  );
});

/**
 * Who may read the fields of each type, however they reached it: written by hand, like `operations.ts`. Root fields and
 * lists refuse earlier; this table applies when a record is reached through another one.
 */

import type { RoleName } from 'rules/roles';
import {
  ADMINS,
  type Allowed,
  CONTACTS,
  type Domain,
  MANAGERS,
  PAYROLL_READERS,
  READERS,
  STAFF_READERS,
  TAX_FILERS,
} from './rights.ts';

/** The record's own person, and others with one of the roles. */
export interface OwnOr {
  own: true;
  roles: readonly RoleName[] | 'anyone';
  /** The person, even while a password change is due. */
  whileChangeIsDue?: boolean;
}

/** Signed-in people with one of the roles: their access tokens are not enough. */
export interface InSession {
  inSession: readonly RoleName[];
}

export type Readers = Allowed | OwnOr | InSession;

export interface ObjectRow {
  domain: Domain;
  types: readonly string[];
  readers: Readers;
  /** Fields with their own rule, or whose record has one. */
  except?: Readonly<Record<string, Readers>>;
}

const ownOr = (roles: readonly RoleName[], more: Partial<OwnOr> = {}): OwnOr => ({
  own: true,
  roles,
  ...more,
});
const onlyOwn = ownOr([]);
const ofPerson = (roles: readonly RoleName[]) => ownOr(roles, { whileChangeIsDue: true });
const each = <Rule>(names: string, rule: Rule): Record<string, Rule> =>
  Object.fromEntries(names.split(' ').map((name) => [name, rule]));

const lists = (names: string): string[] =>
  names.split(' ').flatMap((name) => [`${name}Connection`, `${name}Edge`]);
const GUARDED = lists('Notice Payment PersonalAccessToken PayrollRun Plan Receipt TaxDocument TimeLog');

/** A list whose nodes have their own rule. */
const guarded = (domain: Domain, name: string, readers: Readers): ObjectRow[] => [
  { domain, types: [`${name}Connection`], readers: 'everyone', except: { nodes: readers } },
  { domain, types: [`${name}Edge`], readers: 'everyone', except: { node: readers } },
];

const STAFF: readonly RoleName[] = [...READERS, 'Supervisor', 'Asst_Manager', 'Admin_Assistant', 'Employee'];

export const OBJECTS: readonly ObjectRow[] = [
  // The refused person reads the refusal; a list and its pages contain only what their nodes allow.
  {
    domain: 'The portal',
    types: [
      'ApprovalRequiredError',
      'ConflictError',
      'ForbiddenError',
      'NotFoundError',
      'RateLimitError',
      'RetentionError',
      'SignInError',
      'ValidationError',
      'ValidationIssue',
    ],
    readers: 'everyone',
  },
  {
    domain: 'The portal',
    types: [
      'PageInfo',
      ...lists(
        'ApprovalRequest AuditLog BankFile DataView History LoggedWeek Notice Payment PayrollBatchItem PayrollBoardRow PayrollRun PersonalAccessToken Plan Receipt RecordChange Report ReportRow',
      ),
      ...lists('SubmittedWeek TaxDocumentBatchItem TaxDocument TaxSeasonRow TimeLog User'),
    ].filter((name) => !GUARDED.includes(name)),
    readers: 'everyone',
  },
  ...guarded('Payroll', 'PayrollRun', PAYROLL_READERS),
  ...guarded('Payroll', 'Payment', PAYROLL_READERS),
  ...guarded('Payroll', 'Plan', PAYROLL_READERS),
  ...guarded('Tax', 'TaxDocument', PAYROLL_READERS),
  ...guarded('Signing in', 'Notice', onlyOwn),
  ...guarded('Signing in', 'PersonalAccessToken', onlyOwn),
  ...guarded('Time logs', 'TimeLog', PAYROLL_READERS),
  ...guarded('Time logs', 'Receipt', PAYROLL_READERS),
  { domain: 'The portal', types: ['File', 'MessagePayload'], readers: 'everyone' },
  { domain: 'The portal', types: ['Change', 'SearchResults'], readers: 'anyone' },
  { domain: 'The portal', types: ['RecordChange'], readers: READERS },
  {
    domain: 'The portal',
    types: ['CompanyProfile'],
    readers: 'everyone',
    except: {
      ein: TAX_FILERS,
      secondPersonAbove: MANAGERS,
      payday: MANAGERS,
      ...each('driverIdleMinutes officeIdleMinutes secondFactorRoles', ADMINS),
      ...each(
        'bankName bankRoutingNumber achCompanyId odfiRoutingNumber bankRequest limitRequest secondPersonIssue',
        ADMINS,
      ),
    },
  },
  {
    domain: 'Signing in',
    types: [
      'AuthenticatorApp',
      'BeginAuthenticatorAppPayload',
      'ChangePasswordPayload',
      'ChooseMailPayload',
      'ConfirmIdentityPayload',
      'LoginPayload',
      'LogoutPayload',
      'PasskeyOptionsPayload',
      'RecoveryCodesPayload',
      'RegisterPayload',
      'SignOutElsewherePayload',
    ],
    readers: 'everyone',
  },
  {
    domain: 'Signing in',
    types: ['CreateAccessTokenPayload'],
    readers: 'anyone',
    except: { accessToken: onlyOwn },
  },
  { domain: 'Signing in', types: ['ResetTokenPayload'], readers: ADMINS },
  {
    domain: 'Signing in',
    types: ['Notice', 'Session', 'PersonalAccessToken', 'SavedQuery'],
    readers: onlyOwn,
  },
  { domain: 'Signing in', types: ['DeleteSavedQueryPayload', 'QueryColumn'], readers: 'anyone' },
  { domain: 'Signing in', types: ['Passkey'], readers: ofPerson([]) },
  {
    domain: 'Staff and the archive',
    types: ['User'],
    readers: 'anyone',
    except: {
      // The key of a record that a caller was shown, such as a report's author.
      id: 'everyone',
      ...each('kind firstName lastName name', {
        own: true,
        roles: 'anyone',
        whileChangeIsDue: true,
      } as const),
      ...each('contact phone address', ofPerson(CONTACTS)),
      ...each('email roles permissions role isActive archived archivedAt', ofPerson(READERS)),
      ...each(
        'needsPasswordChange passwordChanged createdAt updatedAt startsOn dailyRate dailyRateFrom',
        ofPerson(READERS),
      ),
      payRates: ofPerson(READERS),
      ...each('loggedWeek loggedWeeks w9RequestedAt w9RequestedBy w9SignedAt', ownOr(READERS)),
      ...each('accessTokenCount hasSecondFactor sessionCount', ownOr(ADMINS)),
      ...each('onboarding schedule', ownOr(CONTACTS)),
      bankAccount: ownOr(MANAGERS),
      ...each('daySummary paySummary unsentWeek', ownOr(MANAGERS)),
      contractorStats: READERS,
      ...each('accessTokens dataViews notices personalAccessTokens savedQueries', onlyOwn),
      ...each('sessions usableTokenScopes', onlyOwn),
      ...each('authenticatorApp idleMinutes needsSecondFactor passkeys', ofPerson([])),
      ...each('mailChoices secondFactors unreadNotices', ofPerson([])),
      ...each(
        'backPay balance taxProfile lacksW9 latestRuns openThings openingBalances overpaidWeeks paidThisYear payOnItsWay plans',
        ownOr(PAYROLL_READERS),
      ),
      ...each('invitation mailFailedAt', CONTACTS),
      workRelation: ownOr([...PAYROLL_READERS, ...STAFF_READERS]),
      taxProfiles: ownOr(ADMINS),
      unconfirmedExpenses: PAYROLL_READERS,
      ...each('history deletionPreview', ADMINS),
    },
  },
  { domain: 'Staff and the archive', types: ['Contact', 'Address'], readers: 'everyone' },
  { domain: 'Staff and the archive', types: ['HistoryEntry', 'DeletedActor'], readers: STAFF },
  { domain: 'Staff and the archive', types: ['DataView'], readers: 'anyone' },
  { domain: 'Staff and the archive', types: ['Invitation', 'InvitationPayload'], readers: CONTACTS },
  { domain: 'Signing in', types: ['OpenInvitation'], readers: 'everyone' },
  { domain: 'Staff and the archive', types: ['StaffOverview'], readers: STAFF_READERS },
  {
    domain: 'Staff and the archive',
    types: ['ArchiveOverview', 'DeletionPreview', 'DeleteUserPayload'],
    readers: ADMINS,
  },
  {
    domain: 'Contractors',
    types: ['ContractorStats', 'LoggedWeek', 'OnboardingStep', 'OpenThing', 'PayRate', 'ScheduleDay'],
    readers: 'anyone',
  },
  { domain: 'Time logs', types: ['TimeLog', 'Receipt', 'ReceiptFile'], readers: ownOr(PAYROLL_READERS) },
  {
    domain: 'Time logs',
    types: ['SendReceiptFilePayload'],
    readers: 'anyone',
    except: { receiptFile: ownOr(PAYROLL_READERS), sameFileAs: ownOr(PAYROLL_READERS) },
  },
  { domain: 'Time logs', types: ['DeleteReceiptPayload'], readers: 'anyone' },
  {
    domain: 'Time logs',
    types: ['DaySummary', 'PaySummary', 'PayTotals', 'RatedDay'],
    readers: 'anyone',
  },
  { domain: 'Payroll', types: ['PayOnItsWay'], readers: 'anyone', except: { run: ownOr(PAYROLL_READERS) } },
  {
    domain: 'Time logs',
    types: ['SubmitWeekPayload', 'WithdrawWeekPayload'],
    readers: 'anyone',
    except: { timeLogs: ownOr(PAYROLL_READERS) },
  },
  {
    domain: 'Time logs',
    types: [
      'SubmittedWeek',
      'UsualWeek',
      'DecideDaysPayload',
      'DayRefusal',
      'RefusedDay',
      'DecideReceiptsPayload',
      'ReceiptRefusal',
    ],
    readers: MANAGERS,
  },
  {
    domain: 'Payroll',
    types: ['PayrollRun'],
    readers: ownOr(PAYROLL_READERS),
    except: each('history unconfirmed', PAYROLL_READERS),
  },
  {
    domain: 'Payroll',
    types: ['Payment'],
    readers: ownOr(PAYROLL_READERS),
    except: each('approvedBy recordedBy', PAYROLL_READERS),
  },
  { domain: 'Payroll', types: ['Plan'], readers: ownOr(PAYROLL_READERS) },
  { domain: 'Payroll', types: ['OpeningBalance', 'PlanRepayment'], readers: ownOr(PAYROLL_READERS) },
  { domain: 'Payroll', types: ['ApprovalRequest', 'ApprovalRequestRun'], readers: MANAGERS },
  { domain: 'Payroll', types: ['BankAccount'], readers: ownOr(MANAGERS), except: { sharedWith: MANAGERS } },
  {
    domain: 'Contractors',
    types: ['PeopleImportPreview', 'PeopleListRow', 'PeopleListCell', 'ImportPeoplePayload'],
    readers: MANAGERS,
  },
  {
    domain: 'Payroll',
    types: ['BankFile', 'BankFilePreview', 'BankFilePayee', 'BankFileLeftOut', 'BankFileRun'],
    readers: MANAGERS,
  },
  {
    domain: 'Payroll',
    types: ['PaymentRun', 'PlanInstalment'],
    readers: 'anyone',
    except: { run: ownOr(PAYROLL_READERS) },
  },
  {
    domain: 'Payroll',
    types: [
      'BackPay',
      'BackPayDay',
      'CorrectableDay',
      'PayrollEntry',
      'PayrollLine',
      'OverpaidWeek',
      'PayrollPaidBefore',
      'PayrollRunStanding',
      'PayStatement',
      'PayStatementAmounts',
      'PayStatementBalance',
      'PayStatementCompany',
      'PayStatementDay',
      'PayStatementLine',
      'PayStatementPayee',
      'PayStatementUnpaidDay',
      'PayStatementYearToDate',
    ],
    readers: 'anyone',
  },
  {
    domain: 'Payroll',
    types: [
      'ManagerOverview',
      'ContractorDays',
      'WeekDays',
      'WeekTotal',
      'PayrollWeek',
      'PayrollWeekDay',
      'PayrollBoard',
      'PayrollBoardRow',
      'PayrollBoardTotals',
      'PayrollSteps',
      'PayrollBatch',
      'PayrollBatchItem',
      'PlannedDeduction',
      'StartPayrollBatchPayload',
      'ProcessWeeklyPayrollPayload',
      'MarkWeekPaidPayload',
      'CreatePlanPayload',
      'RecordPaymentPayload',
    ],
    readers: MANAGERS,
  },
  {
    domain: 'Payroll',
    types: [
      ...['Quarter', 'QuarterChange', 'PaidMonth', 'PaidSums'],
      ...['PayrollTotals', 'PayrollTotal', 'PayrollSums'],
      ...['UnpaidWork', 'UnpaidWorkOfPerson', 'UnpaidDay'],
    ],
    readers: PAYROLL_READERS,
  },
  {
    domain: 'Tax',
    types: ['TaxDocument'],
    readers: ownOr(PAYROLL_READERS),
    except: { history: PAYROLL_READERS },
  },
  {
    domain: 'Tax',
    types: ['TaxProfile'],
    readers: ownOr(PAYROLL_READERS),
    except: {
      ...each('legalName firstName middleName lastName suffix businessName', ownOr(TAX_FILERS)),
      ...each('taxClass llcClass otherClass exemptPayeeCode fatcaCode itemTwoCrossed', ownOr(TAX_FILERS)),
      ...each('street city state zip signedName', ownOr(TAX_FILERS)),
      signedIpAddress: ownOr(ADMINS),
    },
  },
  {
    domain: 'Tax',
    types: ['W9Certification', 'RevealTaxNumberPayload'],
    readers: 'anyone',
  },
  {
    domain: 'Tax',
    types: ['CertifyTaxProfilePayload'],
    readers: 'anyone',
    except: { taxProfile: ownOr(PAYROLL_READERS) },
  },
  {
    domain: 'Tax',
    types: [
      'TaxSeason',
      'TaxSeasonRow',
      'TaxSeasonMonth',
      'TaxSeasonTotals',
      'UnconfirmedExpenses',
      'TaxDeadline',
      'TaxDocumentBatch',
      'TaxDocumentBatchItem',
    ],
    readers: PAYROLL_READERS,
  },
  {
    domain: 'Tax',
    types: ['FilingTemplate', 'ReportingThreshold', 'StartTaxDocumentBatchPayload'],
    readers: ADMINS,
  },
  { domain: 'Tax', types: ['IrisFiles'], readers: ADMINS, except: { file: { inSession: ADMINS } } },
  {
    domain: 'Reports',
    types: [
      ...['Report', 'ReportChange', 'ReportChanges'],
      ...['ReportChart', 'ReportChartGroup', 'ReportColumn', 'ReportRow'],
    ],
    readers: PAYROLL_READERS,
  },
  { domain: 'Reports', types: ['DeleteReportPayload'], readers: MANAGERS },
  { domain: 'The audit log', types: ['CheckAuditLogPayload', 'CheckLedgerPayload'], readers: 'everyone' },
  {
    domain: 'The audit log',
    types: [
      'AuditLog',
      'AuditAct',
      'AuditActionGroup',
      'AuditChange',
      'AuditLogStats',
      'AuditVerification',
      'LedgerVerification',
      'AdminOverview',
      'SignInFailures',
      'SystemHealth',
      'BackupHealth',
      'SetupProgress',
      'AdminLogNumbers',
      'DayCount',
    ],
    readers: ADMINS,
  },
];

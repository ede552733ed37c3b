/**
 * What an access token may do. Pure; checked for every operation at each entry point. Each root field and each type has
 * a row here. Anything missing is closed to tokens, and a test compares the rows with the schema. Types are listed
 * because payroll must not be readable through a person. Changes to people, roles, passwords, tokens, sessions,
 * deletion, signatures and full taxpayer numbers are closed for every scope.
 */
import type { Viewer } from '../operation/context.ts';
import type { AccessTokenScope } from '../platform/db/generated/client/client.ts';
import type { Verdict } from './policy.ts';

/** What something requires: a scope, any token, or a session. */
export type Need = AccessTokenScope | 'ANY_TOKEN' | 'SESSION';

type Rows = Readonly<Record<string, Need>>;

const rows = <N extends Need>(need: N, names: string): Record<string, N> =>
  Object.fromEntries(names.split(/\s+/).map((name) => [name, need]));

export const QUERY_NEEDS: Rows = {
  ...rows('ANY_TOKEN', 'company node today viewer'),
  ...rows(
    'PEOPLE_READ',
    'adminOverview archiveOverview archivedUsers contractor contractors managerOverview',
  ),
  ...rows('PEOPLE_READ', 'newcomers people person staff staffMember staffOverview user'),
  ...rows(
    'TIME_LOGS_READ',
    'expectedSubmitterCount lateSubmitters receiptFile receipts submittedWeeks timeLogs',
  ),
  ...rows('PAYROLL_READ', 'approvalRequests payees payrollBoard payrollRuns payrollWeek payStatementFile'),
  ...rows('PAYROLL_READ', 'advanceWarnings payday paymentJournal paymentWarnings quarter'),
  ...rows('TAX_READ', 'taxDocumentFile taxDocuments taxSeason w9Certification'),
  ...rows('REPORTS_READ', 'report reportCsv reports'),
  ...rows('LOGS_READ', 'auditActionGroups auditActions auditLogs auditLogStats'),
  // Full taxpayer numbers, or everything about someone.
  ...rows('SESSION', 'bankFile bankFilePreview bankFiles madeBankFile'),
  ...rows('SESSION', 'peopleImportPreview'),
  // People, pay and taxes at once, which scopes separate. Scripts can use a list for each.
  ...rows('SESSION', 'search'),
  ...rows('SESSION', 'openInvitation irisFiles recipientCopies userRecords'),
};

export const MUTATION_NEEDS: Rows = {
  ...rows('TIME_LOGS_WRITE', 'decideDays logDay submitWeek updateTimeLog withdrawWeek'),
  ...rows('TIME_LOGS_WRITE', 'addReceipt decideReceipts deleteReceipt sendReceiptFile updateReceipt'),
  ...rows(
    'PAYROLL_WRITE',
    'addToPay correctPayment markWeekPaid processWeeklyPayroll recordPayment setPayrollRunStatus takeBackOverpaid',
  ),
  ...rows('PAYROLL_WRITE', 'dismissBackPay startPayrollBatch voidPayment'),
  ...rows('PAYROLL_WRITE', 'changePlan createPlan endPlan recordRepayment voidAdvance voidRepayment'),
  ...rows('PAYROLL_WRITE', 'writeOffAdvance'),
  ...rows('PAYROLL_WRITE', 'enterOpeningBalance voidOpeningBalance'),
  ...rows('TAX_WRITE', 'generateTaxDocument setFilingTemplate setReportingThreshold setTaxDocumentStatus'),
  ...rows('TAX_WRITE', 'startTaxDocumentBatch'),
  ...rows('REPORTS_WRITE', 'generateContractorPerformance generatePayrollSummary generateTaxSummary'),
  // Signing in and everything around it.
  ...rows('SESSION', 'changePassword chooseMail confirmIdentity createAccessToken createResetToken'),
  ...rows('SESSION', 'endOtherSessions endSession login logout markNoticesRead register resetPassword'),
  ...rows('SESSION', 'resetPasswordWithToken revokeAccessToken signOutElsewhere signOutEverywhere'),
  ...rows('SESSION', 'unlockSignIn'),
  ...rows(
    'SESSION',
    'acceptInvitation invitePerson requestPasswordReset resendInvitation withdrawInvitation',
  ),
  ...rows('SESSION', 'addPasskey beginAuthenticatorApp beginPasskey beginPasskeyConfirmation'),
  ...rows('SESSION', 'beginPasskeySignIn confirmAuthenticatorApp removeAuthenticatorApp removePasskey'),
  ...rows('SESSION', 'removeSecondFactor renewRecoveryCodes signInWithPasskey'),
  // People, and what they may do.
  ...rows('SESSION', 'assignRole createContractor createStaff deactivateContractor removeRole setPayRate'),
  ...rows('SESSION', 'importPeople'),
  ...rows('SESSION', 'setUserActive setUserArchived setWorkRelation updateCompany updateContractor'),
  ...rows('SESSION', 'requestW9 setMailChoice updateProfile updateStaff'),
  // Only a person can approve.
  ...rows('SESSION', 'approveRequest declineRequest withdrawRequest'),
  // Where money goes.
  ...rows('SESSION', 'makeBankFile removeBankAccount setBankAccount'),
  // Deletion, signatures and taxpayer numbers.
  ...rows('SESSION', 'certifyTaxProfile decideSharedNumber deleteReport deleteUser revealTaxNumber'),
  ...rows('SESSION', 'checkAuditLog checkLedger verifyAuditLog'),
};

/**
 * What each type requires. A connection requires what its nodes do. Errors, and what a change returns besides records,
 * come with their root field.
 */
export const TYPE_NEEDS: Rows = {
  // Who someone is belongs to every record about them; their other fields are listed below.
  ...rows(
    'ANY_TOKEN',
    'User Address CompanyProfile DeletedActor File HistoryEntry PageInfo DayRefusal RefusedDay',
  ),
  ...rows('ANY_TOKEN', 'ValidationIssue'),
  ...rows(
    'PEOPLE_READ',
    'AdminOverview ArchiveOverview Contact DeletionPreview Invitation ManagerOverview StaffOverview',
  ),
  ...rows('PEOPLE_READ', 'OnboardingStep PayRate'),
  ...rows(
    'TIME_LOGS_READ',
    'ContractorDays DaySummary LoggedWeek RatedDay ScheduleDay SubmittedWeek TimeLog UsualWeek WeekDays',
  ),
  ...rows('TIME_LOGS_READ', 'Receipt ReceiptFile ReceiptRefusal'),
  ...rows('PAYROLL_READ', 'ContractorStats PaySummary PayTotals PayrollBatch PayrollBatchItem PayrollBoard'),
  ...rows(
    'PAYROLL_READ',
    'BackPay BackPayDay OverpaidWeek PaidMonth PaidSums PayOnItsWay PayrollBoardRow PayrollBoardTotals PayrollSteps Payment PaymentRun PayrollEntry PayrollLine PayrollRun PayrollWeek',
  ),
  ...rows(
    'PAYROLL_READ',
    'PayrollWeekDay PayStatement PayStatementAmounts PayStatementCompany PayStatementDay',
  ),
  ...rows(
    'PAYROLL_READ',
    'PayStatementBalance PayStatementLine PayStatementPayee PayStatementUnpaidDay PayStatementYearToDate',
  ),
  ...rows(
    'PAYROLL_READ',
    'CorrectableDay PayrollPaidBefore OpeningBalance PayrollRunStanding Plan PlanInstalment PlannedDeduction PlanRepayment WeekTotal',
  ),
  ...rows('PAYROLL_READ', 'ApprovalRequest ApprovalRequestRun OpenThing Quarter QuarterChange'),
  ...rows('TAX_READ', 'FilingTemplate ReportingThreshold TaxDeadline TaxDocument TaxDocumentBatch'),
  ...rows('TAX_READ', 'TaxDocumentBatchItem TaxProfile TaxSeason TaxSeasonMonth TaxSeasonRow'),
  ...rows('TAX_READ', 'TaxSeasonTotals UnconfirmedExpenses W9Certification'),
  ...rows('REPORTS_READ', 'Report ReportChart ReportChartGroup ReportColumn ReportRow'),
  ...rows(
    'LOGS_READ',
    'AdminLogNumbers AuditAct AuditActionGroup AuditChange AuditLog AuditLogStats DayCount',
  ),
  ...rows('LOGS_READ', 'SetupProgress SignInFailures SystemHealth'),
  ...rows('SESSION', 'PeopleImportPreview PeopleListCell PeopleListRow SearchResults'),
  ...rows(
    'SESSION',
    'AuditVerification AuthenticatorApp BankAccount BankFile BankFileLeftOut BankFilePayee BankFilePreview BankFileRun',
  ),
  ...rows('SESSION', 'Change DataView IrisFiles LedgerVerification Notice'),
  ...rows('SESSION', 'OpenInvitation Passkey PersonalAccessToken Session'),
};

/** Fields that require another scope than their type: all of a user's, and numbers that summarize several areas. */
export const FIELD_NEEDS: Readonly<Record<string, Rows>> = {
  User: {
    ...rows('ANY_TOKEN', 'archived email firstName id isActive kind lastName name role'),
    ...rows('PEOPLE_READ', 'address archivedAt assignableRoles contact createdAt dailyRate dailyRateFrom'),
    ...rows('PEOPLE_READ', 'deletionPreview history needsPasswordChange passwordChanged permissions phone'),
    ...rows('PEOPLE_READ', 'roles updatedAt viewerCanArchive viewerCanAssignRoles viewerCanDeactivate'),
    ...rows('PEOPLE_READ', 'viewerCanDelete viewerCanEdit viewerCanEditStaff viewerCanReadHistory'),
    ...rows('PEOPLE_READ', 'viewerCanRemoveSecondFactor'),
    ...rows('PEOPLE_READ', 'viewerCanResetPassword viewerCanSetActive viewerCanSetDailyRate'),
    ...rows('PEOPLE_READ', 'viewerCanSetWorkRelation viewerCanSignOutEverywhere viewerCanUnlockSignIn'),
    ...rows('PEOPLE_READ', 'invitation mailFailedAt payRates viewerCanOpen viewerCanReadAccess'),
    ...rows('PEOPLE_READ', 'onboarding startsOn viewerCanReadPay viewerCanRequestW9 workRelation'),
    ...rows('TIME_LOGS_READ', 'daySummary loggedWeek loggedWeeks schedule unsentWeek'),
    ...rows(
      'PAYROLL_READ',
      'backPay balance contractorStats latestRuns openingBalances overpaidWeeks paidThisYear payOnItsWay paySummary plans',
    ),
    ...rows('PAYROLL_READ', 'openThings viewerCanEnterOpeningBalance viewerCanPay'),
    ...rows('TAX_READ', 'lacksW9 taxProfile taxProfiles w9RequestedAt w9RequestedBy w9SignedAt'),
    ...rows('TAX_READ', 'unconfirmedExpenses'),
    ...rows('SESSION', 'accessTokenCount hasSecondFactor sessionCount'),
    ...rows(
      'SESSION',
      'bankAccount bankAccountRequest viewerCanReadBankAccount viewerCanSetBankAccount waitingBankAccount',
    ),
    ...rows('PAYROLL_READ', 'openingBalanceRequest'),
    ...rows('SESSION', 'accessTokens authenticatorApp dataViews idleMinutes needsSecondFactor notices'),
    ...rows('SESSION', 'mailChoices passkeys personalAccessTokens secondFactors sessions unreadNotices'),
    ...rows('SESSION', 'usableTokenScopes'),
  },
  AdminOverview: rows('TIME_LOGS_READ', 'pendingApprovals'),
  ApprovalRequest: rows(
    'SESSION',
    'approvalIssue bankDetails deletionOf deletionReason limitChange secondPersonIssue',
  ),
  ManagerOverview: {
    ...rows('TIME_LOGS_READ', 'pendingDays'),
    ...rows('PAYROLL_READ', 'contractorsWithoutRate isLastWeekPaid payrollRuns unpaidContractors'),
    ...rows('PAYROLL_READ', 'awaitingRunsOfLastWeek unpaidRunsOfLastWeek'),
  },
};

const ROOTS: Readonly<Record<string, Rows>> = { Query: QUERY_NEEDS, Mutation: MUTATION_NEEDS };

/** What reading a type requires. */
export const needOfType = (type: string): Need =>
  TYPE_NEEDS[type.replace(/(Connection|Edge)$/, '').replace(/^History$/, 'HistoryEntry')] ??
  (/(Error|Payload)$/.test(type) || type === 'Node' ? 'ANY_TOKEN' : 'SESSION');

/** What a field requires, apart from the type of its value. */
export const needOfField = (type: string, field: string): Need => {
  const root = ROOTS[type];
  if (root) return root[field] ?? 'SESSION';
  return FIELD_NEEDS[type]?.[field] ?? needOfType(type);
};

/** What an operation asks for: its kind, and each of its fields with what it requires. */
export interface Asked {
  operation: 'query' | 'mutation' | 'subscription';
  needs: readonly { coordinate: string; need: Need }[];
}

const NO_STREAMS = 'An access token can’t subscribe to changes: poll instead.';
const CLOSED = 'This is only for people who are signed in, not for access tokens.';
const lacks = (scope: AccessTokenScope) =>
  `This access token does not have the scope ${scope}. Sign in, or create a token that has it.`;

/** Whether a token with these scopes meets the requirement. */
function mayDo(scopes: readonly AccessTokenScope[], need: Need): Verdict {
  if (need === 'ANY_TOKEN') return null;
  if (need === 'SESSION') return CLOSED;
  return scopes.includes(need) ? null : lacks(need);
}

/** The first field that the viewer may not use: a session may use everything, a token less. */
export function findClosed(
  { accessToken }: Pick<Viewer, 'accessToken'>,
  { operation, needs }: Asked,
): { coordinate: string; reason: string } | null {
  if (!accessToken) return null;
  if (operation === 'subscription')
    return { coordinate: needs[0]?.coordinate ?? 'Subscription', reason: NO_STREAMS };
  for (const { coordinate, need } of needs) {
    const reason = mayDo(accessToken.scopes, need);
    if (reason !== null) return { coordinate, reason };
  }
  return null;
}

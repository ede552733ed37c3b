/**
 * Which guards are redundant, and where the tables would show that a policy is missing; long/guards.test.ts uses this.
 */
/** A rule, and the rules that cover the same. */
type RedundantGuard = readonly [string, ...string[]];

const each = (names: string, other: (name: string) => string): RedundantGuard[] =>
  names.split(' ').map((name) => [name, other(name)]);
const toTypeName = (name: string): string => name.split('.')[0] ?? '';

/**
 * Rules that the tables miss only if the rules named beside them are removed too, and why they all stay. If all of them
 * are removed, the tables show it.
 */
export const REDUNDANT_GUARDS: Readonly<Record<string, readonly RedundantGuard[]>> = {
  'signed in, which the root type asks as well: the field says it so that its resolver knows of a viewer': [
    ...each('Query.node Query.nodes Query.payStatementFile Query.payrollRun Query.payrollRuns', toTypeName),
    ...each('Query.person Query.search', toTypeName),
    ...each('Query.taxDocumentFile Query.taxDocuments Query.timeLogs Subscription.changes', toTypeName),
    ...each('Mutation.certifyTaxProfile Mutation.createAccessToken Mutation.endOtherSessions', toTypeName),
    ...each('Mutation.removeAuthenticatorApp Mutation.removePasskey Mutation.renewRecoveryCodes', toTypeName),
    ...each(
      'Mutation.endSession Mutation.generateTaxDocument Mutation.logDay Mutation.submitWeek',
      toTypeName,
    ),
    ...each(
      'Mutation.chooseMail Mutation.markNoticesRead Mutation.setMailChoice Mutation.signOutElsewhere',
      toTypeName,
    ),
    ...each('Mutation.revealTaxNumber Mutation.revokeAccessToken Mutation.updateProfile', toTypeName),
    ...each('Mutation.updateTimeLog Mutation.withdrawWeek Query.receiptFile Query.receipts', toTypeName),
    ...each('Mutation.addReceipt Mutation.deleteReceipt Mutation.updateReceipt', toTypeName),
    ...each('Mutation.removeBankAccount Mutation.sendReceiptFile Mutation.setBankAccount', toTypeName),
    ['Query.w9Certification', 'Query', 'W9Certification'],
    ['Mutation', 'Mutation.logDay'],
    ['Subscription', 'Subscription.changes'],
  ],
  'signed in, which the type asks as well: as above': [
    ...each('BackPay.viewerCanDecide Payment.viewerCanVoid', toTypeName),
    ...each(
      'ApprovalRequest.approvalIssue ApprovalRequest.isOwn ApprovalRequest.secondPersonIssue ApprovalRequest.viewerCanDecide ApprovalRequest.viewerCanDecline ApprovalRequest.viewerCanWithdraw',
      toTypeName,
    ),
    ...each('PayrollRun.viewerCanCorrect PayrollRun.viewerCanMarkPaid PayrollRun.viewerCanVoid', toTypeName),
    ...each('OpeningBalance.enteredBy OpeningBalance.viewerCanVoid', toTypeName),
    ...each('Plan.viewerCanEnd Plan.viewerCanManage Plan.viewerCanVoid', toTypeName),
    ...each('Plan.viewerCanRecordRepayment Plan.viewerCanWriteOff PlanRepayment.viewerCanVoid', toTypeName),
    ['PayrollRunStanding.deductions', 'PayrollRunStanding'],
    ['PayrollWeek.deductions', 'PayrollWeek'],
    ['Report.viewerCanDelete', 'Report'],
    ...each('SubmittedWeek.reason SubmittedWeek.viewerCanDecide TimeLog.viewerCanDecide', toTypeName),
    ...each('Receipt.duplicateHints Receipt.viewerCanDecide Receipt.viewerCanEdit', toTypeName),
    ...each('TimeLog.viewerCanEdit TaxDocument.isCurrent TaxDocument.viewerCanApprove', toTypeName),
    ...each(
      'TaxDocument.viewerCanCorrect TaxDocument.viewerCanReadHistory TaxDocument.viewerCanSubmit',
      toTypeName,
    ),
    ...each(
      'TaxSeason.reason TaxSeason.viewerCanStartBatch IrisFiles.file MarkWeekPaidPayload.board',
      toTypeName,
    ),
  ],
  'a payroll reader, which the type asks as well: with a rule of its own the list fails alone': [
    ['Quarter.changes', 'Quarter'],
  ],
  'the field must not even begin, and what it answers is of a type that asks as much': [
    ['Query.adminOverview', 'AdminOverview'],
    ['Query.archiveOverview', 'ArchiveOverview'],
    ['Query.auditActionGroups', 'AuditActionGroup'],
    ['Query.auditLogStats', 'AuditLogStats'],
    ['Query.irisFiles', 'IrisFiles'],
    ['Query.peopleImportPreview', 'PeopleImportPreview', 'PeopleListRow', 'PeopleListCell'],
    ['Query.bankFilePreview', 'BankFilePreview', 'BankFilePayee', 'BankFileLeftOut'],
    ['Query.managerOverview', 'ManagerOverview'],
    ['Query.payday', 'PayrollBoard'],
    ['Query.payrollBoard', 'PayrollBoard'],
    ['Query.quarter', 'Quarter'],
    ['Query.payrollTotals', 'PayrollTotals', 'PayrollTotal', 'PayrollSums'],
    ['Query.unpaidWork', 'UnpaidWork', 'UnpaidWorkOfPerson', 'UnpaidDay'],
    ['Query.staffOverview', 'StaffOverview'],
    ['Query.submittedWeeks', 'SubmittedWeek'],
    ['Query.taxSeason', 'TaxSeason'],
    ['Mutation.checkAuditLog', 'AuditVerification'],
    ['Mutation.verifyAuditLog', 'AuditVerification'],
    ['Mutation.checkLedger', 'LedgerVerification'],
    ['Mutation.decideDays', 'DecideDaysPayload', 'DayRefusal', 'RefusedDay'],
    ['Mutation.decideReceipts', 'DecideReceiptsPayload', 'ReceiptRefusal'],
    ['PaymentRun', 'PayrollRun'],
    ['User.accessTokens', 'PersonalAccessToken'],
    ['User.bankAccount', 'BankAccount'],
    ['User.latestRuns', 'PayrollRun'],
    ['User.openingBalances', 'OpeningBalance'],
    ['User.sessions', 'Session'],
    ['User.taxProfile', 'TaxProfile'],
  ],
  'the entry point refuses before anything is read, and the service asks the policy about the record': [
    ['Mutation.addToPay', 'canPay'],
    ['Mutation.createPlan', 'canManagePlans'],
    ['Mutation.dismissBackPay', 'canPay'],
    ['Mutation.enterOpeningBalance', 'canEnterOpeningBalance'],
    ['Mutation.takeBackOverpaid', 'canPay'],
    ['Mutation.decideSharedNumber', 'canDecideSharedNumber'],
    ['Mutation.invitePerson', 'canInvite'],
    ['Mutation.processWeeklyPayroll', 'canPay'],
    ['Mutation.setTaxDocumentStatus', 'canFileTaxDocuments'],
    ['Mutation.setWorkRelation', 'canSetWorkRelation'],
    ['Mutation.startTaxDocumentBatch', 'canStartTaxDocumentBatch'],
  ],
};

/** Rules whose absence no call in the tables shows, because the resolver asks for as much by itself. */
export const ASKED_AGAIN: Readonly<Record<string, string>> = {
  'Query.changes': 'asks who reads each topic: changes/recordChanges.test.ts tries them',
};

/** Where the tables show that each policy is missing: a call, or a field that states a person's rights. */
export const MISSED_AT: Readonly<Record<string, string>> = {
  canOpenPerson: 'User.viewerCanOpen',
  canReadPay: 'User.viewerCanReadPay',
  canReadBankAccount: 'User.viewerCanReadBankAccount',
  canSetBankAccount: 'Mutation.setBankAccount',
  canReadAccess: 'User.viewerCanReadAccess',
  canRequestW9: 'Mutation.requestW9',
  canEditContractor: 'User.viewerCanEdit',
  canDeactivateContractor: 'User.viewerCanDeactivate',
  canSetDailyRate: 'Mutation.updateProfile for one’s own daily rate',
  canSetPayRate: 'Mutation.setPayRate',
  canInvite: 'Mutation.resendInvitation',
  canEditStaff: 'User.viewerCanEditStaff',
  canAssignRoles: 'Mutation.assignRole',
  canSetActive: 'Mutation.setUserActive',
  canResetPassword: 'Mutation.resetPassword',
  canUnlockSignIn: 'Mutation.unlockSignIn',
  canRemoveSecondFactor: 'Mutation.removeSecondFactor',
  canSignOutEverywhere: 'Mutation.signOutEverywhere',
  canArchive: 'Mutation.setUserArchived',
  canUnarchive: 'User.viewerCanArchive',
  canDelete: 'Mutation.deleteUser',
  canMakeResetToken: 'Mutation.createResetToken',
  canGrantRoles: 'Mutation.createStaff with the role Manager',
  canPay: 'Mutation.processWeeklyPayroll',
  canManagePlans: 'Mutation.createPlan',
  canWriteOff: 'Plan.viewerCanWriteOff',
  canEnterOpeningBalance: 'Mutation.enterOpeningBalance',
  canDecideRequest: 'Mutation.declineRequest',
  canApproveRequest: 'Mutation.approveRequest',
  canWithdrawRequest: 'Mutation.withdrawRequest',
  canDecideDays: 'Mutation.decideDays',
  canDecideReceipts: 'Mutation.decideReceipts',
  canChangeReceipt: 'Mutation.updateReceipt',
  canLogDaysFor: 'Mutation.logDay for a person',
  canGenerateTaxDocumentsFor: 'Mutation.generateTaxDocument',
  canCorrectTaxDocuments: 'Mutation.generateTaxDocument when none is required',
  canStartTaxDocumentBatch: 'TaxSeason.viewerCanStartBatch',
  canFileTaxDocuments: 'TaxDocument.viewerCanSubmit',
  canRevealTaxNumber: 'Mutation.revealTaxNumber',
  canDecideSharedNumber: 'Mutation.decideSharedNumber',
  canSetWorkRelation: 'User.viewerCanSetWorkRelation',
};

/** Policies whose absence no call in the tables shows. */
export const NOT_MISSED: Readonly<Record<string, string>> = {
  canEndPlan: 'takes an overpayment: payroll/overpayments.test.ts asks for it',
  canSign: 'an access token never comes so far: the entry point refuses it before (graph/tokenScopes.ts)',
  canGenerateWithSharedNumber: 'takes two people with one number: taxDocuments/generate.test.ts asks for it',
};

/**
 * One valid call for every root field, who may make it and about whom: the expectation that `access/` holds the portal to.
 * Written by hand from the contract and not derived from the schema, so that a scope lost there is found here.
 */
import type { Actor } from './portal.ts';
import {
  type About,
  ADMINS,
  type Allowed,
  CONTACTS,
  type Domain,
  MANAGERS,
  only,
  PAYROLL_READERS,
  READERS,
  STAFF_READERS,
  TAX_FILERS,
} from './rights.ts';

/** Whom the calls are about, a driver unless said otherwise, and one record of each kind of that person. */
export interface Stage {
  driver: Actor;
  /** As every test's people have it. */
  password: string;
  dayId: string;
  /** What the day looked like when it was read. */
  revision: string;
  runId: string;
  reportId: string;
  documentId: string;
  /** One that does not ask. */
  sessionId: string;
  accessTokenId: string;
  resetToken: string;
  payrollBatchId: string;
  taxBatchId: string;
}

export interface Operation {
  /** The field, as in Query.contractors. */
  field: string;
  domain: Domain;
  document: string;
  variables?: (stage: Stage) => Record<string, unknown>;
  allowed: Allowed;
  /** Needed where the variables depend on whom the call is about. */
  about?: About;
  /** What an access token may not do although its owner may. */
  token?: 'never';
  /** Open even while a password change is due. */
  whileChangeIsDue?: boolean;
}

/** A mutation whose answer is only whether it was done. */
export const result = (name: string, type: string): string =>
  `mutation($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { message code } } }`;

const WEEK = { weekStart: '2026-11-02', weekEnd: '2026-11-08' };

export const OPERATIONS: readonly Operation[] = [
  {
    field: 'Query.viewer',
    domain: 'Signing in',
    document: '{ viewer { id email } }',
    allowed: 'anyone',
    whileChangeIsDue: true,
  },
  { field: 'Query.today', domain: 'The portal', document: '{ today }', allowed: 'anyone' },
  {
    field: 'Query.node',
    domain: 'The portal',
    document: 'query($id: ID!) { node(id: $id) { id } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: 'anyone',
    about: { missing: 'NOTHING' },
  },
  {
    field: 'Query.contractors',
    domain: 'Contractors',
    document: '{ contractors { totalCount } }',
    allowed: READERS,
  },
  {
    field: 'Query.contractor',
    domain: 'Contractors',
    document: 'query($id: ID!) { contractor(id: $id) { id email } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: READERS,
    about: { own: 'NOTHING', peer: 'NOTHING', admin: 'NOTHING', archived: 'NOTHING', missing: 'NOTHING' },
  },
  {
    field: 'Query.timeLogs',
    domain: 'Time logs',
    document: '{ timeLogs { totalCount } }',
    allowed: 'anyone',
  },
  {
    field: 'Query.payrollRuns',
    domain: 'Payroll',
    document: '{ payrollRuns { totalCount } }',
    allowed: 'anyone',
  },
  {
    field: 'Query.payStatementFile',
    domain: 'Payroll',
    document:
      'query($id: ID!) { result: payStatementFile(runId: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ runId }) => ({ id: runId }),
    allowed: 'anyone',
    about: { driver: only(PAYROLL_READERS, 'NOT_FOUND'), own: 'OK', missing: 'NOT_FOUND' },
  },
  { field: 'Query.payees', domain: 'Payroll', document: '{ payees { totalCount } }', allowed: MANAGERS },
  {
    field: 'Query.payrollWeek',
    domain: 'Payroll',
    document: 'query($id: ID!) { payrollWeek(userId: $id, weekStart: "2026-11-02") { weekEnd } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: MANAGERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.submittedWeeks',
    domain: 'Time logs',
    document:
      'query($weekStart: Date) { submittedWeeks(weekStart: $weekStart) { totalCount edges { node { user { id } } } } }',
    variables: () => ({ weekStart: '2026-11-16' }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.lateSubmitters',
    domain: 'Time logs',
    document: 'query($weekStart: Date) { lateSubmitters(weekStart: $weekStart) { totalCount } }',
    variables: () => ({ weekStart: '2026-11-02' }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.payrollBoard',
    domain: 'Payroll',
    document: '{ payrollBoard(weekStart: "2026-11-02") { weekEnd } }',
    allowed: MANAGERS,
  },
  {
    field: 'Query.reports',
    domain: 'Reports',
    document: '{ reports { totalCount } }',
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Query.report',
    domain: 'Reports',
    document: 'query($id: ID!) { report(id: $id) { name totals sourceChanged } }',
    variables: ({ reportId }) => ({ id: reportId }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOTHING' },
  },
  {
    field: 'Query.reportCsv',
    domain: 'Reports',
    document:
      'query($id: ID!) { result: reportCsv(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ reportId }) => ({ id: reportId }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.generatePayrollSummary',
    domain: 'Reports',
    document: result('generatePayrollSummary', 'GeneratePayrollSummaryInput'),
    variables: ({ driver }) => ({
      input: { startDate: '2026-10-26', endDate: '2026-11-01', contractorId: driver.id },
    }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.generateContractorPerformance',
    domain: 'Reports',
    document: result('generateContractorPerformance', 'GenerateContractorPerformanceInput'),
    variables: ({ driver }) => ({
      input: { startDate: '2026-10-26', endDate: '2026-11-01', contractorId: driver.id },
    }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.generateTaxSummary',
    domain: 'Reports',
    document: result('generateTaxSummary', 'GenerateTaxSummaryInput'),
    variables: () => ({ input: { year: 2026 } }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.deleteReport',
    domain: 'Reports',
    document: result('deleteReport', 'DeleteReportInput'),
    variables: ({ reportId }) => ({ input: { id: reportId } }),
    allowed: MANAGERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.taxDocuments',
    domain: 'Tax',
    document: '{ taxDocuments { totalCount } }',
    allowed: 'anyone',
  },
  {
    field: 'Mutation.generateTaxDocument',
    domain: 'Tax',
    document: result('generateTaxDocument', 'GenerateTaxDocumentInput'),
    variables: ({ driver }) => ({ input: { type: 'FORM_1099_NEC', year: 2025, userId: driver.id } }),
    allowed: 'anyone',
    about: {
      driver: only(ADMINS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(ADMINS, 'FORBIDDEN'),
      missing: only(ADMINS, 'FORBIDDEN', 'NOT_FOUND'),
    },
  },
  {
    field: 'Query.taxDocumentFile',
    domain: 'Tax',
    document:
      'query($id: ID!) { result: taxDocumentFile(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ documentId }) => ({ id: documentId }),
    allowed: 'anyone',
    about: {
      driver: only(PAYROLL_READERS, 'NOT_FOUND'),
      own: 'OK',
      peer: only(PAYROLL_READERS, 'NOT_FOUND'),
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Query.recipientCopies',
    domain: 'Tax',
    document:
      'query($year: Int!) { result: recipientCopies(year: $year) { ... on Error { code } ... on File { filename } } }',
    variables: () => ({ year: 2025 }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Query.irisFiles',
    domain: 'Tax',
    document:
      'query($year: Int!) { result: irisFiles(year: $year) { ... on Error { code } ... on IrisFiles { forms } } }',
    variables: () => ({ year: 2025 }),
    allowed: ADMINS,
    token: 'never',
  },
  {
    field: 'Mutation.setReportingThreshold',
    domain: 'Tax',
    document: result('setReportingThreshold', 'SetReportingThresholdInput'),
    variables: () => ({ input: { year: 2027, threshold: 2100 } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setFilingTemplate',
    domain: 'Tax',
    document: result('setFilingTemplate', 'SetFilingTemplateInput'),
    variables: () => ({
      input: { type: 'FORM_1099_NEC', year: 2025, header: 'Form Type,Box 1 - Nonemployee Compensation' },
    }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setTaxDocumentStatus',
    domain: 'Tax',
    document: result('setTaxDocumentStatus', 'SetTaxDocumentStatusInput'),
    variables: ({ documentId }) => ({ input: { id: documentId, status: 'SUBMITTED' } }),
    allowed: ADMINS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.taxSeason',
    domain: 'Tax',
    document: '{ taxSeason(year: 2025) { year threshold } }',
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.startTaxDocumentBatch',
    domain: 'Tax',
    document: result('startTaxDocumentBatch', 'StartTaxDocumentBatchInput'),
    variables: () => ({ input: { type: 'FORM_1099_NEC', year: 2025, idempotencyKey: 'forms of 2025' } }),
    allowed: ADMINS,
  },
  {
    field: 'Query.managerOverview',
    domain: 'Payroll',
    document: '{ managerOverview { payrollRuns } }',
    allowed: MANAGERS,
  },
  {
    field: 'Query.staff',
    domain: 'Staff and the archive',
    document: '{ staff { totalCount } }',
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.people',
    domain: 'Staff and the archive',
    document: '{ people { totalCount } }',
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.archivedUsers',
    domain: 'Staff and the archive',
    document: '{ archivedUsers { totalCount } }',
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.staffMember',
    domain: 'Staff and the archive',
    document: 'query($id: ID!) { staffMember(id: $id) { id email } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: STAFF_READERS,
    about: { archived: 'OK', missing: 'NOTHING' },
  },
  {
    field: 'Query.user',
    domain: 'Staff and the archive',
    document: 'query($id: ID!) { user(id: $id) { id contact { email } } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: 'anyone',
    about: {
      driver: only(CONTACTS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(CONTACTS, 'FORBIDDEN'),
      admin: only(CONTACTS, 'FORBIDDEN'),
      missing: only(CONTACTS, 'FORBIDDEN', 'NOTHING'),
    },
  },
  {
    field: 'Query.staffOverview',
    domain: 'Staff and the archive',
    document: '{ staffOverview { totalStaff } }',
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.archiveOverview',
    domain: 'Staff and the archive',
    document: '{ archiveOverview { deletable } }',
    allowed: ADMINS,
  },
  {
    field: 'Query.userRecords',
    domain: 'Staff and the archive',
    document:
      'query($id: ID!) { result: userRecords(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: ADMINS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.company',
    domain: 'The portal',
    document: '{ company { legalName } }',
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Query.auditLogs',
    domain: 'The audit log',
    document: '{ auditLogs(first: 1) { totalCount } }',
    allowed: ADMINS,
  },
  { field: 'Query.auditActions', domain: 'The audit log', document: '{ auditActions }', allowed: ADMINS },
  {
    field: 'Query.auditLogStats',
    domain: 'The audit log',
    document: '{ auditLogStats { totalLogs } }',
    allowed: ADMINS,
  },
  {
    field: 'Query.adminOverview',
    domain: 'The audit log',
    document: '{ adminOverview { totalUsers } }',
    allowed: ADMINS,
  },
  {
    field: 'Subscription.changes',
    domain: 'The portal',
    document: 'subscription { changes { kind } }',
    allowed: 'anyone',
  },
  {
    field: 'Subscription.payrollBatchProgress',
    domain: 'Payroll',
    document: 'subscription($id: ID!) { payrollBatchProgress(id: $id) { done } }',
    variables: ({ payrollBatchId }) => ({ id: payrollBatchId }),
    allowed: MANAGERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Subscription.taxDocumentBatchProgress',
    domain: 'Tax',
    document: 'subscription($id: ID!) { taxDocumentBatchProgress(id: $id) { done } }',
    variables: ({ taxBatchId }) => ({ id: taxBatchId }),
    allowed: PAYROLL_READERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.verifyAuditLog',
    domain: 'The audit log',
    document: 'mutation { verifyAuditLog { intact } }',
    allowed: ADMINS,
  },
  {
    field: 'Mutation.login',
    domain: 'Signing in',
    document: result('login', 'LoginInput'),
    variables: ({ driver, password }) => ({ input: { email: driver.email, password } }),
    allowed: 'everyone',
    about: { archived: 'ACCOUNT_INACTIVE', missing: 'INVALID_CREDENTIALS' },
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.register',
    domain: 'Signing in',
    document: result('register', 'RegisterInput'),
    variables: () => ({
      input: { email: 'new@example.com', password: 'Correct-Horse-2', firstName: 'New', lastName: 'Person' },
    }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.resetPasswordWithToken',
    domain: 'Signing in',
    document: result('resetPasswordWithToken', 'ResetPasswordWithTokenInput'),
    variables: ({ resetToken }) => ({ input: { token: resetToken, newPassword: 'Correct-Horse-2' } }),
    allowed: 'everyone',
    about: { archived: 'VALIDATION', missing: 'VALIDATION' },
    token: 'never',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.changePassword',
    domain: 'Signing in',
    document: result('changePassword', 'ChangePasswordInput'),
    variables: ({ password }) => ({ input: { newPassword: 'Correct-Horse-2', currentPassword: password } }),
    allowed: 'anyone',
    token: 'never',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.logout',
    domain: 'Signing in',
    document: 'mutation { logout { message } }',
    allowed: 'anyone',
    token: 'never',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.updateProfile',
    domain: 'Signing in',
    document: result('updateProfile', 'UpdateProfileInput'),
    variables: () => ({ input: { firstName: 'Other' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.createResetToken',
    domain: 'Signing in',
    document: result('createResetToken', 'CreateResetTokenInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id } }),
    allowed: ADMINS,
    about: { admin: 'OK', archived: 'FORBIDDEN', missing: 'NOT_FOUND' },
    token: 'never',
  },
  {
    field: 'Mutation.createStaff',
    domain: 'Staff and the archive',
    document: result('createStaff', 'CreateStaffInput'),
    variables: () => ({
      input: { email: 'staff@example.com', password: 'Correct-Horse-2', firstName: 'New', lastName: 'Clerk' },
    }),
    allowed: STAFF_READERS,
  },
  {
    field: 'Mutation.createContractor',
    domain: 'Contractors',
    document: result('createContractor', 'CreateContractorInput'),
    variables: () => ({
      input: {
        email: 'hired@example.com',
        password: 'Correct-Horse-2',
        firstName: 'New',
        lastName: 'Driver',
      },
    }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.updateContractor',
    domain: 'Contractors',
    document: result('updateContractor', 'UpdateContractorInput'),
    variables: ({ driver }) => ({ input: { id: driver.id, firstName: 'Other' } }),
    allowed: MANAGERS,
    about: {
      own: 'NOT_FOUND',
      peer: 'NOT_FOUND',
      admin: 'NOT_FOUND',
      archived: 'NOT_FOUND',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.deactivateContractor',
    domain: 'Contractors',
    document: result('deactivateContractor', 'DeactivateContractorInput'),
    variables: ({ driver }) => ({ input: { id: driver.id } }),
    allowed: MANAGERS,
    about: {
      own: 'NOT_FOUND',
      peer: 'NOT_FOUND',
      admin: 'NOT_FOUND',
      archived: 'NOT_FOUND',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.logDay',
    domain: 'Time logs',
    document: result('logDay', 'LogDayInput'),
    variables: () => ({ input: { date: '2026-11-17', worked: true } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.updateTimeLog',
    domain: 'Time logs',
    document: result('updateTimeLog', 'UpdateTimeLogInput'),
    variables: ({ dayId }) => ({ input: { id: dayId, description: 'Other' } }),
    allowed: 'anyone',
    about: {
      driver: only(MANAGERS, 'NOT_FOUND'),
      own: 'OK',
      peer: only(MANAGERS, 'NOT_FOUND'),
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.submitWeek',
    domain: 'Time logs',
    document: result('submitWeek', 'SubmitWeekInput'),
    variables: () => ({
      input: {
        weekStart: '2026-11-16',
        days: [{ date: '2026-11-16', worked: true, description: 'Truck 1' }],
      },
    }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.withdrawWeek',
    domain: 'Time logs',
    document: result('withdrawWeek', 'WithdrawWeekInput'),
    variables: () => ({ input: { weekStart: '2026-11-16' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.decideDays',
    domain: 'Time logs',
    document: `mutation($input: DecideDaysInput!) { result: decideDays(input: $input) {
      ... on Error { code } ... on DecideDaysPayload { decided { id } refused { message } } } }`,
    variables: ({ dayId, revision }) => ({ input: { days: [{ id: dayId, revision }], status: 'APPROVED' } }),
    allowed: MANAGERS,
    about: { own: 'REFUSED', peer: 'OK', admin: 'OK', missing: 'REFUSED' },
  },
  {
    field: 'Mutation.processWeeklyPayroll',
    domain: 'Payroll',
    document: result('processWeeklyPayroll', 'ProcessWeeklyPayrollInput'),
    variables: ({ driver }) => ({
      input: { userId: driver.id, ...WEEK, weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0 }] },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', admin: 'OK', archived: 'CONFLICT', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.startPayrollBatch',
    domain: 'Payroll',
    document: result('startPayrollBatch', 'StartPayrollBatchInput'),
    variables: ({ driver }) => ({
      input: {
        weekStart: WEEK.weekStart,
        payDate: '2026-11-13',
        include: [driver.id],
        edits: [{ userId: driver.id, weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0 }] }],
        expected: { contractors: 1, totalPay: 200 },
        idempotencyKey: 'the week of November 2',
      },
    }),
    allowed: MANAGERS,
    about: {
      own: 'VALIDATION',
      peer: 'VALIDATION',
      admin: 'VALIDATION',
      archived: 'VALIDATION',
      missing: 'VALIDATION',
    },
  },
  {
    field: 'Mutation.markWeekPaid',
    domain: 'Payroll',
    document: result('markWeekPaid', 'MarkWeekPaidInput'),
    variables: () => ({ input: { weekStart: WEEK.weekStart } }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.setPayrollRunStatus',
    domain: 'Payroll',
    document: result('setPayrollRunStatus', 'SetPayrollRunStatusInput'),
    variables: ({ runId }) => ({ input: { id: runId, status: 'PAID' } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.updateStaff',
    domain: 'Staff and the archive',
    document: result('updateStaff', 'UpdateStaffInput'),
    variables: ({ driver }) => ({ input: { id: driver.id, phone: '555-0199' } }),
    allowed: ADMINS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.setPayRate',
    domain: 'Contractors',
    document: result('setPayRate', 'SetPayRateInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, dailyRate: 210 } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', peer: 'OK', admin: only(ADMINS, 'FORBIDDEN'), missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.assignRole',
    domain: 'Staff and the archive',
    document: result('assignRole', 'AssignRoleInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, role: 'Accountant' } }),
    allowed: ADMINS,
    about: {
      driver: 'VALIDATION',
      own: 'FORBIDDEN',
      peer: 'OK',
      admin: 'OK',
      archived: 'VALIDATION',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.removeRole',
    domain: 'Staff and the archive',
    document: result('removeRole', 'RemoveRoleInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, role: 'HR' } }),
    allowed: ADMINS,
    about: {
      driver: 'VALIDATION',
      own: 'FORBIDDEN',
      peer: 'OK',
      admin: 'OK',
      archived: 'VALIDATION',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.setUserActive',
    domain: 'Staff and the archive',
    document: result('setUserActive', 'SetUserActiveInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, isActive: false } }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', admin: 'OK', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.resetPassword',
    domain: 'Staff and the archive',
    document: result('resetPassword', 'ResetPasswordInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, newPassword: 'Correct-Horse-2' } }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', admin: 'OK', archived: 'FORBIDDEN', missing: 'NOT_FOUND' },
    token: 'never',
  },
  {
    field: 'Mutation.setUserArchived',
    domain: 'Staff and the archive',
    document: result('setUserArchived', 'SetUserArchivedInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, archived: true } }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', peer: 'FORBIDDEN', admin: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.deleteUser',
    domain: 'Staff and the archive',
    document: result('deleteUser', 'DeleteUserInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, confirmEmail: driver.email } }),
    allowed: ADMINS,
    about: {
      driver: 'CONFLICT',
      own: 'FORBIDDEN',
      peer: 'FORBIDDEN',
      admin: 'FORBIDDEN',
      archived: 'OK',
      missing: 'NOT_FOUND',
    },
  },
  {
    field: 'Mutation.endSession',
    domain: 'Signing in',
    document: result('endSession', 'EndSessionInput'),
    variables: ({ sessionId }) => ({ input: { id: sessionId } }),
    allowed: 'anyone',
    about: { driver: 'NOT_FOUND', own: 'OK', peer: 'NOT_FOUND', missing: 'NOT_FOUND' },
    token: 'never',
  },
  {
    field: 'Mutation.createAccessToken',
    domain: 'Signing in',
    document: result('createAccessToken', 'CreateAccessTokenInput'),
    variables: () => ({ input: { name: 'Quarterly export', canWrite: true, expiresInDays: 30 } }),
    allowed: 'anyone',
    token: 'never',
  },
  {
    field: 'Mutation.revokeAccessToken',
    domain: 'Signing in',
    document: result('revokeAccessToken', 'RevokeAccessTokenInput'),
    variables: ({ accessTokenId }) => ({ input: { id: accessTokenId } }),
    allowed: 'anyone',
    about: { driver: 'NOT_FOUND', own: 'OK', peer: 'NOT_FOUND', missing: 'NOT_FOUND' },
    token: 'never',
  },
  {
    field: 'Mutation.endOtherSessions',
    domain: 'Signing in',
    document: 'mutation { endOtherSessions { id } }',
    allowed: 'anyone',
    token: 'never',
  },
  {
    field: 'Query.w9Certification',
    domain: 'Tax',
    document: '{ w9Certification { revision text } }',
    allowed: 'anyone',
  },
  {
    field: 'Mutation.certifyTaxProfile',
    domain: 'Tax',
    document: result('certifyTaxProfile', 'CertifyTaxProfileInput'),
    variables: () => ({
      input: {
        firstName: 'Robin',
        lastName: 'Example',
        businessName: 'Example Hauling',
        taxClass: 'INDIVIDUAL',
        street: '12 Elm Street',
        city: 'Camden',
        state: 'NJ',
        zip: '08102',
        taxNumberType: 'SSN',
        taxNumber: '400-11-1222',
        certified: true,
        signedName: 'Robin Example',
      },
    }),
    allowed: 'anyone',
    token: 'never',
  },
  {
    // Whose number it is decides the rest.
    field: 'Mutation.revealTaxNumber',
    domain: 'Tax',
    document: result('revealTaxNumber', 'RevealTaxNumberInput'),
    variables: ({ driver, password }) => ({
      input: { userId: driver.id, password, reason: 'The filing of a form' },
    }),
    allowed: 'anyone',
    about: {
      driver: only(TAX_FILERS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(TAX_FILERS, 'FORBIDDEN'),
      admin: only(TAX_FILERS, 'FORBIDDEN'),
      missing: only(TAX_FILERS, 'FORBIDDEN', 'NOT_FOUND'),
    },
    token: 'never',
  },
  {
    field: 'Mutation.updateCompany',
    domain: 'The portal',
    document: result('updateCompany', 'UpdateCompanyInput'),
    variables: () => ({ input: { legalName: 'Other Freight LLC', trucks: 7, fleetAsOf: '2026-10-01' } }),
    allowed: ADMINS,
  },
];

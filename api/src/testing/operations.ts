/**
 * One valid call for every root field, and who may make it: the expectation that `access.test.ts` holds the schema to.
 * Written by hand from the contract and not derived from the schema, so that a scope lost there is found here.
 */
import type { RoleName } from '../identity/roles.ts';
import type { Actor } from './portal.ts';

/** People and records that the calls are about: a contractor with a day and a run, and a report. */
export interface Stage {
  driver: Actor;
  dayId: string;
  runId: string;
  reportId: string;
}

export interface Operation {
  /** The field, as in Query.contractors. */
  field: string;
  document: string;
  variables?: (stage: Stage) => Record<string, unknown>;
  /** Roles that may; 'anyone' signed in, or 'everyone' without signing in. */
  allowed: readonly RoleName[] | 'anyone' | 'everyone';
  /** Open even while a password change is due. */
  whileChangeIsDue?: boolean;
}

const MANAGERS = ['IT_Admin', 'Manager'] as const;
const READERS = ['IT_Admin', 'Manager', 'HR', 'Accountant'] as const;
const PAYROLL_READERS = ['IT_Admin', 'Manager', 'Accountant'] as const;
const ADMINS = ['IT_Admin'] as const;
const STAFF_READERS = ['IT_Admin', 'HR'] as const;

const mutation = (name: string, type: string): string =>
  `mutation($input: ${type}!) { result: ${name}(input: $input) { __typename ... on Error { message code } } }`;

const WEEK = { weekStart: '2026-11-02', weekEnd: '2026-11-08' };

export const OPERATIONS: readonly Operation[] = [
  { field: 'Query.viewer', document: '{ viewer { id email } }', allowed: 'anyone', whileChangeIsDue: true },
  { field: 'Query.today', document: '{ today }', allowed: 'anyone' },
  {
    field: 'Query.node',
    document: 'query($id: ID!) { node(id: $id) { id } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: 'anyone',
  },
  { field: 'Query.contractors', document: '{ contractors { totalCount } }', allowed: READERS },
  {
    field: 'Query.contractor',
    document: 'query($id: ID!) { contractor(id: $id) { id email } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: READERS,
  },
  { field: 'Query.timeLogs', document: '{ timeLogs { totalCount } }', allowed: 'anyone' },
  { field: 'Query.payrollRuns', document: '{ payrollRuns { totalCount } }', allowed: 'anyone' },
  {
    field: 'Query.payStatementFile',
    document:
      'query($id: ID!) { result: payStatementFile(runId: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ runId }) => ({ id: runId }),
    allowed: 'anyone',
  },
  { field: 'Query.payees', document: '{ payees { totalCount } }', allowed: MANAGERS },
  {
    field: 'Query.payrollWeek',
    document: 'query($id: ID!) { payrollWeek(userId: $id, weekStart: "2026-11-02") { weekEnd } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.submittedWeeks',
    document:
      'query($weekStart: Date) { submittedWeeks(weekStart: $weekStart) { totalCount edges { node { user { id } } } } }',
    variables: () => ({ weekStart: '2026-10-26' }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.lateSubmitters',
    document: 'query($weekStart: Date) { lateSubmitters(weekStart: $weekStart) { totalCount } }',
    variables: () => ({ weekStart: '2026-11-02' }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.payrollBoard',
    document: '{ payrollBoard(weekStart: "2026-11-02") { weekEnd totals { contractors } } }',
    allowed: MANAGERS,
  },
  { field: 'Query.reports', document: '{ reports { totalCount } }', allowed: PAYROLL_READERS },
  {
    field: 'Query.report',
    document: 'query($id: ID!) { report(id: $id) { name totals sourceChanged } }',
    variables: ({ reportId }) => ({ id: reportId }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Query.reportCsv',
    document:
      'query($id: ID!) { result: reportCsv(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ reportId }) => ({ id: reportId }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.generatePayrollSummary',
    document: mutation('generatePayrollSummary', 'GeneratePayrollSummaryInput'),
    variables: ({ driver }) => ({
      input: { startDate: '2026-10-26', endDate: '2026-11-01', contractorId: driver.id },
    }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.generateContractorPerformance',
    document: mutation('generateContractorPerformance', 'GenerateContractorPerformanceInput'),
    variables: ({ driver }) => ({
      input: { startDate: '2026-10-26', endDate: '2026-11-01', contractorId: driver.id },
    }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.generateTaxSummary',
    document: mutation('generateTaxSummary', 'GenerateTaxSummaryInput'),
    variables: () => ({ input: { year: 2026 } }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.deleteReport',
    document: mutation('deleteReport', 'DeleteReportInput'),
    variables: ({ reportId }) => ({ input: { id: reportId } }),
    allowed: MANAGERS,
  },
  { field: 'Query.taxDocuments', document: '{ taxDocuments { totalCount } }', allowed: 'anyone' },
  {
    field: 'Mutation.generateTaxDocument',
    document: mutation('generateTaxDocument', 'GenerateTaxDocumentInput'),
    variables: ({ driver }) => ({ input: { type: 'FORM_1099_NEC', year: 2025, userId: driver.id } }),
    allowed: 'anyone',
  },
  {
    field: 'Query.taxDocumentFile',
    document:
      'query($id: ID!) { result: taxDocumentFile(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: () => ({ id: 'TaxDocument_0190aaaa-0000-7000-8000-000000000000' }),
    allowed: 'anyone',
  },
  {
    field: 'Query.recipientCopies',
    document:
      'query($year: Int!) { result: recipientCopies(year: $year) { ... on Error { code } ... on File { filename } } }',
    variables: () => ({ year: 2025 }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Query.irisFiles',
    document:
      'query($year: Int!) { result: irisFiles(year: $year) { ... on Error { code } ... on IrisFiles { file { filename } } } }',
    variables: () => ({ year: 2025 }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setReportingThreshold',
    document: mutation('setReportingThreshold', 'SetReportingThresholdInput'),
    variables: () => ({ input: { year: 2027, threshold: 2100 } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setFilingTemplate',
    document: mutation('setFilingTemplate', 'SetFilingTemplateInput'),
    variables: () => ({
      input: { type: 'FORM_1099_NEC', year: 2025, header: 'Form Type,Box 1 - Nonemployee Compensation' },
    }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setTaxDocumentStatus',
    document: mutation('setTaxDocumentStatus', 'SetTaxDocumentStatusInput'),
    variables: () => ({
      input: { id: 'TaxDocument_0190aaaa-0000-7000-8000-000000000000', status: 'SUBMITTED' },
    }),
    allowed: ADMINS,
  },
  {
    field: 'Query.taxSeason',
    document: '{ taxSeason(year: 2025) { year threshold totals { payees } } }',
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.startTaxDocumentBatch',
    document: mutation('startTaxDocumentBatch', 'StartTaxDocumentBatchInput'),
    variables: () => ({ input: { type: 'FORM_1099_NEC', year: 2025, idempotencyKey: 'forms of 2025' } }),
    allowed: ADMINS,
  },
  { field: 'Query.managerOverview', document: '{ managerOverview { payrollRuns } }', allowed: MANAGERS },
  { field: 'Query.staff', document: '{ staff { totalCount } }', allowed: STAFF_READERS },
  { field: 'Query.people', document: '{ people { totalCount } }', allowed: STAFF_READERS },
  { field: 'Query.archivedUsers', document: '{ archivedUsers { totalCount } }', allowed: STAFF_READERS },
  {
    field: 'Query.staffMember',
    document: 'query($id: ID!) { staffMember(id: $id) { id email } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: STAFF_READERS,
  },
  {
    field: 'Query.user',
    document: 'query($id: ID!) { user(id: $id) { id contact { email } } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: ['IT_Admin', 'Manager', 'HR'],
  },
  { field: 'Query.staffOverview', document: '{ staffOverview { totalStaff } }', allowed: STAFF_READERS },
  { field: 'Query.archiveOverview', document: '{ archiveOverview { deletable } }', allowed: ADMINS },
  {
    field: 'Query.userRecords',
    document:
      'query($id: ID!) { result: userRecords(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: ADMINS,
  },
  {
    field: 'Query.company',
    document: '{ company { legalName } }',
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  { field: 'Query.auditLogs', document: '{ auditLogs(first: 1) { totalCount } }', allowed: ['IT_Admin'] },
  { field: 'Query.auditActions', document: '{ auditActions }', allowed: ['IT_Admin'] },
  { field: 'Query.auditLogStats', document: '{ auditLogStats { totalLogs } }', allowed: ['IT_Admin'] },
  { field: 'Query.adminOverview', document: '{ adminOverview { totalUsers } }', allowed: ['IT_Admin'] },
  { field: 'Subscription.changes', document: 'subscription { changes { kind } }', allowed: 'anyone' },
  {
    field: 'Subscription.payrollBatchProgress',
    document: 'subscription($id: ID!) { payrollBatchProgress(id: $id) { done } }',
    variables: () => ({ id: 'PayrollBatch_0190aaaa-0000-7000-8000-000000000000' }),
    allowed: MANAGERS,
  },
  {
    field: 'Subscription.taxDocumentBatchProgress',
    document: 'subscription($id: ID!) { taxDocumentBatchProgress(id: $id) { done } }',
    variables: () => ({ id: 'TaxDocumentBatch_0190aaaa-0000-7000-8000-000000000000' }),
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Mutation.verifyAuditLog',
    document: 'mutation { verifyAuditLog { intact } }',
    allowed: ['IT_Admin'],
  },
  {
    field: 'Mutation.login',
    document: mutation('login', 'LoginInput'),
    variables: () => ({ input: { email: 'nobody@example.com', password: 'x' } }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.register',
    document: mutation('register', 'RegisterInput'),
    variables: () => ({
      input: { email: 'new@example.com', password: 'Correct-Horse-2', firstName: 'New', lastName: 'Person' },
    }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.resetPasswordWithToken',
    document: mutation('resetPasswordWithToken', 'ResetPasswordWithTokenInput'),
    variables: () => ({ input: { token: 'unknown', newPassword: 'Correct-Horse-2' } }),
    allowed: 'everyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.changePassword',
    document: mutation('changePassword', 'ChangePasswordInput'),
    variables: () => ({ input: { newPassword: 'Correct-Horse-2', currentPassword: 'not-this-One-1' } }),
    allowed: 'anyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.logout',
    document: 'mutation { logout { message } }',
    allowed: 'anyone',
    whileChangeIsDue: true,
  },
  {
    field: 'Mutation.updateProfile',
    document: mutation('updateProfile', 'UpdateProfileInput'),
    variables: () => ({ input: { firstName: 'Other' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.createResetToken',
    document: mutation('createResetToken', 'CreateResetTokenInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id } }),
    allowed: ['IT_Admin'],
  },
  {
    field: 'Mutation.createStaff',
    document: mutation('createStaff', 'CreateStaffInput'),
    variables: () => ({
      input: { email: 'staff@example.com', password: 'Correct-Horse-2', firstName: 'New', lastName: 'Clerk' },
    }),
    allowed: ['IT_Admin', 'HR'],
  },
  {
    field: 'Mutation.createContractor',
    document: mutation('createContractor', 'CreateContractorInput'),
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
    document: mutation('updateContractor', 'UpdateContractorInput'),
    variables: ({ driver }) => ({ input: { id: driver.id, firstName: 'Other' } }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.deactivateContractor',
    document: mutation('deactivateContractor', 'DeactivateContractorInput'),
    variables: ({ driver }) => ({ input: { id: driver.id } }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.logDay',
    document: mutation('logDay', 'LogDayInput'),
    variables: () => ({ input: { date: '2026-11-17', worked: true } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.updateTimeLog',
    document: mutation('updateTimeLog', 'UpdateTimeLogInput'),
    variables: ({ dayId }) => ({ input: { id: dayId, description: 'Other' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.submitWeek',
    document: mutation('submitWeek', 'SubmitWeekInput'),
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
    document: mutation('withdrawWeek', 'WithdrawWeekInput'),
    variables: () => ({ input: { weekStart: '2026-11-16' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.decideDays',
    document: mutation('decideDays', 'DecideDaysInput'),
    variables: ({ dayId }) => ({ input: { days: [{ id: dayId, revision: 'k3' }], status: 'APPROVED' } }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.processWeeklyPayroll',
    document: mutation('processWeeklyPayroll', 'ProcessWeeklyPayrollInput'),
    variables: ({ driver }) => ({
      input: { userId: driver.id, ...WEEK, weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0 }] },
    }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.startPayrollBatch',
    document: mutation('startPayrollBatch', 'StartPayrollBatchInput'),
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
  },
  {
    field: 'Mutation.markWeekPaid',
    document: mutation('markWeekPaid', 'MarkWeekPaidInput'),
    variables: () => ({ input: { weekStart: WEEK.weekStart } }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.setPayrollRunStatus',
    document: mutation('setPayrollRunStatus', 'SetPayrollRunStatusInput'),
    variables: ({ runId }) => ({ input: { id: runId, status: 'PAID' } }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.updateStaff',
    document: mutation('updateStaff', 'UpdateStaffInput'),
    variables: ({ driver }) => ({ input: { id: driver.id, phone: '555-0199' } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setPayRate',
    document: mutation('setPayRate', 'SetPayRateInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, dailyRate: 210 } }),
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.assignRole',
    document: mutation('assignRole', 'AssignRoleInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, role: 'HR' } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.removeRole',
    document: mutation('removeRole', 'RemoveRoleInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, role: 'HR' } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setUserActive',
    document: mutation('setUserActive', 'SetUserActiveInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, isActive: false } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.resetPassword',
    document: mutation('resetPassword', 'ResetPasswordInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, newPassword: 'Correct-Horse-2' } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.setUserArchived',
    document: mutation('setUserArchived', 'SetUserArchivedInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, archived: true } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.deleteUser',
    document: mutation('deleteUser', 'DeleteUserInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id, confirmEmail: driver.email } }),
    allowed: ADMINS,
  },
  {
    field: 'Mutation.endSession',
    document: mutation('endSession', 'EndSessionInput'),
    variables: () => ({ input: { id: 'Session_0190aaaa-0000-7000-8000-000000000000' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.createAccessToken',
    document: mutation('createAccessToken', 'CreateAccessTokenInput'),
    variables: () => ({ input: { name: 'Quarterly export', canWrite: true, expiresInDays: 30 } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.revokeAccessToken',
    document: mutation('revokeAccessToken', 'RevokeAccessTokenInput'),
    variables: () => ({ input: { id: 'PersonalAccessToken_0190aaaa-0000-7000-8000-000000000000' } }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.endOtherSessions',
    document: 'mutation { endOtherSessions { id } }',
    allowed: 'anyone',
  },
  { field: 'Query.w9Certification', document: '{ w9Certification { revision text } }', allowed: 'anyone' },
  {
    field: 'Mutation.certifyTaxProfile',
    document: mutation('certifyTaxProfile', 'CertifyTaxProfileInput'),
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
  },
  {
    // Whose number it is decides the rest.
    field: 'Mutation.revealTaxNumber',
    document: mutation('revealTaxNumber', 'RevealTaxNumberInput'),
    variables: ({ driver }) => ({
      input: { userId: driver.id, password: 'Correct-Horse-1', reason: 'The filing of a form' },
    }),
    allowed: 'anyone',
  },
  {
    field: 'Mutation.updateCompany',
    document: mutation('updateCompany', 'UpdateCompanyInput'),
    variables: () => ({ input: { legalName: 'Other Freight LLC', trucks: 7, fleetAsOf: '2026-10-01' } }),
    allowed: ADMINS,
  },
];

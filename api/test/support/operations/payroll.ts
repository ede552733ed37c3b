import { inDomain, result } from '../operation.ts';
import { ADMINS, MANAGERS, only, PAYROLL_READERS } from '../rights.ts';

const WEEK = { weekStart: '2026-11-02', weekEnd: '2026-11-08' };

export const payrollOperations = inDomain('Payroll', [
  {
    field: 'Query.payrollRuns',
    document: '{ payrollRuns { totalCount } }',
    allowed: 'anyone',
  },
  { field: 'Query.payments', document: '{ payments { totalCount } }', allowed: PAYROLL_READERS },
  {
    field: 'Query.payStatementFile',
    document:
      'query($id: ID!) { result: payStatementFile(runId: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ runId }) => ({ id: runId }),
    allowed: 'anyone',
    about: { driver: only(PAYROLL_READERS, 'NOT_FOUND'), own: 'OK', missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.payStatements',
    document:
      'query { result: payStatements(startDate: "2026-01-01", endDate: "2026-12-31") { ... on Error { code } ... on File { filename } } }',
    allowed: PAYROLL_READERS,
  },
  { field: 'Query.payees', document: '{ payees { totalCount } }', allowed: MANAGERS },
  {
    field: 'Query.payrollWeek',
    document: 'query($id: ID!) { payrollWeek(userId: $id, weekStart: "2026-11-02") { weekEnd } }',
    variables: ({ driver }) => ({ id: driver.id }),
    allowed: MANAGERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.payrollBoard',
    document: '{ payrollBoard(weekStart: "2026-11-02") { weekEnd } }',
    allowed: MANAGERS,
  },
  { field: 'Query.payday', document: '{ payday { weekEnd } }', allowed: MANAGERS },
  {
    field: 'Query.paymentWarnings',
    document: 'query($input: RecordPaymentInput!) { paymentWarnings(input: $input) }',
    variables: ({ runId }) => ({
      input: { runIds: [runId], date: '2026-11-02', method: 'CHECK', reference: '1042' },
    }),
    allowed: MANAGERS,
    about: { missing: 'OK' },
  },
  {
    field: 'Query.advanceWarnings',
    document: 'query($input: AdvanceWarningsInput!) { advanceWarnings(input: $input) }',
    variables: ({ driver }) => ({ input: { userId: driver.id, total: 300, givenOn: '2026-11-02' } }),
    allowed: MANAGERS,
    about: { missing: 'OK' },
  },
  { field: 'Query.quarter', document: '{ quarter { number } }', allowed: PAYROLL_READERS },
  {
    field: 'Query.payrollRun',
    document: 'query($number: Int!) { payrollRun(number: $number) { id } }',
    variables: ({ runNumber }) => ({ number: runNumber }),
    allowed: 'anyone',
    about: { driver: only(PAYROLL_READERS, 'NOTHING'), own: 'OK', missing: 'NOTHING' },
  },
  {
    field: 'Query.unpaidWork',
    document: '{ unpaidWork { pay people { user { id } days { date } } } }',
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Query.payrollTotals',
    document:
      '{ payrollTotals(groupBy: [PERSON], by: WORK_DATE, startDate: "2026-01-01", endDate: "2026-12-31") { sums { net } rows { sums { net } } } }',
    allowed: PAYROLL_READERS,
  },
  {
    field: 'Query.managerOverview',
    document: '{ managerOverview { payrollRuns } }',
    allowed: MANAGERS,
  },
  {
    field: 'Subscription.payrollBatchProgress',
    document: 'subscription($id: ID!) { payrollBatchProgress(id: $id) { done } }',
    variables: ({ payrollBatchId }) => ({ id: payrollBatchId }),
    allowed: MANAGERS,
    about: { missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.processWeeklyPayroll',
    token: 'writes',
    document: result('processWeeklyPayroll', 'ProcessWeeklyPayrollInput'),
    variables: ({ driver }) => ({
      input: { userId: driver.id, ...WEEK, weeklyData: [{ date: '2026-11-02', pay: 200, expenses: 0 }] },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', admin: 'OK', archived: 'CONFLICT', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.addToPay',
    token: 'writes',
    document: result('addToPay', 'AddToPayInput'),
    variables: ({ driver }) => ({
      input: {
        ...{ userId: driver.id, weekStart: WEEK.weekStart, requestKey: 'a layover' },
        lines: [{ category: 'LAYOVER', date: '2026-11-02', amount: 100 }],
      },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', admin: 'OK', archived: 'CONFLICT', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.takeBackOverpaid',
    token: 'writes',
    document: result('takeBackOverpaid', 'TakeBackOverpaidInput'),
    variables: ({ driver, overpaidWeek: weekStart }) => ({
      input: { userId: driver.id, weekStart, requestKey: 'what was overpaid' },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', admin: 'OK', archived: 'CONFLICT', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.dismissBackPay',
    token: 'writes',
    document: result('dismissBackPay', 'DismissBackPayInput'),
    // In a week without back pay, there is nothing to dismiss.
    variables: ({ driver }) => ({
      input: { userId: driver.id, weekStart: WEEK.weekStart, amount: 60 },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', admin: 'OK', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.correctPayment',
    token: 'writes',
    document: result('correctPayment', 'CorrectPaymentInput'),
    variables: ({ runId }) => ({
      input: {
        ...{ runId, reason: 'A day was missing', requestKey: 'a correction', expectedTotal: 212 },
        weeklyData: [{ date: '2026-10-26', pay: 210, expenses: 12, notes: 'Tolls' }],
      },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.startPayrollBatch',
    token: 'writes',
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
    token: 'writes',
    document: result('markWeekPaid', 'MarkWeekPaidInput'),
    variables: () => ({ input: { weekStart: WEEK.weekStart } }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.bankFilePreview',
    document:
      'query($week: Date!) { result: bankFilePreview(weekStart: $week, includeNew: true, includeRepeated: true) { ... on Error { code } ... on BankFilePreview { payees { amount } leftOut { reason } } } }',
    variables: () => ({ week: '2026-10-26' }),
    allowed: MANAGERS,
    token: 'never',
  },
  {
    field: 'Query.bankFile',
    document:
      'query($week: Date!) { result: bankFile(weekStart: $week, includeNew: true, includeRepeated: true, format: CSV, effectiveOn: "2026-11-23") { ... on Error { code } ... on File { filename } } }',
    variables: () => ({ week: '2026-10-26' }),
    allowed: MANAGERS,
    token: 'never',
  },
  {
    field: 'Mutation.makeBankFile',
    document: result('makeBankFile', 'MakeBankFileInput'),
    variables: () => ({
      input: {
        ...{ weekStart: '2026-10-26', format: 'CSV', effectiveOn: '2026-11-23' },
        ...{ includeNew: true, includeRepeated: true },
      },
    }),
    allowed: MANAGERS,
  },
  {
    field: 'Query.bankFiles',
    document: '{ bankFiles { totalCount } }',
    allowed: MANAGERS,
    token: 'never',
  },
  {
    // Its digest is unknown, so it cannot be made again.
    field: 'Query.madeBankFile',
    document:
      'query($id: ID!) { result: madeBankFile(id: $id) { ... on Error { code } ... on File { filename } } }',
    variables: ({ bankFileId }) => ({ id: bankFileId }),
    allowed: MANAGERS,
    token: 'never',
    about: { driver: 'CONFLICT', own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.paymentJournal',
    document:
      'query { result: paymentJournal(startDate: "2024-10-01", endDate: "2024-12-31") { ... on Error { code } ... on File { filename } } }',
    allowed: PAYROLL_READERS,
  },
  {
    // The rest depends on whose account it is.
    field: 'Mutation.setBankAccount',
    document: result('setBankAccount', 'SetBankAccountInput'),
    variables: ({ driver }) => ({
      input: {
        userId: driver.id,
        routingNumber: '021000021',
        accountNumber: '77001234',
        type: 'CHECKING',
        holder: 'PERSONAL',
      },
    }),
    allowed: 'anyone',
    about: {
      driver: only(ADMINS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(ADMINS, 'FORBIDDEN'),
      admin: only(ADMINS, 'FORBIDDEN'),
      missing: only(ADMINS, 'FORBIDDEN', 'NOT_FOUND'),
    },
  },
  {
    field: 'Mutation.removeBankAccount',
    document: result('removeBankAccount', 'RemoveBankAccountInput'),
    variables: ({ driver }) => ({ input: { userId: driver.id } }),
    allowed: 'anyone',
    about: {
      driver: only(ADMINS, 'FORBIDDEN'),
      own: 'OK',
      peer: only(ADMINS, 'FORBIDDEN'),
      admin: only(ADMINS, 'FORBIDDEN'),
      missing: only(ADMINS, 'FORBIDDEN', 'NOT_FOUND'),
    },
  },
  {
    field: 'Mutation.recordPayment',
    token: 'writes',
    document: result('recordPayment', 'RecordPaymentInput'),
    variables: ({ runId }) => ({
      input: { runIds: [runId], date: '2026-11-18', method: 'CHECK', reference: '1' },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Query.approvalRequests',
    document: '{ approvalRequests { totalCount } }',
    allowed: MANAGERS,
  },
  {
    field: 'Mutation.approveRequest',
    document: result('approveRequest', 'ApproveRequestInput'),
    variables: ({ requestId }) => ({ input: { id: requestId } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.declineRequest',
    document: result('declineRequest', 'DeclineRequestInput'),
    variables: ({ requestId }) => ({ input: { id: requestId, reason: 'Wrong' } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    // A colleague asked for it.
    field: 'Mutation.withdrawRequest',
    document: result('withdrawRequest', 'WithdrawRequestInput'),
    variables: ({ requestId }) => ({ input: { id: requestId } }),
    allowed: MANAGERS,
    about: { driver: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.voidPayment',
    token: 'writes',
    document: result('voidPayment', 'VoidPaymentInput'),
    variables: ({ paymentId }) => ({ input: { id: paymentId, reason: 'Bounced' } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.createPlan',
    token: 'writes',
    document: result('createPlan', 'CreatePlanInput'),
    variables: ({ driver }) => ({
      input: {
        ...{ userId: driver.id, kind: 'RECURRING', description: 'Insurance', weekly: 50 },
        ...{ firstWeek: '2027-01-04', agreedBy: 'Dana Driver', agreedOn: '2026-11-16' },
      },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', admin: 'OK', archived: 'CONFLICT', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.enterOpeningBalance',
    token: 'writes',
    document: result('enterOpeningBalance', 'EnterOpeningBalanceInput'),
    variables: ({ driver }) => ({
      input: { userId: driver.id, paidThrough: '2022-12-31', compensation: 500 },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.voidOpeningBalance',
    token: 'writes',
    document: result('voidOpeningBalance', 'VoidOpeningBalanceInput'),
    variables: ({ openingId }) => ({ input: { id: openingId, reason: 'Typed twice' } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.changePlan',
    token: 'writes',
    document: result('changePlan', 'ChangePlanInput'),
    variables: ({ planId, planRevision: revision }) => ({ input: { id: planId, revision, weekly: 100 } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.endPlan',
    token: 'writes',
    document: result('endPlan', 'EndPlanInput'),
    variables: ({ planId }) => ({ input: { id: planId, reason: 'Paid back in cash' } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.voidAdvance',
    token: 'writes',
    document: result('voidAdvance', 'VoidAdvanceInput'),
    variables: ({ planId }) => ({ input: { id: planId, reason: 'Never given' } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.recordRepayment',
    token: 'writes',
    document: result('recordRepayment', 'RecordRepaymentInput'),
    variables: ({ planId }) => ({
      input: { id: planId, amount: 100, date: '2026-11-16', method: 'CHECK', reference: '1201' },
    }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.voidRepayment',
    token: 'writes',
    document: result('voidRepayment', 'VoidRepaymentInput'),
    variables: ({ repaymentId }) => ({ input: { id: repaymentId, reason: 'Bounced' } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.writeOffAdvance',
    token: 'writes',
    document: result('writeOffAdvance', 'WriteOffAdvanceInput'),
    variables: ({ planId }) => ({ input: { id: planId, reason: 'Forgiven' } }),
    allowed: ADMINS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
  {
    field: 'Mutation.setPayrollRunStatus',
    token: 'writes',
    document: result('setPayrollRunStatus', 'SetPayrollRunStatusInput'),
    variables: ({ runId }) => ({ input: { id: runId, status: 'PAID' } }),
    allowed: MANAGERS,
    about: { own: 'FORBIDDEN', missing: 'NOT_FOUND' },
  },
]);

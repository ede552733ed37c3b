/** Questions about days and receipts. */
import type { ReadyQuery } from '../readyQuery.ts';
import { quarter } from './sampleDays.ts';

export const dayQueries: readonly ReadyQuery[] = [
  {
    key: 'receipts',
    title: 'Receipts, and what was decided',
    about:
      'Every receipt with a day in the quarter, newest first, with its state and the run that pays it. A receipt that is accounted for is reimbursed; any other is paid as compensation.',
    scopes: ['TIME_LOGS_READ', 'PAYROLL_READ'],
    query: `query Receipts($startDate: Date!, $endDate: Date!, $after: String) {
  receipts(filter: { date: { from: $startDate, to: $endDate } }, first: 500, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        date
        user { name }
        category
        purpose
        amount
        status
        rejectionReason
        isAccountedFor
        payrollRun { number }
      }
    }
  }
}`,
    variables: { ...quarter, after: null },
    list: ['receipts', 'edges'],
    columns: [
      ['Day', ['date'], 'day'],
      ['Contractor', ['user', 'name']],
      ['Category', ['category'], 'word'],
      ['Purpose', ['purpose']],
      ['Amount', ['amount'], 'money'],
      ['Status', ['status'], 'status'],
      ['Why Rejected', ['rejectionReason']],
      ['Accounted For', ['isAccountedFor']],
      ['Run', ['payrollRun', 'number']],
    ],
  },
  {
    key: 'expense-lines',
    title: 'Expenses by category',
    about:
      'Every run with expenses and a pay date in the quarter, with its lines. Add up the lines with a category by category. Leave out VOID runs.',
    scopes: ['PAYROLL_READ'],
    query: `query ExpensesByCategory($startDate: Date!, $endDate: Date!, $after: String) {
  payrollRuns(
    filter: { payDate: { from: $startDate, to: $endDate }, hasExpenses: true }
    first: 500
    after: $after
  ) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        number
        user { name }
        payDate
        status
        expenses
        lines { kind category date description taxClass amount }
      }
    }
  }
}`,
    variables: { ...quarter, after: null },
    list: ['payrollRuns', 'edges'],
    columns: [
      ['Run', ['number']],
      ['Contractor', ['user', 'name']],
      ['Pay Date', ['payDate'], 'day'],
      ['Status', ['status'], 'status'],
      ['Expenses', ['expenses'], 'money'],
      ['Lines', ['lines']],
    ],
  },
  {
    key: 'rejected-days',
    title: 'Days that were rejected',
    about: 'Every day of the quarter that was rejected, newest first, with the reason. It is on no payroll.',
    scopes: ['TIME_LOGS_READ'],
    query: `query RejectedDays($startDate: Date!, $endDate: Date!, $after: String) {
  timeLogs(
    filter: { date: { from: $startDate, to: $endDate }, status: { in: [REJECTED] } }
    first: 1000
    after: $after
  ) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { date user { name } description rejectionReason } }
  }
}`,
    variables: { ...quarter, after: null },
    list: ['timeLogs', 'edges'],
    columns: [
      ['Day', ['date'], 'day'],
      ['Contractor', ['user', 'name']],
      ['Description', ['description']],
      ['Why', ['rejectionReason']],
    ],
  },
];

/** Questions about sums. */
import type { ReadyQuery } from '../readyQuery.ts';
import { quarter, year } from './sampleDays.ts';

/** The columns that every sum has. */
const SUMS = [
  ['Gross', ['sums', 'gross'], 'money'],
  ['Reimbursed', ['sums', 'reimbursed'], 'money'],
  ['Deducted', ['sums', 'deducted'], 'money'],
  ['Withheld', ['sums', 'withheld'], 'money'],
  ['Net', ['sums', 'net'], 'money'],
] as const;

const sums = 'sums { gross reimbursed deducted withheld net }';

const list = ['payrollTotals', 'rows'];

export const totalsQueries: readonly ReadyQuery[] = [
  {
    key: 'totals-by-quarter-and-person',
    title: 'What payroll came to',
    about:
      'What was paid to each person in each quarter of the year, by payment date. Group by any combination of QUARTER, MONTH, WEEK, PERSON and CATEGORY. PAYMENT_DATE counts what was paid, and WORK_DATE what is on payroll for work on these days, paid or not. People who left are included.',
    scopes: ['PAYROLL_READ'],
    query: `query WhatPayrollCameTo($yearStart: Date!, $yearEnd: Date!) {
  payrollTotals(groupBy: [QUARTER, PERSON], by: PAYMENT_DATE, startDate: $yearStart, endDate: $yearEnd) {
    rows { quarter user { name } payeeNumber ${sums} }
    ${sums}
  }
}`,
    variables: { ...year },
    list,
    columns: [
      ['Quarter', ['quarter'], 'quarter'],
      ['Payee', ['user', 'name']],
      ['Payee Number', ['payeeNumber']],
      ...SUMS,
    ],
  },
  {
    key: 'totals-by-month',
    title: 'Paid by month: compensation and reimbursements',
    about:
      'What was paid in each month of the year, by payment date: gross is compensation, which forms report, and reimbursed is on no form.',
    scopes: ['PAYROLL_READ'],
    query: `query PaidByMonth($yearStart: Date!, $yearEnd: Date!) {
  payrollTotals(groupBy: [MONTH], by: PAYMENT_DATE, startDate: $yearStart, endDate: $yearEnd) {
    rows { month ${sums} }
    ${sums}
  }
}`,
    variables: { ...year },
    list,
    columns: [['Month', ['month'], 'month'], ...SUMS],
  },
  {
    key: 'work-by-week',
    title: 'Work of a quarter by week',
    about:
      'What is on payroll for work on the days of the quarter, paid or not, by week. Only days in the quarter count, so quarters add up.',
    scopes: ['PAYROLL_READ'],
    query: `query WorkByWeek($startDate: Date!, $endDate: Date!) {
  payrollTotals(groupBy: [WEEK], by: WORK_DATE, startDate: $startDate, endDate: $endDate) {
    rows { week ${sums} }
    ${sums}
  }
}`,
    variables: { ...quarter },
    list,
    columns: [['Week', ['week'], 'week'], ...SUMS],
  },
  {
    key: 'totals-by-category',
    title: 'What pay was for',
    about:
      'What was paid in the quarter for days, expenses, extras and per diems, and what was deducted and withheld, by payment date. The category is empty for people who were permanently deleted.',
    scopes: ['PAYROLL_READ'],
    query: `query WhatPayWasFor($startDate: Date!, $endDate: Date!) {
  payrollTotals(groupBy: [CATEGORY], by: PAYMENT_DATE, startDate: $startDate, endDate: $endDate) {
    rows { category ${sums} }
    ${sums}
  }
}`,
    variables: { ...quarter },
    list,
    columns: [['Category', ['category'], 'word'], ...SUMS],
  },
  {
    key: 'paid-people',
    title: 'Who was paid in a year',
    about:
      'Everyone who was paid in the year, by payment date, including former people. Someone who was permanently deleted has only a payee number.',
    scopes: ['PAYROLL_READ'],
    query: `query WhoWasPaid($yearStart: Date!, $yearEnd: Date!) {
  payrollTotals(groupBy: [PERSON], by: PAYMENT_DATE, startDate: $yearStart, endDate: $yearEnd) {
    rows { payeeNumber user { name email archived } ${sums} }
    ${sums}
  }
}`,
    variables: { ...year },
    list,
    columns: [
      ['Payee Number', ['payeeNumber']],
      ['Payee', ['user', 'name']],
      ['Email', ['user', 'email']],
      ['Archived', ['user', 'archived']],
      ...SUMS,
    ],
  },
  {
    key: 'expenses-by-contractor',
    title: 'Expenses by contractor',
    about:
      'What the days in a range were worth for each contractor: pay and expenses for exactly those days, so adjacent ranges add up. Archived contractors are included. Void runs are left out; a run counts from the day it is processed.',
    scopes: ['PEOPLE_READ', 'PAYROLL_READ'],
    query: `query ExpensesByContractor($startDate: Date!, $endDate: Date!, $after: String) {
  contractors(first: 1000, after: $after, includeArchived: true) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        name
        email
        contractorStats(startDate: $startDate, endDate: $endDate) {
          payrollRuns
          basePay
          expenses
          totalPay
        }
      }
    }
  }
}`,
    variables: { ...quarter, after: null },
    list: ['contractors', 'edges'],
    columns: [
      ['Contractor', ['name']],
      ['Email', ['email']],
      ['Payroll Runs', ['contractorStats', 'payrollRuns']],
      ['Base Pay', ['contractorStats', 'basePay'], 'money'],
      ['Expenses', ['contractorStats', 'expenses'], 'money'],
      ['Total', ['contractorStats', 'totalPay'], 'money'],
    ],
  },
];

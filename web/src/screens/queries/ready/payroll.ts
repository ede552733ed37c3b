/** Questions about payroll runs and their payments. */
import type { ReadyQuery } from '../readyQuery.ts';
import { asOf, quarter, year } from './sampleDays.ts';

export const payrollQueries: readonly ReadyQuery[] = [
  {
    key: 'payroll-by-quarter',
    title: 'Payroll of a quarter',
    about:
      'Every payroll run for a week with a day in the quarter, newest week first. Base pay, expenses and total are for the whole week. Leave out VOID runs when you add up. The months show what was paid in each, by payment date, whatever weeks it was for.',
    scopes: ['PAYROLL_READ'],
    query: `query PayrollOfAQuarter($startDate: Date!, $endDate: Date!, $after: String) {
  payrollRuns(startDate: $startDate, endDate: $endDate, first: 1000, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        number
        user { name email }
        weekStart
        payDate
        status
        basePay
        expenses
        totalPay
      }
    }
  }
  quarter(on: $startDate) { months { month sums { paid } } }
}`,
    variables: { ...quarter, after: null },
    list: ['payrollRuns', 'edges'],
    columns: [
      ['Run', ['number']],
      ['Contractor', ['user', 'name']],
      ['Email', ['user', 'email']],
      ['Week Start', ['weekStart'], 'day'],
      ['Pay Date', ['payDate'], 'day'],
      ['Status', ['status'], 'status'],
      ['Base Pay', ['basePay'], 'money'],
      ['Expenses', ['expenses'], 'money'],
      ['Total', ['totalPay'], 'money'],
    ],
    chart: {
      title: 'Paid by month, by the day of the payment',
      list: ['quarter', 'months'],
      columns: [
        ['Month', ['month'], 'month'],
        ['Paid', ['sums', 'paid'], 'money'],
      ],
    },
    rest: {
      path: '/api/payroll',
      filters: ['startDate', 'endDate'],
      columns: {
        'user.firstName': 'type text',
        'user.lastName': 'type text',
        'user.email': 'type text',
        weekStart: 'type date',
        payDate: 'type date',
        status: 'type text',
        basePay: 'Currency.Type',
        bonuses: 'Currency.Type',
        totalPay: 'Currency.Type',
      },
    },
  },
  {
    key: 'run-by-number',
    title: 'A payroll run by its number',
    about:
      'What one run pays, line by line, as its pay statement has it. The lines add up to the run and never change. There are no lines if no run has the number.',
    scopes: ['PAYROLL_READ'],
    query: `query RunByNumber($number: Int!) {
  payrollRun(number: $number) {
    number
    user { name }
    weekStart
    payDate
    status
    gross
    reimbursed
    deducted
    net
    payment { date method reference }
    lines { position date kind taxClass category description amount }
  }
}`,
    variables: { number: 1 },
    list: ['payrollRun', 'lines'],
    columns: [
      ['Line', ['position']],
      ['Day', ['date'], 'day'],
      ['Kind', ['kind'], 'word'],
      ['Tax Class', ['taxClass'], 'word'],
      ['Category', ['category'], 'word'],
      ['Description', ['description']],
      ['Amount', ['amount'], 'money'],
    ],
  },
  {
    key: 'payments-and-checks',
    title: 'Payments and checks',
    about:
      'Every payment of the quarter by the day the money went out: its method, its check number or other reference, and the runs that it settled. One payment may settle several runs. Leave out void payments when you add up.',
    scopes: ['PAYROLL_READ'],
    query: `query PaymentsAndChecks($startDate: Date!, $endDate: Date!, $after: String) {
  payments(filter: { date: { from: $startDate, to: $endDate } }, orderBy: OLDEST, first: 500, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        number
        user { name }
        date
        method
        reference
        amount
        settled { run { number } }
        voidedAt
        voidReason
      }
    }
  }
}`,
    variables: { ...quarter, after: null },
    list: ['payments', 'edges'],
    columns: [
      ['Payment', ['number']],
      ['Contractor', ['user', 'name']],
      ['Paid On', ['date'], 'day'],
      ['Method', ['method'], 'word'],
      ['Reference', ['reference']],
      ['Amount', ['amount'], 'money'],
      ['Runs', ['settled']],
      ['Voided', ['voidedAt'], 'instant'],
      ['Why', ['voidReason']],
    ],
  },
  {
    key: 'unpaid-work',
    title: 'Work that is not paid yet',
    about:
      'Days worked by a date, such as Dec 31, that no payment had paid by then, for each person. Pay covers approved days and days on payroll; undecided pay covers days that await a decision.',
    scopes: ['PAYROLL_READ'],
    query: `query WorkThatIsNotPaid($asOf: Date!) {
  unpaidWork(asOf: $asOf) {
    people { user { name } pay undecidedPay paidBefore days { date step pay } }
    pay
    undecidedPay
  }
}`,
    variables: { ...asOf },
    list: ['unpaidWork', 'people'],
    columns: [
      ['Contractor', ['user', 'name']],
      ['Pay', ['pay'], 'money'],
      ['Undecided Pay', ['undecidedPay'], 'money'],
      ['Paid Before', ['paidBefore'], 'money'],
      ['Days', ['days']],
    ],
  },
  {
    key: 'voided-runs',
    title: 'Runs that were voided, and why',
    about:
      'Every void run with a pay date in the year, with the reason and the run that took its place. Void runs count in no total.',
    scopes: ['PAYROLL_READ'],
    query: `query VoidedRuns($yearStart: Date!, $yearEnd: Date!, $after: String) {
  payrollRuns(
    filter: { payDate: { from: $yearStart, to: $yearEnd }, status: { in: [VOID] } }
    first: 500
    after: $after
  ) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { number user { name } weekStart totalPay voidedAt voidReason replacedBy { number } } }
  }
}`,
    variables: { ...year, after: null },
    list: ['payrollRuns', 'edges'],
    columns: [
      ['Run', ['number']],
      ['Contractor', ['user', 'name']],
      ['Week Start', ['weekStart'], 'day'],
      ['Total', ['totalPay'], 'money'],
      ['Voided', ['voidedAt'], 'instant'],
      ['Why', ['voidReason']],
      ['Replaced By', ['replacedBy', 'number']],
    ],
  },
  {
    key: 'corrections',
    title: 'Corrections of a year',
    about:
      'Every run that corrects or adds to an earlier one, with a pay date in the year. It counts in the year in which it is paid, whatever the year of the run that it adjusts.',
    scopes: ['PAYROLL_READ'],
    query: `query CorrectionsOfAYear($yearStart: Date!, $yearEnd: Date!, $after: String) {
  payrollRuns(
    filter: { payDate: { from: $yearStart, to: $yearEnd }, kind: ADJUSTMENT }
    first: 500
    after: $after
  ) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node { number user { name } payDate status gross reimbursed net correctionReason adjusts { number } }
    }
  }
}`,
    variables: { ...year, after: null },
    list: ['payrollRuns', 'edges'],
    columns: [
      ['Run', ['number']],
      ['Contractor', ['user', 'name']],
      ['Adjusts', ['adjusts', 'number']],
      ['Pay Date', ['payDate'], 'day'],
      ['Status', ['status'], 'status'],
      ['Gross', ['gross'], 'money'],
      ['Reimbursed', ['reimbursed'], 'money'],
      ['Net', ['net'], 'money'],
      ['Why', ['correctionReason']],
    ],
  },
  {
    key: 'changes-of-quarter',
    title: 'What was changed in a quarter',
    about:
      'Corrections, voided runs and voided payments that were entered in the quarter, the latest first, with the amount and the reason. The pay date says which period they change. Refused if there are more than 200.',
    scopes: ['PAYROLL_READ'],
    query: `query WhatChanged($startDate: Date!) {
  quarter(on: $startDate) { changes { at kind number user { name } payDate amount reason } }
}`,
    variables: { startDate: quarter.startDate },
    list: ['quarter', 'changes'],
    columns: [
      ['When', ['at'], 'instant'],
      ['Kind', ['kind'], 'word'],
      ['Number', ['number']],
      ['Contractor', ['user', 'name']],
      ['Pay Date', ['payDate'], 'day'],
      ['Amount', ['amount'], 'money'],
      ['Why', ['reason']],
    ],
  },
  {
    key: 'unpaid-runs',
    title: 'On payroll and not paid',
    about:
      'Every run that is processed and has no payment, newest week first, with its pay date. Its payee’s form for that year waits until it is paid or voided.',
    scopes: ['PAYROLL_READ'],
    query: `query UnpaidRuns($after: String) {
  payrollRuns(filter: { status: { in: [PROCESSED] } }, first: 500, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { number kind user { name } weekStart payDate net } }
  }
}`,
    variables: { after: null },
    list: ['payrollRuns', 'edges'],
    columns: [
      ['Run', ['number']],
      ['Kind', ['kind'], 'word'],
      ['Contractor', ['user', 'name']],
      ['Week Start', ['weekStart'], 'day'],
      ['Pay Date', ['payDate'], 'day'],
      ['Net', ['net'], 'money'],
    ],
  },
];

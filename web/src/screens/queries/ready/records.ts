/** Questions about people, reports and the audit log. */
import { ADMINS } from 'rules/roles';
import type { ReadyQuery } from '../readyQuery.ts';
import { quarter } from './sampleDays.ts';

export const recordQueries: readonly ReadyQuery[] = [
  {
    key: 'advances-and-deductions',
    title: 'Advances and deductions',
    about:
      'What each contractor, including archived ones, owes on advances and overpayments, and every plan with what it took and what is left.',
    scopes: ['PEOPLE_READ', 'PAYROLL_READ'],
    query: `query AdvancesAndDeductions($after: String) {
  contractors(first: 100, after: $after, includeArchived: true) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges {
      node {
        name
        balance
        plans(first: 50) { nodes { kind description state weekly total taken repaid left } }
      }
    }
  }
}`,
    variables: { after: null },
    list: ['contractors', 'edges'],
    columns: [
      ['Contractor', ['name']],
      ['Owes', ['balance'], 'money'],
      ['Plans', ['plans', 'nodes']],
    ],
  },
  {
    key: 'rate-history',
    title: 'Day rates and when they changed',
    about:
      'Every daily rate of every contractor with its first day, newest first, including archived contractors.',
    scopes: ['PEOPLE_READ'],
    query: `query RateHistory($after: String) {
  contractors(first: 500, after: $after, includeArchived: true) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { name dailyRate payRates { effectiveFrom dailyRate } } }
  }
}`,
    variables: { after: null },
    list: ['contractors', 'edges'],
    columns: [
      ['Contractor', ['name']],
      ['Rate Today', ['dailyRate'], 'money'],
      ['Rates', ['payRates']],
    ],
  },
  {
    key: 'reports',
    title: 'Reports, and what each covers',
    about:
      'Every report, newest first. A report keeps the numbers it had when it was generated. To see whether the payroll behind it has changed since, ask about one report at a time: report(id: "…") { sourceChanged }.',
    scopes: ['REPORTS_READ'],
    query: `query Reports($after: String) {
  reports(first: 100, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { id name type startDate endDate year createdAt } }
  }
}`,
    variables: { after: null },
    list: ['reports', 'edges'],
    columns: [
      ['Report', ['name']],
      ['Type', ['type'], 'word'],
      ['From', ['startDate'], 'day'],
      ['To', ['endDate'], 'day'],
      ['Year', ['year']],
      ['Generated', ['createdAt'], 'instant'],
      ['Id', ['id']],
    ],
  },
  {
    key: 'audit-log',
    title: 'Who did what',
    about: 'The audit log of the quarter, newest first. Only administrators can read it.',
    scopes: ['LOGS_READ'],
    roles: ADMINS,
    query: `query WhoDidWhat($startDate: Date!, $endDate: Date!, $after: String) {
  auditLogs(startDate: $startDate, endDate: $endDate, first: 500, after: $after) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { timestamp level action sentence } }
  }
}`,
    variables: { ...quarter, after: null },
    list: ['auditLogs', 'edges'],
    columns: [
      ['When', ['timestamp'], 'instant'],
      ['Level', ['level'], 'word'],
      ['Action', ['action']],
      ['What Happened', ['sentence']],
    ],
  },
];

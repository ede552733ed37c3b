/** Questions about 1099s and Forms W-9. */
import type { ReadyQuery } from '../readyQuery.ts';
import { taxYear } from './sampleDays.ts';

export const taxQueries: readonly ReadyQuery[] = [
  {
    key: '1099-totals',
    title: '1099 totals of a year',
    about:
      'Everyone paid in the year, counting payments dated in the year. Reportable is the amount on the form, without reimbursed expenses, and need says whether a form is required: whether the amount reaches the threshold of the year.',
    scopes: ['TAX_READ'],
    query: `query TotalsOfAYear($year: Int!, $after: String) {
  taxSeason(year: $year) {
    threshold
    totals { payees paid expenses reportable needed }
    rows(first: 200, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          user { name email }
          paid
          expenses
          reportable
          need
          reason
        }
      }
    }
  }
}`,
    variables: { ...taxYear, after: null },
    list: ['taxSeason', 'rows', 'edges'],
    columns: [
      ['Payee', ['user', 'name']],
      ['Email', ['user', 'email']],
      ['Paid', ['paid'], 'money'],
      ['Expenses', ['expenses'], 'money'],
      ['Reportable', ['reportable'], 'money'],
      ['Form needed', ['need']],
      ['Why', ['reason']],
    ],
  },
  {
    key: 'filing-state',
    title: 'Forms of a year: filed and not filed',
    about:
      'Where the form of each payee stands, with the status of the document and what keeps it from being generated. A submitted form is filed. A document that is not current no longer says what was paid.',
    scopes: ['TAX_READ'],
    query: `query FormsOfAYear($year: Int!, $after: String) {
  taxSeason(year: $year) {
    totals { submitted approved generated ready missing notNeeded }
    rows(first: 200, after: $after) {
      totalCount
      pageInfo { hasNextPage endCursor }
      edges {
        node {
          user { name }
          state
          missing
          document { accountNumber status isCurrent amount }
        }
      }
    }
  }
}`,
    variables: { ...taxYear, after: null },
    list: ['taxSeason', 'rows', 'edges'],
    columns: [
      ['Payee', ['user', 'name']],
      ['State', ['state'], 'word'],
      ['Missing', ['missing']],
      ['Account Number', ['document', 'accountNumber']],
      ['Document', ['document', 'status'], 'status'],
      ['Current', ['document', 'isCurrent']],
      ['Amount', ['document', 'amount'], 'money'],
    ],
  },
  {
    key: 'missing-w9',
    title: 'Missing Forms W-9',
    about:
      'Every contractor, including archived ones: whether a Form W-9 is missing, when one was signed, and when it was last requested.',
    scopes: ['PEOPLE_READ', 'TAX_READ'],
    query: `query MissingW9($after: String) {
  contractors(first: 500, after: $after, includeArchived: true) {
    totalCount
    pageInfo { hasNextPage endCursor }
    edges { node { name email archived lacksW9 w9SignedAt w9RequestedAt } }
  }
}`,
    variables: { after: null },
    list: ['contractors', 'edges'],
    columns: [
      ['Contractor', ['name']],
      ['Email', ['email']],
      ['Archived', ['archived']],
      ['W-9 Missing', ['lacksW9']],
      ['Signed', ['w9SignedAt'], 'instant'],
      ['Requested', ['w9RequestedAt'], 'instant'],
    ],
  },
];

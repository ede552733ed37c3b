/**
 * Queries that accountants need, in one place: the page shows them, docs/accountants.md contains them word for word,
 * and the API's own tests run them.
 */

/** A column of the table: its heading, the path to its value in a node, and what kind of value it is if not plain. */
export type ReadyColumn = readonly [
  heading: string,
  path: readonly string[],
  kind?: 'money' | 'day' | 'status',
];

/** One query with its variables, and the part of its response that makes a table. */
export type ReadyQuery = {
  readonly key: string;
  readonly title: string;
  /** Its result, and how amounts are counted. */
  readonly about: string;
  /** The document, formatted for people. */
  readonly query: string;
  readonly variables: Readonly<Record<string, string | number | null>>;
  /** The path to the list of edges in `data`. */
  readonly list: readonly string[];
  readonly columns: readonly ReadyColumn[];
  /** Sums by month in the same response: the path to them in `data`, and to the month and the amount of each. */
  readonly chart?: {
    readonly title: string;
    readonly list: readonly string[];
    readonly month: readonly string[];
    readonly amount: readonly string[];
  };
  /** The list of the REST API with the same rows and filters: its path, and its columns for Power Query, with their types. */
  readonly rest?: { readonly path: string; readonly columns: Readonly<Record<string, string>> };
};

/** The sample year of the examples: change it in the variables. */
const YEAR = 2026;

export const readyQueries: readonly ReadyQuery[] = [
  {
    key: 'payroll-by-quarter',
    title: 'Payroll of a quarter',
    about:
      'Every payroll run for a week with a day in the quarter, newest week first. Base pay, expenses and total are for the whole week. Leave out VOID runs when you add up. The months show what was paid in each, by payment date, whatever weeks it was for. The token needs Payroll.',
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
    variables: { startDate: `${YEAR}-07-01`, endDate: `${YEAR}-09-30`, after: null },
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
      month: ['month'],
      amount: ['sums', 'paid'],
    },
    rest: {
      path: '/api/payroll',
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
    key: '1099-totals',
    title: '1099 totals of a year',
    about:
      'Everyone paid in the year, counting payments dated in the year. Reportable is the amount on the form, without reimbursed expenses, and need says whether a form is required. The token needs Taxes.',
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
    variables: { year: YEAR, after: null },
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
    key: 'expenses-by-contractor',
    title: 'Expenses by contractor',
    about:
      'What the days in a range were worth for each contractor: pay and expenses for exactly those days, so adjacent ranges add up. Archived contractors are included. Void runs are left out; a run counts from the day it is processed. The token needs People and Payroll.',
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
    variables: { startDate: `${YEAR}-07-01`, endDate: `${YEAR}-09-30`, after: null },
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

/**
 * Queries that accountants need, in one place: the page shows them, docs/accountants.md contains them word for word,
 * and the API's own tests run them.
 */

/** One query with its variables, and the part of its response that makes a table. */
export type ReadyQuery = {
  readonly key: string;
  readonly title: string;
  /** Its result, and how amounts are counted. */
  readonly about: string;
  /** The document, formatted for people. */
  readonly query: string;
  readonly variables: Readonly<Record<string, string | number>>;
  /** The path to the list of edges in `data`. */
  readonly list: readonly string[];
  /** The table: headings, and the path to each value in a node. */
  readonly columns: readonly (readonly [heading: string, path: readonly string[]])[];
};

/** The sample year of the examples: change it in the variables. */
const YEAR = 2026;

export const readyQueries: readonly ReadyQuery[] = [
  {
    key: 'payroll-by-quarter',
    title: 'Payroll of a quarter',
    about:
      'Every payroll run for a week with a day in the quarter, newest week first. Base pay, expenses and total are for the whole week. Leave out VOID runs when you add up. The token needs Payroll.',
    query: `query PayrollOfAQuarter($startDate: Date!, $endDate: Date!) {
  payrollRuns(startDate: $startDate, endDate: $endDate, first: 1000) {
    totalCount
    pageInfo { hasNextPage }
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
}`,
    variables: { startDate: `${YEAR}-07-01`, endDate: `${YEAR}-09-30` },
    list: ['payrollRuns', 'edges'],
    columns: [
      ['Run', ['number']],
      ['Contractor', ['user', 'name']],
      ['Email', ['user', 'email']],
      ['Week Start', ['weekStart']],
      ['Pay Date', ['payDate']],
      ['Status', ['status']],
      ['Base Pay', ['basePay']],
      ['Expenses', ['expenses']],
      ['Total', ['totalPay']],
    ],
  },
  {
    key: '1099-totals',
    title: '1099 totals of a year',
    about:
      'Everyone paid in the year, counting payments dated in the year. Reportable is the amount on the form, without reimbursed expenses, and need says whether a form is required. The token needs Taxes.',
    query: `query TotalsOfAYear($year: Int!) {
  taxSeason(year: $year) {
    threshold
    totals { payees paid expenses reportable needed }
    rows(first: 200) {
      totalCount
      pageInfo { hasNextPage }
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
    variables: { year: YEAR },
    list: ['taxSeason', 'rows', 'edges'],
    columns: [
      ['Payee', ['user', 'name']],
      ['Email', ['user', 'email']],
      ['Paid', ['paid']],
      ['Expenses', ['expenses']],
      ['Reportable', ['reportable']],
      ['Form needed', ['need']],
      ['Why', ['reason']],
    ],
  },
  {
    key: 'expenses-by-contractor',
    title: 'Expenses by contractor',
    about:
      'What the days in a range were worth for each contractor: pay and expenses for exactly those days, so adjacent ranges add up. Archived contractors are included. Void runs are left out; a run counts from the day it is processed. The token needs People and Payroll.',
    query: `query ExpensesByContractor($startDate: Date!, $endDate: Date!) {
  contractors(first: 1000, includeArchived: true) {
    totalCount
    pageInfo { hasNextPage }
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
    variables: { startDate: `${YEAR}-07-01`, endDate: `${YEAR}-09-30` },
    list: ['contractors', 'edges'],
    columns: [
      ['Contractor', ['name']],
      ['Email', ['email']],
      ['Payroll Runs', ['contractorStats', 'payrollRuns']],
      ['Base Pay', ['contractorStats', 'basePay']],
      ['Expenses', ['contractorStats', 'expenses']],
      ['Total', ['contractorStats', 'totalPay']],
    ],
  },
];

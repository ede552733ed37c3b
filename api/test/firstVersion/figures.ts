/**
 * The figures in a company's books, as an accountant reads them. The operations are the first version's: today's portal
 * must return the same figures.
 */

type Ask = (query: string, variables?: Record<string, unknown>) => Promise<Record<string, never>>;

export const SIGN_IN_DOCUMENT = `mutation SignIn($email: String!, $password: String!) {
  login(input: { email: $email, password: $password }) {
    __typename ... on LoginPayload { token }
  }
}`;
const RUNS = `query Runs($after: String) {
  payrollRuns(first: 100, after: $after) {
    edges { node { number weekStart payDate status basePay bonuses: expenses totalPay user { email }
      statement { totalPay expenses yearToDate { totalPay } unpaidDays { date } } } }
    pageInfo { hasNextPage endCursor }
  }
}`;

const SEASON = `query Season($year: Int!) {
  taxSeason(year: $year) {
    threshold
    rows(first: 100) { edges { node {
      user { email } paid expenses reportable exempt
      document { type status amount accountNumber isCorrected }
    } } }
  }
}`;

const PEOPLE = `query People {
  staff(first: 100, includeArchived: true) { edges { node { email roles dailyRate isActive } } }
  contractors(first: 100) { edges { node { email dailyRate isActive } } }
  auditLogStats { payrollCalculation userCreated }
}`;

interface Edges<Node> {
  edges: { node: Node }[];
}
type Run = { payDate: string; status: string; user: { email: string } } & Record<
  'basePay' | 'bonuses' | 'totalPay',
  number
> & {
    statement: { totalPay: number; expenses: number; yearToDate: { totalPay: number } } | null;
  };

const nodes = <Node>({ edges }: Edges<Node>): Node[] => edges.map(({ node }) => node);
const toCents = (dollars: number): number => Math.round(dollars * 100);

/** Every run, page by page. */
async function readRuns(ask: Ask): Promise<Run[]> {
  const runs: Run[] = [];
  let after: string | null = null;
  do {
    const { payrollRuns } = (await ask(RUNS, { after })) as unknown as {
      payrollRuns: Edges<Run> & { pageInfo: { hasNextPage: boolean; endCursor: string } };
    };
    runs.push(...nodes(payrollRuns));
    after = payrollRuns.pageInfo.hasNextPage ? payrollRuns.pageInfo.endCursor : null;
  } while (after);
  return runs;
}

/** A person's runs in a year: how many of each status, and their sums in cents. */
function sumRuns(runs: readonly Run[]) {
  const sums: Record<string, Record<string, number>> = {};
  for (const { user, payDate, status, statement, ...amounts } of runs) {
    const owner = `${user.email} ${payDate.slice(0, 4)}`;
    const sum = sums[owner] ?? {};
    sums[owner] = sum;
    const add = (name: string, count: number) => {
      sum[name] = (sum[name] ?? 0) + count;
    };
    add(status, 1);
    if (status === 'VOID') continue;
    add('basePay', toCents(amounts.basePay));
    add('bonuses', toCents(amounts.bonuses));
    add('totalPay', toCents(amounts.totalPay));
    add('onStatements', toCents(statement!.totalPay));
    add('expensesOnStatements', toCents(statement!.expenses));
    sum.yearToDate = Math.max(sum.yearToDate ?? 0, toCents(statement!.yearToDate.totalPay));
  }
  return Object.fromEntries(Object.entries(sums).sort(([a], [b]) => (a < b ? -1 : 1)));
}

export async function readFigures(ask: Ask) {
  const seasons: Record<string, unknown> = {};
  for (const year of [2023, 2024, 2025, 2026]) seasons[year] = (await ask(SEASON, { year })).taxSeason;
  return { people: await ask(PEOPLE), runs: sumRuns(await readRuns(ask)), seasons };
}

/** The cost of a long audit log's pages, as multiples of its first page. */
import { DEEPEST_PAGE, TOTAL } from '../bars.ts';
import { computeMedian } from '../measure/statistics.ts';
import { printRow } from '../report/print.ts';
import { promised } from '../report/promises.ts';
import { askGraph, askRest } from './asking.ts';
import type { Part, Stage } from './part.ts';

const ROUNDS = 15;
const WARM_UP = 10;
const PAGE = 50;

const LOGS = `query($after: String, $last: Int, $offset: Int, $userId: ID, $action: String, $level: LogLevel,
    $startDate: Date, $first: Int, $search: String) {
  auditLogs(first: $first, after: $after, last: $last, offset: $offset, userId: $userId, action: $action,
    level: $level, startDate: $startDate, search: $search) {
    pageInfo { startCursor } edges { node { id action level timestamp user { name email } } } } }`;
const TOTALS = '{ auditLogs(first: 1) { totalCount totalIsCapped } }';
const EXACT = '{ auditLogs(first: 1) { exactCount } }';
const STATS = '{ auditLogStats { totalLogs userLogin userCreated payrollCalculation } }';

type Ask = () => Promise<unknown>;

/** The median of some rounds, in milliseconds, after warm-up rounds. */
async function measureMedian(ask: Ask): Promise<number> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask();
    if (round >= 0) times.push(performance.now() - start);
  }
  return computeMedian(times);
}

const DEEPEST = 'deepest page';
const CAPPED_TOTAL = 'total, up to 10,000';

async function questions({ portal, company, volumes }: Stage): Promise<[string, Ask][]> {
  const { admin, payees, today } = company;
  const entries = volumes.auditEntries;
  const ask = (variables: object, document = LOGS) => askGraph(portal, admin, document, variables);
  const page = (variables: object) => () => ask({ first: PAGE, ...variables });
  /** The page after one of some first entries: a cursor is valid only for its own list. */
  const pageAfter = async (some: object, filters: object = {}): Promise<Ask> => {
    const { startCursor } = (await ask({ ...some, ...filters })).auditLogs.pageInfo;
    return page({ ...filters, after: startCursor });
  };
  const deepest = (filters?: object) => pageAfter({ last: PAGE + 1 }, filters);
  const userId = `User_${payees[3]}`;
  const number = (page: number) => () => askRest(portal, admin, `/logs?page=${page}`);
  return [
    ['first page', page({})],
    ['hundredth page', await pageAfter({ first: 1, offset: 99 * PAGE - 1 })],
    [DEEPEST, await deepest()],
    ['last page, asked backwards', () => ask({ last: PAGE })],
    ['of one person, first page', page({ userId })],
    ['of one person, deepest page', await deepest({ userId })],
    ['of one action, deepest page', await deepest({ action: 'USER_LOGIN' })],
    ['errors, first page', page({ level: 'ERROR' })],
    ['errors, deepest page', await deepest({ level: 'ERROR' })],
    ['errors of one person', page({ userId, level: 'ERROR' })],
    ['of this year', page({ startDate: `${today.slice(0, 4)}-01-01` })],
    ['found by a name', page({ search: 'alma brandt' })],
    [CAPPED_TOTAL, () => ask({}, TOTALS)],
    ['total, exactly', () => ask({}, EXACT)],
    ['counts of thirty days', () => ask({}, STATS)],
    ['REST, first page with its total', number(1)],
    ['REST, middle page with its total', number(Math.ceil(entries / PAGE / 2))],
    ['REST, last page with its total', number(Math.ceil(entries / PAGE))],
  ];
}

export const longLog: Part = {
  name: 'pages',
  run: async (stage) => {
    console.log(`\nThe audit log with ${stage.volumes.auditEntries.toLocaleString('en-US')} entries`);
    printRow(['', 'ms', '× first'], 34);
    const times = new Map<string, number>();
    for (const [name, ask] of await questions(stage)) {
      const time = await measureMedian(ask);
      times.set(name, time);
      printRow([name, time.toFixed(1), (time / times.get('first page')!).toFixed(1)], 34);
    }
    const share = (name: string) => times.get(name)! / times.get('first page')!;
    return [
      promised('The deepest page of the log, times the first', share(DEEPEST), DEEPEST_PAGE),
      promised('The total of the log, times its first page', share(CAPPED_TOTAL), TOTAL),
    ];
  },
};

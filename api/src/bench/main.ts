/**
 * `npm run bench`: what the pages of a long audit log cost, as ratios to its first page in the same run, so that the
 * table says the same on any machine; then how long a thousand tax forms as one job keep others waiting, which ends with
 * an exit status of 1 when that is too long. With an argument: so many entries.
 */
import { openTestPortal, type TestPortal } from '../testing/portal.ts';
import { addAuditEntries } from './auditEntries.ts';
import { taxForms } from './taxForms.ts';

const ENTRIES = { server: 1_000_000, embedded: 100_000 };
const ROUNDS = 15;
const WARM_UP = 10;
const PAGE = 50;

const LOGS = `query($after: String, $last: Int, $offset: Int, $userId: ID, $action: String, $level: LogLevel,
    $startDate: Date, $first: Int, $search: String) {
  auditLogs(first: $first, after: $after, last: $last, offset: $offset, userId: $userId, action: $action,
    level: $level, startDate: $startDate, search: $search) {
    pageInfo { startCursor } edges { node { id action level timestamp user { name email } } } } }`;
const TOTAL = '{ auditLogs(first: 0) { totalCount totalIsCapped } }';
const EXACT = '{ auditLogs(first: 0) { exactCount } }';
const STATS = '{ auditLogStats { totalLogs userLogin userCreated payrollCalculation } }';

type Ask = () => Promise<unknown>;

/** The median of some rounds, in milliseconds, after some that are not counted. */
async function medianOf(ask: Ask): Promise<number> {
  const times: number[] = [];
  for (let round = -WARM_UP; round < ROUNDS; round += 1) {
    const start = performance.now();
    await ask();
    if (round >= 0) times.push(performance.now() - start);
  }
  return times.sort((one, other) => one - other)[Math.floor(ROUNDS / 2)]!;
}

async function questions(portal: TestPortal, entries: number): Promise<[string, Ask][]> {
  const people = [];
  for (let index = 0; index < 20; index += 1) people.push(await portal.joinContractor());
  const admin = await portal.joinStaff('IT_Admin');
  await addAuditEntries(
    portal.database.pool,
    people.map(({ key }) => key),
    entries,
  );
  const ask = async (variables: Record<string, unknown>, document = LOGS) => {
    const { data, errors } = await portal.graphql(document, variables, admin.token);
    if (errors) throw new Error(errors[0]?.message);
    return data;
  };
  /** The cursor before the page that begins after so many entries. */
  const cursorAt = async (offset: number): Promise<string> =>
    (await ask({ first: 1, offset: offset - 1 })).auditLogs.pageInfo.startCursor;
  const userId = people[3]!.id;
  const [hundredth, deepest] = [await cursorAt(100 * PAGE), await cursorAt(entries - PAGE)];
  const page = (variables: Record<string, unknown>) => () => ask({ first: PAGE, ...variables });
  const number =
    (page: number, query = '') =>
    async () => {
      const { status } = await portal.rest('GET', `/logs?page=${page}${query}`, { token: admin.token });
      if (status !== 200) throw new Error(`GET /logs answered ${status}`);
    };
  return [
    ['first page', page({})],
    ['hundredth page', page({ after: hundredth })],
    ['deepest page', page({ after: deepest })],
    ['last page, asked backwards', () => ask({ last: PAGE })],
    ['of one person, first page', page({ userId })],
    ['of one person, deepest page', page({ userId, after: deepest })],
    ['of one action, deepest page', page({ action: 'USER_LOGIN', after: deepest })],
    ['errors, first page', page({ level: 'ERROR' })],
    ['errors, deepest page', page({ level: 'ERROR', after: deepest })],
    ['errors of one person', page({ userId, level: 'ERROR' })],
    ['of the last month', page({ startDate: '2026-10-18' })],
    ['found by a name', page({ search: 'robin example' })],
    ['total, up to 10,000', () => ask({}, TOTAL)],
    ['total, exactly', () => ask({}, EXACT)],
    ['counts of thirty days', () => ask({}, STATS)],
    ['REST, first page with its total', number(1)],
    ['REST, middle page with its total', number(Math.ceil(entries / PAGE / 2))],
    ['REST, last page with its total', number(Math.ceil(entries / PAGE))],
  ];
}

const portal = await openTestPortal();
try {
  const { embedded } = portal.database;
  const entries = Number(process.argv[2]) || (embedded ? ENTRIES.embedded : ENTRIES.server);
  console.log(
    `The audit log with ${entries.toLocaleString('en-US')} entries, ${embedded ? 'embedded' : 'server'}`,
  );
  const asked = await questions(portal, entries);
  let first: number | undefined;
  for (const [name, ask] of asked) {
    const time = await medianOf(ask);
    first ??= time;
    console.log(
      `${name.padEnd(34)}${`${time.toFixed(1)} ms`.padStart(12)}${`× ${(time / first).toFixed(1)}`.padStart(12)}`,
    );
  }
  if (!(await taxForms(portal))) process.exitCode = 1;
} finally {
  await portal.close();
}

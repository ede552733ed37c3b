/** The board for running everyone's payroll for a week. */
import { toUtcMidnight } from 'rules/days';
import { MAX_BATCH_PAGE } from 'rules/limits';
import { toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { partsOfKey, rowKey, weekOfKey } from '../../graph/computedIds.ts';
import { createLoad, type Load } from '../../graph/createLoad.ts';
import { rangePage } from '../../graph/keyset.ts';
import { computedFor } from '../../graph/nodeFor.ts';
import { begin, selectedOfRecords, totalCount } from '../../graph/pagedConnection.ts';
import { selects } from '../../graph/selects.ts';
import { words } from '../../graph/words.ts';
import type { SignedInContext } from '../../operation/context.ts';
import type { Receipt as ReceiptRecord } from '../../platform/db/generated/client/client.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { paidInAll } from '../payroll/pay/priorPayments.ts';
import { PAY_DATE } from '../payroll/payDate.ts';
import { PayrollRun } from '../payroll/payrollRun.graphql.ts';
import { PayrollWeekDay } from '../payroll/payrollWeek.graphql.ts';
import { PlannedDeduction } from '../payroll/plannedDeduction.graphql.ts';
import { MAX_RUN_RECEIPTS } from '../payroll/weekInput.ts';
import { isEverybodyPaid, weekPay } from '../payroll/weekPaid.ts';
import { countAmong, readAmong } from '../people/among.ts';
import { BY_NAME } from '../people/byName.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { Receipt } from '../receipts/receipt.graphql.ts';
import { PayrollBatch } from './batch.graphql.ts';
import {
  type Board,
  countUnpaidElsewhere,
  filterRows,
  payrollBoard,
  payrollBoardRow,
  weekOf,
} from './board.service.ts';
import type { BoardTotals, BoardRow as RowShape } from './boardRow.ts';
import { type StatusPage, statusPage } from './statusPage.ts';
import { readWeekStatus } from './weekStatus.service.ts';

const PayrollBoardStateEnum = builder.enumType('PayrollBoardState', {
  description: 'Whether a person can be put on payroll for the week, and if not, why.',
  values: {
    READY: { description: 'Put on payroll unless excluded.' },
    HELD: {
      description:
        'Could go on payroll, but worked days would be left out, or approved days have no daily rate; only if included.',
    },
    PROCESSED: { description: 'Has a run for the week that is not void.' },
    EMPTY: { description: 'Nothing is proposed; put on payroll only if amounts are entered.' },
    REFUSED: { description: 'The viewer may not put this person on payroll.' },
  } as const,
});

const PayrollBoardFilterEnum = builder.enumType('PayrollBoardFilter', {
  description: 'The states to filter the board by.',
  values: {
    READY: { description: 'Only those who go on payroll unless excluded.' },
    HELD: { description: 'Only those who would lose days and so go on payroll only if included.' },
    PROCESSED: { description: 'Only those who have a run for the week that is not void.' },
    ATTENTION: { description: 'Only those with `issues`.' },
  } as const,
});

const PayrollWarningEnum = builder.enumType('PayrollWarning', {
  description: 'What to look at before the person goes on payroll.',
  values: {
    UNAPPROVED_DAYS: { description: 'Worked days await a decision.' },
    REJECTED_DAYS: { description: 'Worked days were rejected.' },
    NO_RATE: { description: 'Approved worked days have no daily rate, so nothing is proposed for them.' },
    NO_W9: { description: 'The person has not certified a taxpayer number.' },
  } as const,
});

/** A row, with loaders that read the records of the whole page at once. */
export interface ShownRow extends RowShape {
  user: { id: string };
  shownRun: { id: string; userId: string } | null;
  loadPageReceipts: Load<ReceiptRecord>;
  /** The page it is on, which loads undecided days and receipts together. */
  page: StatusPage;
}

/** Loads the receipts of all these rows in one statement. */
const receiptLoader = ({ db }: Pick<SignedInContext, 'db'>, rows: readonly RowShape[]) =>
  createLoad((query) =>
    db.receipt.findMany({
      ...query,
      where: { id: { in: rows.flatMap(({ receipts }) => receipts.map(({ id }) => id)) } },
    }),
  );

/** A row requested by ID. Its fields load the selected records. */
async function loadRow(key: string, context: SignedInContext): Promise<ShownRow | null> {
  const parts = partsOfKey(key, weekOfKey);
  const row = parts && (await payrollBoardRow(context, parts.period, parts.userId));
  if (!row) return null;
  const status = memoize(() => readWeekStatus(context, weekOf(context, parts.period, [row])));
  const { userId, run } = row;
  return {
    ...row,
    user: { id: userId },
    shownRun: run && { id: run.id, userId },
    loadPageReceipts: receiptLoader(context, [row]),
    page: statusPage(context, status, [row]),
  };
}

export const PayrollBoardRow = builder.objectRef<ShownRow>('PayrollBoardRow');
builder.node(PayrollBoardRow, {
  tokenScope: 'PAYROLL_READ',
  id: { resolve: ({ days, userId }) => rowKey(days[0]!.date, userId) },
  loadWithoutCache: computedFor(MANAGERS, loadRow),
  description: "What a week's payroll would be for one person.",
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    user: t.field({ type: User, description: 'The person the row is about.', resolve: ({ user }) => user }),
    days: t.expose('days', {
      type: [PayrollWeekDay],
      description: 'All seven days, starting on Monday, logged or not.',
    }),
    daysWorked: t.exposeInt('daysWorked', { description: 'Days logged as worked, whatever their status.' }),
    daysApproved: t.exposeInt('daysApproved', { description: 'Days logged as worked that are approved.' }),
    pendingDays: t.exposeInt('pendingDays', { description: 'Days logged as worked that await a decision.' }),
    proposedPay: t.field({
      type: 'Money',
      description:
        'The sum of the daily rates of the approved worked days; zero if no one can be put on payroll.',
      resolve: (row) => toAmount(row.proposedPay),
    }),
    receipts: t.prismaField({
      type: [Receipt],
      description: `Approved receipts on no payroll run, for the week and any day before it, by day: they go on payroll with the week. At most the first ${MAX_RUN_RECEIPTS}, as many as a run may have; the others wait for the next run. None if no one can be put on payroll.`,
      resolve: async (query, { receipts, loadPageReceipts }) => {
        const loaded = await loadPageReceipts(query);
        // A receipt that was reopened or paid a moment ago is omitted.
        return receipts.flatMap(({ id }) => loaded.get(id) ?? []);
      },
    }),
    proposedExpenses: t.field({
      type: 'Money',
      description: 'The sum of `receipts`.',
      resolve: (row) => toAmount(row.proposedExpenses),
    }),
    deductions: t.field({
      type: [PlannedDeduction],
      description:
        'Advances and recurring deductions with something due, oldest first: taken when the person goes on payroll. None if no one can be put on payroll.',
      resolve: ({ proposal }) => proposal.deductions,
    }),
    proposedNet: t.field({
      type: 'Money',
      description:
        "The proposal's net pay: pay and receipts, less `paidBefore` as far as it can be taken off, and less `deductions`. To the cent, it is what processing the week as proposed pays.",
      resolve: ({ proposal }) => toAmount(proposal.net),
    }),
    paidBefore: t.field({
      type: 'Money',
      description: 'Dollars that were paid for the week with payroll runs that are void now.',
      resolve: ({ proposal }) => toAmount(paidInAll(proposal.priorPayments)),
    }),
    overpaid: t.field({
      type: 'Money',
      description:
        'Dollars by which `paidBefore` exceeds the proposal: once the week is processed, they are taken back from later pay.',
      resolve: ({ proposal }) => toAmount(proposal.overpaid),
    }),
    warnings: t.expose('warnings', {
      type: [PayrollWarningEnum],
      description: 'None of them keeps the person off payroll.',
    }),
    run: t.field({
      type: PayrollRun,
      nullable: true,
      description: "The person's run for the week that is not void; null if not processed yet.",
      resolve: ({ shownRun }) => shownRun,
    }),
    added: t.field({
      type: 'Money',
      description: "Net pay, in dollars, of runs besides `run` that add to the person's week or correct it.",
      resolve: async ({ userId, page }) => toAmount((await page.status()).added(userId).net),
    }),
    addedToPay: t.field({
      type: 'Money',
      description: 'The part of `added` that is not paid yet.',
      resolve: async ({ userId, page }) => toAmount((await page.status()).added(userId).toPay),
    }),
    state: t.expose('state', {
      type: PayrollBoardStateEnum,
      description: 'Whether the person can be put on payroll now; `reason` says more.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why the person cannot be put on payroll, or needs a second look; null when ready.',
    }),
  }),
});

const PayrollBoardRowConnection = builder.connectionObject(
  {
    type: PayrollBoardRow,
    name: 'PayrollBoardRowConnection',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many rows match, across all pages.'),
    }),
  },
  { name: 'PayrollBoardRowEdge' },
);

const money = (name: 'basePay' | 'expenses' | 'totalPay') => ({
  type: 'Money' as const,
  description: words[name],
  resolve: (totals: BoardTotals) => toAmount(totals[name]),
});

const PayrollBoardTotals = builder.objectRef<BoardTotals>('PayrollBoardTotals').implement({
  tokenScope: 'PAYROLL_READ',
  description:
    'Totals of the whole board, whatever page is shown. Amounts are those of the rows that are ready.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    contractors: t.exposeInt('contractors', { description: 'How many rows the board has.' }),
    ready: t.exposeInt('ready', { description: 'How many rows are READY.' }),
    held: t.exposeInt('held', { description: 'How many rows are HELD.' }),
    processed: t.exposeInt('processed', { description: 'How many rows are PROCESSED, paid out or not.' }),
    unpaidRuns: t.exposeInt('unpaidRuns', { description: 'Runs that are not marked as paid yet.' }),
    basePay: t.field(money('basePay')),
    expenses: t.field(money('expenses')),
    totalPay: t.field(money('totalPay')),
    deductions: t.field({
      type: 'Money',
      description: 'What advances and recurring deductions take from `totalPay`, as a positive amount.',
      resolve: ({ deductions }) => toAmount(deductions),
    }),
    net: t.field({
      type: 'Money',
      description:
        'Net pay: `totalPay` less `deductions` and less what was paid for the week with payroll runs that are void now.',
      resolve: ({ net }) => toAmount(net),
    }),
  }),
});

export const PayrollBoard = builder.objectRef<Board>('PayrollBoard');
builder.node(PayrollBoard, {
  tokenScope: 'PAYROLL_READ',
  id: { resolve: ({ weekStart }) => weekStart },
  loadWithoutCache: computedFor(MANAGERS, (key, context) => {
    const weekStart = weekOfKey(key);
    return weekStart ? payrollBoard(context, weekStart) : null;
  }),
  description: 'Everyone who may be put on payroll for a week.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    weekEnd: t.expose('weekEnd', { type: 'Date', description: words.sunday }),
    payDate: t.expose('payDate', {
      type: 'Date',
      description: PAY_DATE,
    }),
    rows: t.connection(
      {
        type: PayrollBoardRow,
        description:
          'Active contractors, and everyone who has a run for the week, by last name; at most 200 at a time.',
        args: {
          search: t.arg.string({
            description: inputWords.search,
          }),
          only: t.arg({
            type: PayrollBoardFilterEnum,
            description: 'Only rows in this state; all if left out.',
          }),
        },
        resolve: async (board, args, context, info) => {
          const ofRuns = selectedOfRecords(context, info, 'run');
          const rows = await filterRows(board, args.only);
          const totalCount = memoize(() => countAmong(context, rows, args.search));
          if (selects(info, ['totalCount'])) begin(totalCount);
          const bounds = { info, order: BY_NAME, within: board.weekStart, maxSize: MAX_BATCH_PAGE };
          const page = await rangePage(args, bounds, (range) => readAmong(context, rows, args.search, range));
          const shown = page.edges.map(({ node }) => board.rowOf.get(node.id)!);
          const loadPageReceipts = receiptLoader(context, shown);
          const shownPage = statusPage(context, board.status, shown);
          // Without a selection, Prisma would read every column.
          const runs = ofRuns.select
            ? await context.db.payrollRun.findMany({
                ...ofRuns,
                where: { id: { in: shown.flatMap(({ run }) => run?.id ?? []) } },
              })
            : [];
          const runById = new Map(runs.map((run) => [run.id, run]));
          return {
            ...page,
            totalCount,
            edges: page.edges.map(({ cursor, node: user }, index) => {
              const row = shown[index]!;
              return {
                cursor,
                node: {
                  ...row,
                  user,
                  shownRun: row.run && (runById.get(row.run.id) ?? null),
                  loadPageReceipts,
                  page: shownPage,
                },
              };
            }),
          };
        },
      },
      PayrollBoardRowConnection,
    ),
    totals: t.field({
      type: PayrollBoardTotals,
      description: 'Counts and amounts of all rows, whatever page or filter is shown.',
      resolve: ({ totals }) => totals(),
    }),
    unpaidElsewhere: t.int({
      description:
        'People with approved days or receipts of the week on no payroll run who have no row here, because they are staff or archived.',
      resolve: ({ weekStart }, _args, context) => countUnpaidElsewhere(context, weekStart),
    }),
    awaitingApproval: t.int({
      description:
        'Runs of its rows whose payment waits for a second person; they are among `totals.unpaidRuns`.',
      resolve: async ({ status }) =>
        (await status()).runs.filter(({ isAdded, isAwaiting }) => isAwaiting && !isAdded).length,
    }),
    isEverybodyPaid: t.boolean({
      description:
        'Whether the whole week is done: it is over, there are runs, all of them are marked as paid, and no one has a worked day or a receipt left that is approved or awaits a decision.',
      resolve: async ({ weekStart, weekEnd, today }, _args, context) =>
        weekEnd < today && isEverybodyPaid(await weekPay(context, weekStart)),
    }),
    batch: t.prismaField({
      type: PayrollBatch,
      nullable: true,
      description: 'The newest batch of the week; null if there is none.',
      resolve: (query, { weekStart }, _args, { db }) =>
        db.payrollBatch.findFirst({
          ...query,
          where: { weekStart: toUtcMidnight(weekStart) },
          orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
        }),
    }),
    viewerCanProcess: t.boolean({
      description: 'Whether anyone can be put on payroll for this week now; `reason` says why not.',
      resolve: async ({ reason }) => (await reason()) === null,
    }),
    reason: t.string({
      nullable: true,
      description: 'Why no one can be put on payroll for this week at the moment; null when they can.',
      resolve: ({ reason }) => reason(),
    }),
  }),
});

builder.queryField('payrollBoard', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: PayrollBoard,
    tokenScope: 'PAYROLL_READ',
    description: "The board from which a week's payroll is run for everyone.",
    args: {
      weekStart: t.arg({
        type: 'Date',
        required: true,
        description: words.anyDayOfWeek,
      }),
    },
    resolve: (_root, { weekStart }, context) => payrollBoard(context, weekStart),
  }),
);

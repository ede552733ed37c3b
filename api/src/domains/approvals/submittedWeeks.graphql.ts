/** The queue of weeks that await a decision. */

import { addDays } from 'rules/days';
import { toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { startOfWeek } from 'rules/weeks';
import { builder } from '../../graph/builder.ts';
import { partsOfKey, rowKey, weekOfKey } from '../../graph/computedIds.ts';
import { createLoad, type Load } from '../../graph/createLoad.ts';
import { rangePage } from '../../graph/keyset.ts';
import { checkFilter, DateRange, keysOf, USE_FILTER, UserIdsFilter } from '../../graph/listFilters.ts';
import { orderEnum } from '../../graph/listOrders.ts';
import { computedFor } from '../../graph/nodeFor.ts';
import { begin, totalCount } from '../../graph/pagedConnection.ts';
import { selects } from '../../graph/selects.ts';
import { words } from '../../graph/words.ts';
import type { Context } from '../../operation/context.ts';
import type {
  Receipt as ReceiptRow,
  TimeLog as TimeLogRow,
} from '../../platform/db/generated/client/client.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { canDecideDays } from '../../viewer/policy.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { Receipt } from '../receipts/receipt.graphql.ts';
import { TimeLog } from '../timeLogs/timeLog.graphql.ts';
import {
  countSubmittedWeeks,
  findSubmittedWeeks,
  QUEUE_ORDERS,
  type QueueTotals,
  type SubmittedWeek as Week,
} from './submittedWeeks.service.ts';
import type { UsualWeek as Usual } from './usualWeek.ts';
import { ratesOfWeek, usualOfWeek } from './weekFacts.service.ts';

/** A week on a page. It loads its days and receipts together with those of the page's other weeks. */
interface PagedWeek extends Week {
  loadPageDays: Load<TimeLogRow>;
  loadPageReceipts: Load<ReceiptRow>;
}

/** Loads the days and the receipts of all these weeks in one statement each. */
function createLoaders({ db }: Context, weeks: readonly Week[]) {
  const days = weeks.flatMap(({ dayKeys }) => dayKeys);
  const receipts = weeks.flatMap(({ receiptKeys }) => receiptKeys);
  return {
    loadPageDays: createLoad((query) => db.timeLog.findMany({ ...query, where: { id: { in: days } } })),
    loadPageReceipts: createLoad((query) =>
      db.receipt.findMany({ ...query, where: { id: { in: receipts } } }),
    ),
  };
}

const UsualWeek = builder.objectRef<Usual>('UsualWeek').implement({
  tokenScope: 'TIME_LOGS_READ',
  description:
    "What a person's weeks usually look like: those worked among the eight before this one, without rejected days and receipts.",
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    weeks: t.exposeInt('weeks', { description: 'How many of the eight weeks were worked: at least three.' }),
    fewestDays: t.exposeInt('fewestDays', { description: 'Days worked in the week with the fewest.' }),
    mostDays: t.exposeInt('mostDays', { description: 'Days worked in the week with the most.' }),
    routes: t.exposeStringList('routes', {
      description:
        'The notes of those days, each once, at most 20; none if there are more, or if they hardly ever recur.',
    }),
    mostExpenses: t.field({
      type: 'Money',
      description: 'Receipts of the week with the most, in dollars.',
      resolve: ({ mostExpenses }) => toAmount(mostExpenses),
    }),
  }),
});

const SubmittedWeek = builder.objectRef<PagedWeek>('SubmittedWeek');
builder.node(SubmittedWeek, {
  tokenScope: 'TIME_LOGS_READ',
  id: { resolve: ({ weekStart, userId }) => rowKey(weekStart, userId) },
  loadWithoutCache: computedFor(MANAGERS, async (key, context) => {
    const parts = partsOfKey(key, weekOfKey);
    if (!parts) return null;
    const filter = { weekStart: { from: parts.period, to: parts.period }, people: [parts.userId] };
    const weeks = await findSubmittedWeeks(context, filter, { limit: 1, inverted: false });
    return weeks[0] ? { ...weeks[0], ...createLoaders(context, weeks) } : null;
  }),
  description: 'A week with days or receipts that await a decision.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'Whose week it is.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    weekEnd: t.field({
      type: 'Date',
      description: words.sunday,
      resolve: ({ weekStart }) => addDays(weekStart, 6),
    }),
    days: t.prismaField({
      type: [TimeLog],
      description:
        'All days of the week that are in the log, starting on Monday, including those already decided.',
      resolve: async (query, { dayKeys, loadPageDays }) => {
        const days = await loadPageDays(query);
        // A day taken back a moment ago is simply not there anymore.
        return dayKeys.flatMap((key) => days.get(key) ?? []);
      },
    }),
    receipts: t.prismaField({
      type: [Receipt],
      description: 'All receipts of the week, by day, including those already decided.',
      resolve: async (query, { receiptKeys, loadPageReceipts }) => {
        const receipts = await loadPageReceipts(query);
        // One deleted a moment ago is simply not there anymore.
        return receiptKeys.flatMap((key) => receipts.get(key) ?? []);
      },
    }),
    pendingReceipts: t.exposeInt('pendingReceipts', {
      description: 'Receipts that await a decision and are not on a payroll run.',
    }),
    pendingDays: t.exposeInt('pendingDays', {
      description: 'Days that await a decision and are not on a payroll run.',
    }),
    workedDays: t.exposeInt('workedDays', { description: 'Days of the whole week that were worked.' }),
    dayRates: t.field({
      type: ['Money'],
      description:
        'The day rate of each of the seven days, starting on Monday, worked or not; 0 if none is agreed.',
      resolve: async (week, _args, context) => (await ratesOfWeek(context, week)).map(toAmount),
    }),
    usual: t.field({
      type: UsualWeek,
      nullable: true,
      description: 'What the person’s weeks usually look like; null if too few were worked to tell.',
      resolve: (week, _args, context) => usualOfWeek(context, week),
    }),
    submittedAt: t.expose('submittedAt', {
      type: 'DateTime',
      description: 'When the last of the pending days and receipts was submitted.',
    }),
    viewerCanDecide: t.withAuth({ signedIn: true }).boolean({
      description: "False for the viewer's own week, which others decide; `reason` says why.",
      resolve: ({ userId }, _args, { viewer }) => canDecideDays(viewer, userId) === null,
    }),
    reason: t.withAuth({ signedIn: true }).string({
      nullable: true,
      description: 'Why the viewer cannot decide on the week; null if they can.',
      resolve: ({ userId }, _args, { viewer }) => canDecideDays(viewer, userId),
    }),
  }),
});

/** The totals, counted at most once and only if one is selected. */
interface WithTotals {
  totals: () => Promise<QueueTotals>;
}

const toTotals = (connection: unknown): Promise<QueueTotals> => (connection as WithTotals).totals();

const SubmittedWeekConnection = builder.connectionObject(
  {
    type: SubmittedWeek,
    name: 'SubmittedWeekConnection',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many weeks match, across all pages.'),
      pendingDays: t.int({
        description: 'How many days of all matching weeks await a decision.',
        resolve: async (connection) => (await toTotals(connection)).pendingDays,
      }),
      pendingReceipts: t.int({
        description: 'How many receipts of all matching weeks await a decision.',
        resolve: async (connection) => (await toTotals(connection)).pendingReceipts,
      }),
    }),
  },
  { name: 'SubmittedWeekEdge' },
);

const SubmittedWeekFilter = builder.inputType('SubmittedWeekFilter', {
  description: 'Only weeks that meet every condition given.',
  fields: (t) => ({
    weekStart: t.field({ type: DateRange, description: 'The Monday of the week is in this range.' }),
    userId: t.field({ type: UserIdsFilter, description: 'The person whose week it is.' }),
  }),
});

const SubmittedWeekOrder = orderEnum('SubmittedWeekOrder', QUEUE_ORDERS);

builder.queryField('submittedWeeks', (t) =>
  t.connection(
    {
      type: SubmittedWeek,
      tokenScope: 'TIME_LOGS_READ',
      authScopes: { anyRole: MANAGERS },
      description:
        "Weeks with days or receipts that await a decision, the oldest first if no order is given; the viewer's own are included, for others to decide.",
      args: {
        filter: t.arg({ type: SubmittedWeekFilter, description: 'Only weeks that match; all if left out.' }),
        orderBy: t.arg({ type: SubmittedWeekOrder, description: 'OLDEST if left out.' }),
        search: t.arg.string({
          description: inputWords.search,
        }),
        weekStart: t.arg({
          type: 'Date',
          description: 'Only this week: any day of it, preferably its Monday; all weeks if left out.',
          deprecationReason: USE_FILTER,
        }),
      },
      resolve: async (_root, args, context, info) => {
        checkFilter({ ...args }, { weekStart: 'weekStart' });
        const { weekStart, userId } = args.filter ?? {};
        const monday = args.weekStart ? startOfWeek(args.weekStart) : undefined;
        const filter = {
          search: args.search,
          weekStart: weekStart ?? (monday ? { from: monday, to: monday } : null),
          people: userId ? keysOf(userId.in).in : undefined,
        };
        const orderBy = args.orderBy ?? 'OLDEST';
        const totals = memoize(() => countSubmittedWeeks(context, filter));
        if (selects(info, ['totalCount', 'pendingDays', 'pendingReceipts'])) begin(totals);
        const page = await rangePage(args, { info, order: QUEUE_ORDERS[orderBy].order }, async (range) => {
          const weeks = await findSubmittedWeeks(context, filter, range, orderBy);
          const loaders = createLoaders(context, weeks);
          return weeks.map((week): PagedWeek => ({ ...week, ...loaders }));
        });
        return { ...page, totals, totalCount: async () => (await totals()).weeks };
      },
    },
    SubmittedWeekConnection,
  ),
);

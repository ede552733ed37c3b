/** Lists of days, and the current day. */
import { PAYROLL_READERS } from 'rules/roles';
import { todayIn } from 'rules/zonedDays';
import { builder } from '../../graph/builder.ts';
import { rangePage } from '../../graph/keyset.ts';
import { DateRange, statusFilter, USE_FILTER, UserIdsFilter } from '../../graph/listFilters.ts';
import { BY_UPDATE, orderEnum } from '../../graph/listOrders.ts';
import { begin, ROW_PATHS, totalCount } from '../../graph/pagedConnection.ts';
import { ownListOrHasRole } from '../../graph/scopes.ts';
import { selects } from '../../graph/selects.ts';
import { newestFirst, oldestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { TimeLog, TimeLogStatusEnum } from './timeLog.graphql.ts';
import {
  countByStatus,
  type DayCounts,
  readTimeLogs,
  sumCounts,
  timeLogsFilter,
} from './timeLogs.service.ts';

/** The source of the connection's counts: counted at most once, and only on request. */
interface WithCounts {
  counts: () => Promise<DayCounts>;
}

const COUNTS = ['totalCount', 'approvedCount', 'pendingCount', 'rejectedCount'];
const toCounts = (connection: unknown): Promise<DayCounts> => (connection as WithCounts).counts();

const TimeLogConnection = builder.connectionObject(
  {
    type: TimeLog,
    name: 'TimeLogConnection',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many days match, across all pages.'),
      approvedCount: t.int({
        description: 'How many of the days that match are approved, across all pages.',
        resolve: async (connection) => (await toCounts(connection)).APPROVED,
      }),
      pendingCount: t.int({
        description: 'How many of the days that match await a decision, across all pages.',
        resolve: async (connection) => (await toCounts(connection)).PENDING,
      }),
      rejectedCount: t.int({
        description: 'How many of the days that match were rejected, across all pages.',
        resolve: async (connection) => (await toCounts(connection)).REJECTED,
      }),
    }),
  },
  { name: 'TimeLogEdge' },
);

const TimeLogStatusFilter = statusFilter('TimeLogStatusFilter', 'days', TimeLogStatusEnum);

const TimeLogFilter = builder.inputType('TimeLogFilter', {
  description: 'Only days that meet every condition given.',
  fields: (t) => ({
    date: t.field({ type: DateRange, description: 'The day is in this range.' }),
    status: t.field({ type: TimeLogStatusFilter, description: 'The status of the day, such as PENDING.' }),
    userId: t.field({ type: UserIdsFilter, description: 'The person whose day it is.' }),
    updatedSince: t.field({ type: 'DateTime', description: words.updatedSince }),
  }),
});

const ORDERS = {
  NEWEST: { order: newestFirst('date'), description: 'The newest day first.' },
  OLDEST: { order: oldestFirst('date'), description: 'The oldest day first.' },
  ...BY_UPDATE,
};

const TimeLogOrder = orderEnum('TimeLogOrder', ORDERS);

builder.queryField('timeLogs', (t) =>
  t.connection(
    {
      type: TimeLog,
      tokenScope: 'TIME_LOGS_READ',
      authScopes: ownListOrHasRole(PAYROLL_READERS),
      description:
        "Days, newest first if no order is given: the viewer's own, which may be none; managers, administrators and accountants see everyone's. Everyone else is refused another person's `userId`.",
      args: {
        filter: t.arg({
          type: TimeLogFilter,
          description: 'Only days that match; all that the viewer may see if left out.',
        }),
        orderBy: t.arg({ type: TimeLogOrder, description: words.newestFirst }),
        status: t.arg({
          type: TimeLogStatusEnum,
          description: words.anyStatus,
          deprecationReason: USE_FILTER,
        }),
        startDate: t.arg({ type: 'Date', description: words.from, deprecationReason: USE_FILTER }),
        endDate: t.arg({ type: 'Date', description: words.to, deprecationReason: USE_FILTER }),
        userId: t.arg.id({
          deprecationReason: USE_FILTER,
          description: "Only this person's days; those of everyone the viewer may see if left out.",
        }),
      },
      resolve: async (_root, args, context, info) => {
        const filter = timeLogsFilter(context.viewer, args);
        const counts = memoize(() => countByStatus(context, filter));
        if (selects(info, COUNTS)) begin(counts);
        const isRelated = selects(info, ['user', 'payrollRun'], ROW_PATHS);
        const { order } = ORDERS[args.orderBy ?? 'NEWEST'];
        const page = await rangePage(args, { info, order }, (range) =>
          readTimeLogs(context, { filter, order, isRelated }, range),
        );
        return { ...page, counts, totalCount: async () => sumCounts(await counts()) };
      },
    },
    TimeLogConnection,
  ),
);

builder.queryField('today', (t) =>
  t.field({
    type: 'Date',
    tokenScope: 'ANY_TOKEN',
    description: "The company's current calendar day, which decides 'today' and the current week.",
    resolve: (_root, _args, { now, timeZone }) => todayIn(now(), timeZone),
  }),
);

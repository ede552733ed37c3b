/** Lists of receipts. */
import { addDays } from 'rules/days';
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { startOfWeek } from 'rules/weeks';
import { builder } from '../../graph/builder.ts';
import { keysetPage } from '../../graph/keyset.ts';
import { DateRange, statusFilter, USE_FILTER, UserIdsFilter } from '../../graph/listFilters.ts';
import { BY_UPDATE, orderEnum } from '../../graph/listOrders.ts';
import { begin, pageRowsQuery } from '../../graph/pagedConnection.ts';
import { ownListOrHasRole } from '../../graph/scopes.ts';
import { selects } from '../../graph/selects.ts';
import { columnsOf, newestFirst, oldestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { Receipt, ReceiptStatusEnum } from './receipt.graphql.ts';
import { type ReceiptTotals, receiptsWhere, totalReceipts } from './receipts.service.ts';

/** The source of the connection's totals: counted at most once, and only on request. */
interface WithTotals {
  totals: () => Promise<ReceiptTotals>;
}

const toTotals = (connection: unknown): Promise<ReceiptTotals> => (connection as WithTotals).totals();

const ReceiptConnection = builder.connectionObject(
  {
    type: Receipt,
    name: 'ReceiptConnection',
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many receipts match, across all pages.',
        resolve: async (connection) => (await toTotals(connection)).receipts,
      }),
      pendingCount: t.int({
        description: 'How many of the receipts that match await a decision, across all pages.',
        resolve: async (connection) => (await toTotals(connection)).pending,
      }),
      totalAmount: t.field({
        type: 'Money',
        description: 'The sum in dollars of the receipts that match, across all pages.',
        resolve: async (connection) => toAmount((await toTotals(connection)).amount),
      }),
    }),
  },
  { name: 'ReceiptEdge' },
);

const ReceiptStatusFilter = statusFilter('ReceiptStatusFilter', 'receipts', ReceiptStatusEnum);

const ReceiptFilter = builder.inputType('ReceiptFilter', {
  description: 'Only receipts that meet every condition given.',
  fields: (t) => ({
    date: t.field({ type: DateRange, description: 'The day of the receipt is in this range.' }),
    status: t.field({
      type: ReceiptStatusFilter,
      description: 'The status of the receipt, such as PENDING.',
    }),
    userId: t.field({ type: UserIdsFilter, description: 'The person whose receipt it is.' }),
    updatedSince: t.field({ type: 'DateTime', description: words.updatedSince }),
  }),
});

const ORDERS = {
  NEWEST: { order: newestFirst('date'), description: 'The newest day first.' },
  OLDEST: { order: oldestFirst('date'), description: 'The oldest day first.' },
  ...BY_UPDATE,
};

const ReceiptOrder = orderEnum('ReceiptOrder', ORDERS);

builder.queryField('receipts', (t) =>
  t.connection(
    {
      type: Receipt,
      tokenScope: 'TIME_LOGS_READ',
      authScopes: ownListOrHasRole(PAYROLL_READERS),
      description:
        "Receipts, newest day first if no order is given: the viewer's own; managers, administrators and accountants see everyone's.",
      args: {
        filter: t.arg({
          type: ReceiptFilter,
          description: 'Only receipts that match; all that the viewer may see if left out.',
        }),
        orderBy: t.arg({ type: ReceiptOrder, description: words.newestFirst }),
        status: t.arg({
          type: ReceiptStatusEnum,
          description: words.anyStatus,
          deprecationReason: USE_FILTER,
        }),
        startDate: t.arg({ type: 'Date', description: words.from, deprecationReason: USE_FILTER }),
        endDate: t.arg({ type: 'Date', description: words.to, deprecationReason: USE_FILTER }),
        weekStart: t.arg({
          type: 'Date',
          description: `Only receipts of this week, in place of first and last day. ${words.anyDayOfWeek}`,
        }),
        userId: t.arg.id({
          deprecationReason: USE_FILTER,
          description: "Only this person's receipts; those of everyone the viewer may see if left out.",
        }),
      },
      resolve: async (_root, args, context, info) => {
        const monday = args.weekStart ? startOfWeek(args.weekStart) : null;
        const week = monday ? { startDate: monday, endDate: addDays(monday, 6) } : {};
        const where = receiptsWhere(context.viewer, args, { ...args, ...week });
        const totals = memoize(() => totalReceipts(context, where));
        if (selects(info, ['totalCount', 'pendingCount', 'totalAmount'])) begin(totals);
        const { order } = ORDERS[args.orderBy ?? 'NEWEST'];
        const { select } = pageRowsQuery(context, info);
        const connection = await keysetPage({
          args,
          info,
          order,
          where,
          find: (stretch) =>
            context.db.receipt.findMany({
              select: { ...select, ...columnsOf(order), id: true, userId: true },
              ...stretch,
            }),
          count: async () => (await totals()).receipts,
        });
        return { totals, ...connection };
      },
    },
    ReceiptConnection,
  ),
);

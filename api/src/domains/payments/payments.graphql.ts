/** The list of payments. */
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import {
  checkFilter,
  DateRange,
  inDays,
  keysOf,
  UserIdsFilter,
  wordFilter,
} from '../../graph/listFilters.ts';
import { orderEnum } from '../../graph/listOrders.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { newestFirst, oldestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import { Payment, PaymentMethodEnum } from './payment.graphql.ts';

const PaymentConnection = builder.connectionObject(
  {
    type: Payment,
    name: 'PaymentConnection',
    fields: (t) => ({ totalCount: totalCount(t, 'How many payments match, across all pages.') }),
  },
  { name: 'PaymentEdge' },
);

const PaymentMethodFilter = wordFilter('PaymentMethodFilter', 'payments', PaymentMethodEnum, 'methods');

const PaymentFilter = builder.inputType('PaymentFilter', {
  description: 'Only payments that meet every condition given.',
  fields: (t) => ({
    date: t.field({ type: DateRange, description: 'The day the money went out is in this range.' }),
    method: t.field({ type: PaymentMethodFilter, description: 'How the money went out, such as CHECK.' }),
    reference: t.string({ description: 'Exactly this check number or other reference.' }),
    userId: t.field({ type: UserIdsFilter, description: 'The person who was paid.' }),
    isVoid: t.boolean({ description: 'True for those that are void only, false for the others.' }),
  }),
});

const ORDERS = {
  NEWEST: { order: newestFirst('date'), description: 'The newest day first.' },
  OLDEST: { order: oldestFirst('date'), description: 'The oldest day first.' },
};

const PaymentOrder = orderEnum('PaymentOrder', ORDERS);

builder.queryField('payments', (t) =>
  t.connection(
    {
      type: Payment,
      tokenScope: 'PAYROLL_READ',
      authScopes: { anyRole: PAYROLL_READERS },
      description:
        'Payments, void ones included, newest first if no order is given; for managers, administrators and accountants.',
      args: {
        filter: t.arg({ type: PaymentFilter, description: 'Only payments that match; all if left out.' }),
        orderBy: t.arg({ type: PaymentOrder, description: words.newestFirst }),
      },
      resolve: (_root, args, context, info) => {
        checkFilter({ filter: args.filter }, {});
        const { date, method, reference, userId, isVoid } = args.filter ?? {};
        return listPage('payment', context, args, info, {
          order: ORDERS[args.orderBy ?? 'NEWEST'].order,
          where: {
            ...(date && { date: inDays(date) }),
            ...(method && { method: { in: method.in } }),
            ...(reference != null && { reference }),
            ...(userId && { userId: keysOf(userId.in) }),
            ...(isVoid != null && { voidedAt: isVoid ? { not: null } : null }),
          },
          columns: { id: true, userId: true },
        });
      },
    },
    PaymentConnection,
  ),
);

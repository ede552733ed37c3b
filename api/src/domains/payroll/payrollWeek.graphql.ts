/** The payroll tracker's week. */

import { toUtcMidnight } from 'rules/days';
import { toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { partsOfKey, rowKey, weekOfKey } from '../../graph/computedIds.ts';
import { computedFor } from '../../graph/nodeFor.ts';
import { words } from '../../graph/words.ts';
import { toId } from '../../operation/ids.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { Receipt } from '../receipts/receipt.graphql.ts';
import { TimeLogStatusEnum } from '../timeLogs/timeLog.graphql.ts';
import { paidInAll } from './pay/priorPayments.ts';
import type { PayrollWeekDay as DayShape } from './pay/proposedDays.ts';
import { PAY_DATE } from './payDate.ts';
import { PayrollRun } from './payrollRun.graphql.ts';
import { liveRunWhere, payrollWeek, type PayrollWeek as WeekShape } from './payrollWeek.service.ts';
import { PlannedDeduction } from './plannedDeduction.graphql.ts';
import { MAX_RUN_RECEIPTS } from './weekInput.ts';

export const PayrollWeekDay = builder.objectRef<DayShape>('PayrollWeekDay').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'A day of the tracker: what was logged and what is proposed.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'One of the seven days, logged or not.' }),
    worked: t.exposeBoolean('worked', {
      description: 'False for a day off, and for one that is not logged.',
    }),
    status: t.expose('status', {
      type: TimeLogStatusEnum,
      nullable: true,
      description: 'Null if nothing is logged.',
    }),
    description: t.exposeString('description', {
      description: "The driver's notes; empty if there are none.",
    }),
    proposedPay: t.field({
      type: 'Money',
      description: "The day's rate for an approved worked day that is not in the future; otherwise zero.",
      resolve: (day) => toAmount(day.proposedPay),
    }),
    lacksRate: t.exposeBoolean('lacksRate', {
      description: 'Whether it is an approved worked day, not in the future, with no daily rate in effect.',
    }),
  }),
});

export const PayrollWeek = builder.objectRef<WeekShape>('PayrollWeek');
builder.node(PayrollWeek, {
  tokenScope: 'PAYROLL_READ',
  id: { resolve: ({ weekStart, userId }) => rowKey(weekStart, userId) },
  loadWithoutCache: computedFor(MANAGERS, async (key, context) => {
    const parts = partsOfKey(key, weekOfKey);
    if (!parts || !(await context.db.user.count({ where: { id: parts.userId } }))) return null;
    return payrollWeek(context, toId('User', parts.userId), parts.period);
  }),
  description: "One person's week, from Monday to Sunday.",
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'Whose week it is.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    weekEnd: t.expose('weekEnd', { type: 'Date', description: words.sunday }),
    payDate: t.expose('payDate', { type: 'Date', description: PAY_DATE }),
    days: t.expose('days', {
      type: [PayrollWeekDay],
      description: 'All seven days, starting on Monday, logged or not.',
    }),
    run: t.prismaField({
      type: PayrollRun,
      nullable: true,
      description: "The week's own run that is not void; null if it has not been processed.",
      resolve: (query, week, _args, { db }) =>
        db.payrollRun.findFirst({ ...query, where: liveRunWhere(week) }),
    }),
    receipts: t.prismaField({
      type: [Receipt],
      description: `Approved receipts on no payroll run, for the week and any day before it, by day; none once the week is processed. At most the first ${MAX_RUN_RECEIPTS}, as many as a run may have; the others wait for the next run.`,
      resolve: (query, { receiptIds, reason }, _args, { db }) =>
        db.receipt.findMany({
          ...query,
          where: { id: { in: reason === null ? receiptIds : [] } },
          orderBy: [{ date: 'asc' }, { id: 'asc' }],
        }),
    }),
    adjustments: t.prismaField({
      type: [PayrollRun],
      description: 'Runs that add to the week or correct it and are not void, by number.',
      resolve: (query, { userId, weekStart }, _args, { db }) =>
        db.payrollRun.findMany({
          ...query,
          where: {
            ...{ userId, weekStart: toUtcMidnight(weekStart), kind: 'ADJUSTMENT' },
            status: { not: 'VOID' },
          },
          orderBy: { number: 'asc' },
        }),
    }),
    addableReceipts: t.prismaField({
      type: [Receipt],
      description: `Approved receipts on no payroll run, for the week and any day before it, by day, whether the week is processed or not. At most the first ${MAX_RUN_RECEIPTS}, as many as a run may have.`,
      resolve: (query, { receiptIds }, _args, { db }) =>
        db.receipt.findMany({
          ...query,
          where: { id: { in: receiptIds } },
          orderBy: [{ date: 'asc' }, { id: 'asc' }],
        }),
    }),
    viewerCanAdd: t.exposeBoolean('canAdd', {
      description:
        "Whether the viewer may add to this person's pay, whether the week is processed or not; false for archived people.",
    }),
    deductions: t.withAuth({ anyRole: MANAGERS }).field({
      type: [PlannedDeduction],
      description:
        'Advances and recurring deductions with something due, oldest first: taken with the week. None once it is processed.',
      resolve: ({ proposal }) => proposal.deductions,
    }),
    paidBefore: t.field({
      type: 'Money',
      description:
        'Dollars that were paid for the week with payroll runs that are void now: taken off when it is processed. Zero once it is.',
      resolve: ({ proposal }) => toAmount(paidInAll(proposal.priorPayments)),
    }),
    viewerCanProcess: t.boolean({
      description:
        'False once the week is processed or if the viewer may not put this person on payroll; `reason` says which.',
      resolve: ({ reason }) => reason === null,
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why the viewer cannot process the week; null if they can.',
    }),
  }),
});

builder.queryField('payrollWeek', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: PayrollWeek,
    tokenScope: 'PAYROLL_READ',
    description: "One person's week as the payroll tracker shows it.",
    args: {
      userId: t.arg.id({ required: true, description: inputWords.userId }),
      weekStart: t.arg({
        type: 'Date',
        required: true,
        description: words.anyDayOfWeek,
      }),
    },
    resolve: (_root, { userId, weekStart }, context) => payrollWeek(context, userId, weekStart),
  }),
);

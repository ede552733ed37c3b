/** Raises dated back over days on payroll. */
import { isDay } from 'rules/days';
import { formatMoney, MAX_DAY_CENTS, toAmount } from 'rules/money';
import { MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { isMonday } from 'rules/weeks';
import { z } from 'zod';
import { builder } from '../../../graph/builder.ts';
import { changedRecord } from '../../../graph/changedRecord.ts';
import { isActiveOwnerOrHasRole } from '../../../graph/scopes.ts';
import { words } from '../../../graph/words.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../../operation/errors.ts';
import { canPay } from '../../../viewer/policy.ts';
import { User } from '../../people/user.graphql.ts';
import { NOT_A_MONDAY } from '../../timeLogs/weekDays.ts';
import { PayrollWeek } from '../payrollWeek.graphql.ts';
import { backPayOf, dismissBackPay } from './backPay.service.ts';
import type { BackPayDay as DayShape, BackPay as Shape } from './backPay.ts';

const BackPayDay = builder.objectRef<DayShape>('BackPayDay').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'A day on payroll that would be paid more at its current rate.',
  // Reached only through the person, which checks the access.
  authScopes: { signedIn: true },
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'A day that the run pays.' }),
    paidAt: t.field({
      type: 'Money',
      description: 'The daily rate when the run was made.',
      resolve: ({ paidAt }) => toAmount(paidAt),
    }),
    dailyRate: t.field({
      type: 'Money',
      description: "The day's current daily rate.",
      resolve: ({ rate }) => toAmount(rate),
    }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars that are neither added to pay nor dismissed.',
      resolve: ({ amount }) => toAmount(amount),
    }),
  }),
});

export const BackPay = builder.objectRef<Shape>('BackPay').implement({
  tokenScope: 'PAYROLL_READ',
  description:
    'What a backdated raise adds to the days of a week that is on payroll. `addToPay` pays it, with lines of the category BACK_PAY; `dismissBackPay` leaves it unpaid.',
  // Reached only through the person, which checks the access.
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    days: t.expose('days', {
      type: [BackPayDay],
      description: 'The days that the raise reaches, oldest first.',
    }),
    dayCount: t.int({ description: 'How many days the raise reaches.', resolve: ({ days }) => days.length }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars, for all of these days.',
      resolve: ({ amount }) => toAmount(amount),
    }),
    viewerCanDecide: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer may add it to pay or dismiss it: no one decides about their own.',
      resolve: ({ userId }, _args, { viewer }) => canPay(viewer, { id: userId }) === null,
    }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  backPay: t.field({
    type: [BackPay],
    tokenScope: 'PAYROLL_READ',
    description:
      'Weeks on payroll with a day whose rate is higher now, by week, if the difference is neither added to pay nor dismissed.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    resolve: ({ id }, _args, context) => backPayOf(context, id),
  }),
}));

builder.objectFields(PayrollWeek, (t) => ({
  backPay: t.field({
    type: BackPay,
    nullable: true,
    description: 'What a backdated raise adds to the days of the week; null if nothing is due.',
    resolve: async ({ userId, weekStart }, _args, context) =>
      (await backPayOf(context, userId)).find((backPay) => backPay.weekStart === weekStart) ?? null,
  }),
}));

/** The most that seven days can pay, in dollars. */
const MOST = toAmount(7 * MAX_DAY_CENTS);
const AMOUNT = `The amount must be between $0.01 and ${formatMoney(7 * MAX_DAY_CENTS)}.`;

const DismissBackPayInput = builder.inputType('DismissBackPayInput', {
  description: 'Whose week it is.',
  validate: z.looseObject({
    amount: z.number().min(0.01, AMOUNT).max(MOST, AMOUNT),
    weekStart: z.string().refine((day) => isDay(day) && isMonday(day), NOT_A_MONDAY),
  }),
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who was paid; no one decides about their own.' }),
    weekStart: t.field({ type: 'Date', required: true, description: words.monday }),
    amount: t.field({
      type: 'Money',
      required: true,
      description: '`BackPay.amount` as it was read: if another amount is due by now, nothing is dismissed.',
    }),
  }),
});

builder.mutationField('dismissBackPay', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    tokenScope: 'PAYROLL_WRITE',
    description:
      'Leaves the days of a week at what they were paid, even though their rate is higher now. A further raise is due again.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: DismissBackPayInput, required: true }) },
    resolve: changedRecord('user', dismissBackPay),
  }),
);

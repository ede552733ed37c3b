/** Work that is not paid yet, for the person who closes a month or a year. */
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { centsField } from '../../graph/scalars.ts';
import { PayStepEnum } from './payOnItsWay.graphql.ts';
import { PayrollRun } from './payrollRun.graphql.ts';
import {
  readUnpaidWork,
  sumUnpaid,
  type UnpaidDay as UnpaidDayShape,
  type UnpaidPerson,
  type UnpaidSums,
} from './unpaidWork.service.ts';

const UnpaidDay = builder.objectRef<UnpaidDayShape>('UnpaidDay').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'A worked day that had not been paid.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day of the work.' }),
    step: t.expose('step', {
      type: PayStepEnum,
      description: 'How far its pay has come by now. LOGGED awaits a decision.',
    }),
    run: t.field({
      type: PayrollRun,
      nullable: true,
      description: 'The payroll run that pays it; null if it is not on payroll yet.',
      resolve: ({ run }) => run,
    }),
    pay: t.field({
      type: 'Money',
      nullable: true,
      description:
        'What its run pays for the day, or the day rate if it is not on payroll yet; null if no rate is in effect.',
      resolve: ({ pay }) => (pay === null ? null : toAmount(pay)),
    }),
  }),
});

const PAY = centsField<UnpaidSums>('The pay for days that are approved or on payroll.', (sums) => sums.pay);
const UNDECIDED = centsField<UnpaidSums>(
  'The pay for days that await a decision.',
  (sums) => sums.undecidedPay,
);
const PAID_BEFORE = centsField<UnpaidSums>(
  'What was paid for these weeks with runs that are now void. It comes off the next payment.',
  (sums) => sums.paidBefore,
);

const UnpaidWorkOfPerson = builder.objectRef<UnpaidPerson>('UnpaidWorkOfPerson').implement({
  tokenScope: 'PAYROLL_READ',
  description: "A person's worked days that had not been paid.",
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    user: t.prismaField({
      type: 'User',
      description: 'The person who worked.',
      // Loaded by key, so that one statement reads the whole list.
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
    days: t.field({
      type: [UnpaidDay],
      description: 'The days, oldest first. A day appears twice if an addition to its pay is also unpaid.',
      resolve: ({ days }) => days,
    }),
    pay: t.field(PAY),
    undecidedPay: t.field(UNDECIDED),
    paidBefore: t.field(PAID_BEFORE),
  }),
});

const UnpaidWork = builder.objectRef<UnpaidPerson[]>('UnpaidWork').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'Work that had not been paid, without expenses.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    people: t.field({
      type: [UnpaidWorkOfPerson],
      description: 'Everyone with such a day, by name, including people who left.',
      resolve: (people) => people,
    }),
    pay: t.field({ ...PAY, resolve: (people) => PAY.resolve(sumUnpaid(people)) }),
    undecidedPay: t.field({ ...UNDECIDED, resolve: (people) => UNDECIDED.resolve(sumUnpaid(people)) }),
    paidBefore: t.field({ ...PAID_BEFORE, resolve: (people) => PAID_BEFORE.resolve(sumUnpaid(people)) }),
  }),
});

builder.queryField('unpaidWork', (t) =>
  t.withAuth({ anyRole: PAYROLL_READERS }).field({
    type: UnpaidWork,
    tokenScope: 'PAYROLL_READ',
    description:
      'Days worked up to a given day that no valid payment had paid by then, as they stand now. Leaves out rejected days.',
    args: {
      asOf: t.arg({
        type: 'Date',
        description: "The last day, included; the company's current day if left out.",
      }),
    },
    resolve: (_root, { asOf }, context) => readUnpaidWork(context, asOf),
  }),
);

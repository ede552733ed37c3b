/** Overpayments from void runs: the amount, and taking it back from later pay. */
import { isDay } from 'rules/days';
import { toAmount } from 'rules/money';
import { MANAGERS, PAYROLL_READERS } from 'rules/roles';
import { isMonday } from 'rules/weeks';
import { z } from 'zod';
import { builder } from '../../../graph/builder.ts';
import { changedRecord } from '../../../graph/changedRecord.ts';
import { isActiveOwnerOrHasRole } from '../../../graph/scopes.ts';
import { words } from '../../../graph/words.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../../operation/errors.ts';
import { batched } from '../../../platform/sql/batched.ts';
import type { RowOf } from '../../../platform/sql/define.ts';
import { NOT_A_MONDAY } from '../../timeLogs/weekDays.ts';
import { PayrollRun } from '../payrollRun.graphql.ts';
import { overpaidWeeks } from './overpaidWeeks.sql.ts';
import { takeBackOverpaid } from './takeBack.service.ts';

type Overpaid = RowOf<typeof overpaidWeeks>;

const OverpaidWeek = builder.objectRef<Overpaid>('OverpaidWeek').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'A week that was paid more than its valid runs come to, because a paid run was voided since.',
  // Reached only through the person, which checks the access.
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars that neither another run of the week nor a plan has taken off.',
      resolve: ({ cents }) => toAmount(cents),
    }),
  }),
});

const weeksOf = batched(async (context, people) => {
  const weeks = new Map(people.map((id): [string, Overpaid[]] => [id, []]));
  for (const week of await context.sql.rows(overpaidWeeks({ people: [...people] })))
    weeks.get(week.userId)?.push(week);
  return weeks;
});

builder.prismaObjectFields('User', (t) => ({
  overpaidWeeks: t.field({
    type: [OverpaidWeek],
    tokenScope: 'PAYROLL_READ',
    description:
      "Weeks whose run was paid, then voided, and that have not been processed again; newest first. The week's next run deducts the amount.",
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    resolve: ({ id }, _args, context) => weeksOf(context, id),
  }),
}));

const TakeBackOverpaidInput = builder.inputType('TakeBackOverpaidInput', {
  description: 'Whose week it is.',
  validate: z.looseObject({
    weekStart: z.string().refine((day) => isDay(day) && isMonday(day), NOT_A_MONDAY),
    requestKey: z.string().min(1).max(255),
  }),
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who was paid; no one decides about their own.' }),
    weekStart: t.field({ type: 'Date', required: true, description: words.monday }),
    requestKey: t.string({
      required: true,
      description:
        'Made up by the client. If it is sent again with the same request, the first response is repeated.',
    }),
  }),
});

builder.mutationField('takeBackOverpaid', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: PayrollRun,
    tokenScope: 'PAYROLL_WRITE',
    description:
      'Moves what was overpaid for a week to a plan of the kind OVERPAYMENT, with a run that pays nothing; later runs take it back.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: TakeBackOverpaidInput, required: true }) },
    resolve: changedRecord('payrollRun', takeBackOverpaid),
  }),
);

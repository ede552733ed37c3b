/** Records a repayment of an advance by hand, and voids it. */
import { isDay } from 'rules/days';
import { toExactCents } from 'rules/money';
import { PAYMENT_METHODS } from 'rules/payments';
import { MAX_PLAN_NOTE, MAX_PLAN_REFERENCE } from 'rules/planRules';
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { PaymentMethodEnum } from '../payments/payment.graphql.ts';
import { endReason } from './endReason.ts';
import { Plan } from './plan.graphql.ts';
import { recordRepayment, voidRepayment } from './repay.service.ts';

const refusals = [ConflictError, ForbiddenError, NotFoundError, ValidationError];

const RecordRepaymentInput = builder.inputType('RecordRepaymentInput', {
  description: 'Which advance was paid back, how much of it, when and how.',
  validate: z.looseObject({
    date: z.string().refine(isDay),
    method: z.enum(PAYMENT_METHODS),
    idempotencyKey: idempotencyKeyInput.nullish(),
  }),
  fields: (t) => ({
    id: t.id({
      required: true,
      description: 'The id of an advance with something still owed; it may have ended.',
    }),
    amount: t.field({
      type: 'Money',
      required: true,
      description: 'Dollars that came in: at most what is owed.',
    }),
    date: t.field({
      type: 'Date',
      required: true,
      description: 'The day the money came in: today or earlier, and not before the day of the advance.',
    }),
    method: t.field({ type: PaymentMethodEnum, required: true, description: 'How the money came in.' }),
    reference: t.string({
      description: `What identifies it, such as the check number; at most ${MAX_PLAN_REFERENCE} characters.`,
    }),
    idempotencyKey: t.string({
      description: 'Made by the client for this entry. Even if it is sent again, it is recorded once.',
    }),
  }),
});

builder.mutationField('recordRepayment', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: Plan,
    tokenScope: 'PAYROLL_WRITE',
    description:
      'Records that an advance was paid back by hand, in whole or in part: that amount is no longer owed.',
    errors: { types: refusals },
    args: { input: t.arg({ type: RecordRepaymentInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const id = await recordRepayment(context, {
        ...{ id: input.id, date: input.date, method: input.method },
        // The Money scalar checks for two decimals.
        amount: toExactCents(input.amount)!,
        reference: input.reference?.trim() ?? '',
        idempotencyKey: input.idempotencyKey ?? null,
      });
      return context.db.plan.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const VoidRepaymentInput = builder.inputType('VoidRepaymentInput', {
  description: 'What did not come in after all, and why.',
  validate: z.object({ id: z.string(), reason: endReason('Enter a reason.') }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a repayment that is not void.' }),
    reason: t.string({
      required: true,
      description: `Such as a check that bounced; at most ${MAX_PLAN_NOTE} characters.`,
    }),
  }),
});

builder.mutationField('voidRepayment', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: Plan,
    tokenScope: 'PAYROLL_WRITE',
    description: 'Voids what was recorded as paid back: it is owed again. Returns the advance.',
    errors: { types: refusals },
    args: { input: t.arg({ type: VoidRepaymentInput, required: true }) },
    resolve: changedRecord('plan', (context, input) =>
      voidRepayment(context, { ...input, reason: input.reason.trim() }),
    ),
  }),
);

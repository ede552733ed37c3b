/** Enters and voids opening balances: what was paid before the portal was used. */
import { isDay } from 'rules/days';
import { toExactCents } from 'rules/money';
import { CARRIED_OVER, MAX_OPENING_REASON } from 'rules/openingRules';
import { MAX_PLAN_NOTE } from 'rules/planRules';
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { User } from '../people/user.graphql.ts';
import { enterOpeningBalance } from './enter.service.ts';
import { OpeningBalance } from './openingBalance.graphql.ts';
import { voidOpeningBalance } from './void.service.ts';

const refusals = [ConflictError, ForbiddenError, NotFoundError, ValidationError];

/** The Money scalar checks for two decimals. */
const toCents = (dollars: number | null | undefined): number => toExactCents(dollars ?? 0)!;

const OpeningAdvanceInput = builder.inputType('OpeningAdvanceInput', {
  description: 'What is still owed of an advance that was given before the portal was used.',
  validate: z.looseObject({ agreedOn: z.string().refine(isDay) }),
  fields: (t) => ({
    description: t.string({
      description: `What it is for, as pay statements print it; "${CARRIED_OVER}" if left out.`,
    }),
    total: t.field({ type: 'Money', required: true, description: 'Dollars that are still owed.' }),
    weekly: t.field({ type: 'Money', required: true, description: 'Dollars that are due each week.' }),
    firstWeek: t.field({
      type: 'Date',
      required: true,
      description: 'The Monday of the first week in this portal that it takes something from.',
    }),
    floor: t.field({
      type: 'Money',
      description: `${words.floor} Zero if left out.`,
    }),
    agreedBy: t.string({ required: true, description: 'The name of the person who agreed in writing.' }),
    agreedOn: t.field({
      type: 'Date',
      required: true,
      description: 'The day of the written agreement: today or earlier.',
    }),
    agreementNote: t.string({
      description: `Notes on the agreement, such as where it is kept; at most ${MAX_PLAN_NOTE} characters.`,
    }),
  }),
});

const EnterOpeningBalanceInput = builder.inputType('EnterOpeningBalanceInput', {
  description: 'What someone was paid in a year before the portal was used, and what they still owe.',
  validate: z.looseObject({
    paidThrough: z.string().refine(isDay),
    idempotencyKey: idempotencyKeyInput.nullish(),
  }),
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who was paid; no one can enter their own.' }),
    paidThrough: t.field({
      type: 'Date',
      required: true,
      description:
        'The date of the last payment included in the amounts, today or earlier; its year is the tax year.',
    }),
    compensation: t.field({ type: 'Money', description: 'Dollars of compensation; zero if left out.' }),
    reimbursed: t.field({
      type: 'Money',
      description: 'Dollars of expenses that were accounted for; zero if left out.',
    }),
    withheld: t.field({
      type: 'Money',
      description: 'Dollars of backup withholding taken out of the compensation; zero if left out.',
    }),
    paymentsNotIncluded: t.boolean({
      description:
        "True to say that this portal's payments on the same days are not in the amounts. Required if there are any.",
    }),
    advance: t.field({
      type: OpeningAdvanceInput,
      description: 'An advance that is still owed; later runs take it back.',
    }),
    idempotencyKey: t.string({
      description: 'Made by the client for this entry. Even if it is sent again, it is entered once.',
    }),
  }),
});

builder.mutationField('enterOpeningBalance', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: User,
    tokenScope: 'PAYROLL_WRITE',
    description:
      "Enters what someone was paid in a year before the portal was used, so that the year's forms are right, and an advance from then. A year has one; void it to enter another. The person is told. Above the company's limit, nothing is entered and a second person is asked (`User.openingBalanceRequest`), which needs a fresh session.",
    errors: { types: refusals },
    args: { input: t.arg({ type: EnterOpeningBalanceInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const { advance } = input;
      const id = await enterOpeningBalance(context, {
        userId: input.userId,
        paidThrough: input.paidThrough,
        compensation: toCents(input.compensation),
        reimbursed: toCents(input.reimbursed),
        withheld: toCents(input.withheld),
        ...(input.paymentsNotIncluded ? { paymentsNotIncluded: true } : {}),
        advance: advance
          ? {
              description: advance.description?.trim() || CARRIED_OVER,
              total: toCents(advance.total),
              weekly: toCents(advance.weekly),
              firstWeek: advance.firstWeek,
              floor: toCents(advance.floor),
              agreedBy: advance.agreedBy.trim(),
              agreedOn: advance.agreedOn,
              agreementNote: advance.agreementNote?.trim() ?? '',
            }
          : null,
        idempotencyKey: input.idempotencyKey ?? null,
      });
      return context.db.user.findUniqueOrThrow({ ...query, where: { id } });
    },
  }),
);

const VoidOpeningBalanceInput = builder.inputType('VoidOpeningBalanceInput', {
  description: 'Which opening balance, and why.',
  validate: z.object({
    id: z.string(),
    reason: z
      .string()
      .trim()
      .min(1, 'Enter a reason.')
      .max(MAX_OPENING_REASON, `The reason must be at most ${MAX_OPENING_REASON} characters.`),
  }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of an opening balance that is not void.' }),
    reason: t.string({ required: true, description: `Why; at most ${MAX_OPENING_REASON} characters.` }),
  }),
});

builder.mutationField('voidOpeningBalance', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: OpeningBalance,
    tokenScope: 'PAYROLL_WRITE',
    description:
      'Voids what was entered wrongly as paid before the portal was used. An advance that was entered with it must be voided separately.',
    errors: { types: refusals },
    args: { input: t.arg({ type: VoidOpeningBalanceInput, required: true }) },
    resolve: changedRecord('openingBalance', (context, input) =>
      voidOpeningBalance(context, { ...input, reason: input.reason.trim() }),
    ),
  }),
);

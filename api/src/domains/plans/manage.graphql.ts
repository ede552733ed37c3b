/** Enters plans, changes their terms and voids advances. */
import { isDay } from 'rules/days';
import { toExactCents } from 'rules/money';
import { PAYMENT_METHODS } from 'rules/payments';
import { MAX_PLAN_NOTE } from 'rules/planRules';
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { idempotencyKeyInput } from '../../graph/idempotencyKey.ts';
import { words } from '../../graph/words.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { keyOrNone } from '../../operation/ids.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { PaymentMethodEnum } from '../payments/payment.graphql.ts';
import { isRevision } from '../timeLogs/revision.ts';
import { changePlan } from './change.service.ts';
import { type CreatedPlan, createPlan } from './create.service.ts';
import { endReason } from './endReason.ts';
import { Plan } from './plan.graphql.ts';
import { voidAdvance } from './voidAdvance.service.ts';
import { warnAboutAdvance } from './warnings.ts';

const refusals = [ConflictError, ForbiddenError, NotFoundError, ValidationError];

/** The Money scalar checks for two decimals. */
const toCents = (dollars: number): number => toExactCents(dollars)!;

const NewPlanKindEnum = builder.enumType('NewPlanKind', {
  description: 'What someone enters; overpayments are entered by the portal.',
  values: {
    ADVANCE: { description: 'Money that was paid ahead and is taken back week by week.' },
    RECURRING: { description: 'A weekly deduction for something else, such as insurance.' },
  } as const,
});

const WARNINGS =
  'Sentences about an advance that equals one from the same day, and about a check number that a payment or another advance already has. None of them prevents it.';

const CreatePlanInput = builder.inputType('CreatePlanInput', {
  description: 'An advance that was given, or a deduction that was agreed in writing.',
  validate: z.looseObject({
    agreedOn: z.string().refine(isDay),
    method: z.enum(PAYMENT_METHODS).nullish(),
    idempotencyKey: idempotencyKeyInput.nullish(),
  }),
  fields: (t) => ({
    userId: t.id({
      required: true,
      description: 'The person whose pay it is taken from; no one can enter their own.',
    }),
    kind: t.field({ type: NewPlanKindEnum, required: true, description: 'An advance or a deduction.' }),
    description: t.string({
      required: true,
      description: 'What it is for, as pay statements print it; at most 200 characters.',
    }),
    total: t.field({
      type: 'Money',
      description:
        'Dollars that were advanced; required for an advance. For a deduction, the total to take; no end if left out.',
    }),
    weekly: t.field({ type: 'Money', required: true, description: 'Dollars that are due each week.' }),
    firstWeek: t.field({
      type: 'Date',
      required: true,
      description:
        'The Monday of the first week it takes something from: at most one year ahead, and for a deduction at most twelve weeks ago.',
    }),
    lastWeek: t.field({
      type: 'Date',
      description: 'The Monday of the last week of a deduction; no end if left out.',
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
    givenOn: t.field({
      type: 'Date',
      description:
        'The day the advance was given, today or earlier; required for an advance, refused otherwise.',
    }),
    method: t.field({
      type: PaymentMethodEnum,
      description: 'How the advance was given; required for an advance, refused otherwise.',
    }),
    reference: t.string({
      description: 'What identifies the advance, such as the check number; at most 100 characters.',
    }),
    idempotencyKey: t.string({
      description: 'Made by the client for this entry. If it is sent again, the same plan is returned.',
    }),
  }),
});

const CreatePlanPayload = builder.objectRef<CreatedPlan>('CreatePlanPayload').implement({
  description: 'The plan, or what a second person must approve first.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    plan: t.prismaField({
      type: Plan,
      nullable: true,
      description: 'What was entered; null if a second person must approve it first.',
      resolve: (query, { plan = null }, _args, { db }) =>
        db.plan.findFirst({ ...query, where: { id: { in: [plan ?? []].flat() } } }),
    }),
    approvalRequest: t.prismaField({
      type: ApprovalRequest,
      nullable: true,
      description:
        "The request that a second person must approve first, if the amount is above the company's limit; nothing is entered until then. Null otherwise.",
      resolve: (query, { approvalRequest = null }, _args, { db }) =>
        db.approvalRequest.findFirst({ ...query, where: { id: { in: [approvalRequest ?? []].flat() } } }),
    }),
    warnings: t.exposeStringList('warnings', { description: WARNINGS }),
  }),
});

builder.mutationField('createPlan', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: CreatePlanPayload,
    tokenScope: 'PAYROLL_WRITE',
    description:
      "Enters an advance or a recurring deduction, which payroll then takes week by week. Refused without a written agreement. The payee is told. Above the company's limit, a second person is asked first, which needs a fresh session.",
    errors: { types: refusals },
    extensions: { freshFor: 'advances above the limit' },
    args: { input: t.arg({ type: CreatePlanInput, required: true }) },
    resolve: (_root, { input }, context) =>
      createPlan(context, {
        userId: input.userId,
        kind: input.kind,
        description: input.description.trim(),
        total: typeof input.total === 'number' ? toCents(input.total) : null,
        weekly: toCents(input.weekly),
        firstWeek: input.firstWeek,
        lastWeek: input.lastWeek ?? null,
        floor: toCents(input.floor ?? 0),
        agreedBy: input.agreedBy.trim(),
        agreedOn: input.agreedOn,
        agreementNote: input.agreementNote?.trim() ?? '',
        givenOn: input.givenOn ?? null,
        method: input.method ?? null,
        reference: input.reference?.trim() ?? '',
        idempotencyKey: input.idempotencyKey ?? null,
      }),
  }),
);

const AdvanceWarningsInput = builder.inputType('AdvanceWarningsInput', {
  description: 'An advance to enter.',
  validate: z.looseObject({ method: z.enum(PAYMENT_METHODS).nullish() }),
  fields: (t) => ({
    userId: t.id({ required: true, description: 'Who was given it.' }),
    total: t.field({ type: 'Money', required: true, description: 'Dollars that were advanced.' }),
    givenOn: t.field({ type: 'Date', required: true, description: 'The day it was given.' }),
    method: t.field({ type: PaymentMethodEnum, description: 'How it was given.' }),
    reference: t.string({ description: 'What identifies it, such as the check number.' }),
  }),
});

builder.queryField('advanceWarnings', (t) =>
  t.withAuth({ anyRole: MANAGERS }).stringList({
    tokenScope: 'PAYROLL_READ',
    description:
      'The `warnings` that `createPlan` would return for an advance, before it is entered: another one with the same amount and day, and a check number that a payment or another advance already has.',
    args: { input: t.arg({ type: AdvanceWarningsInput, required: true }) },
    resolve: (_root, { input: { total, givenOn, method, ...input } }, context) => {
      const userId = keyOrNone('User', input.userId);
      const reference = input.reference?.trim() ?? '';
      const advance = { total: toCents(total), givenOn, method: method ?? null, reference };
      return userId ? warnAboutAdvance(context.db, context, { userId, ...advance }) : [];
    },
  }),
);

const ChangePlanInput = builder.inputType('ChangePlanInput', {
  description: 'New terms from now on; fields left out stay unchanged.',
  validate: z.looseObject({
    revision: z.string().refine(isRevision, 'The revision must be one that the plan was read with.'),
  }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a plan that is open.' }),
    revision: t.string({
      required: true,
      description: 'The revision the plan was read with: a plan that has changed since stays as it is.',
    }),
    weekly: t.field({
      type: 'Money',
      description: 'Dollars that are due each week, starting with the week after the last one on payroll.',
    }),
    floor: t.field({ type: 'Money', description: words.floor }),
    lastWeek: t.field({
      type: 'Date',
      description: 'The Monday of the last week of a deduction; null for no end.',
    }),
  }),
});

builder.mutationField('changePlan', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: Plan,
    tokenScope: 'PAYROLL_WRITE',
    description: 'Changes what a plan takes from now on. What was taken stays taken.',
    errors: { types: refusals },
    args: { input: t.arg({ type: ChangePlanInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      const { id, revision, weekly, floor, lastWeek } = input;
      const key = await changePlan(context, {
        ...{ id, revision, lastWeek },
        weekly: typeof weekly === 'number' ? toCents(weekly) : undefined,
        floor: typeof floor === 'number' ? toCents(floor) : undefined,
      });
      return context.db.plan.findUniqueOrThrow({ ...query, where: { id: key } });
    },
  }),
);

const VoidAdvanceInput = builder.inputType('VoidAdvanceInput', {
  description: 'Which advance, and why.',
  validate: z.object({ id: z.string(), reason: endReason('Enter a reason.') }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of an advance with nothing taken from pay yet.' }),
    reason: t.string({ required: true, description: `Why; at most ${MAX_PLAN_NOTE} characters.` }),
  }),
});

builder.mutationField('voidAdvance', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: Plan,
    tokenScope: 'PAYROLL_WRITE',
    description: 'Voids an advance that was entered by mistake: nothing was paid out, and nothing is owed.',
    errors: { types: refusals },
    args: { input: t.arg({ type: VoidAdvanceInput, required: true }) },
    resolve: changedRecord('plan', (context, input) =>
      voidAdvance(context, { ...input, reason: input.reason.trim() }),
    ),
  }),
);

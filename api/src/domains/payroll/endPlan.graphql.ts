/** Ends a plan, or writes an advance off. Both may create a run. */
import { MAX_PLAN_NOTE } from 'rules/planRules';
import { ADMINS, MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { endReason } from '../plans/endReason.ts';
import { Plan } from '../plans/plan.graphql.ts';
import { endPlan } from './endPlan.service.ts';
import { writeOffAdvance } from './writeOffAdvance.service.ts';

const EndPlanInput = builder.inputType('EndPlanInput', {
  description: 'Which plan, and why.',
  validate: z.object({ id: z.string(), reason: endReason('Enter a reason.') }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of a plan that is open.' }),
    reason: t.string({ required: true, description: `Why; at most ${MAX_PLAN_NOTE} characters.` }),
  }),
});

builder.mutationField('endPlan', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: Plan,
    tokenScope: 'PAYROLL_WRITE',
    description:
      "Ends a plan: nothing more is taken. What is left of an advance stays owed. What is left of an overpayment is written off, which only administrators can do. If it was paid as an expense, a run that pays nothing records it as pay, so that the year's 1099 reports it.",
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: EndPlanInput, required: true }) },
    resolve: changedRecord('plan', (context, input) =>
      endPlan(context, { ...input, reason: input.reason.trim() }),
    ),
  }),
);

const WriteOffAdvanceInput = builder.inputType('WriteOffAdvanceInput', {
  description: 'Which advance, and why.',
  validate: z.object({ id: z.string(), reason: endReason('Enter a reason.') }),
  fields: (t) => ({
    id: t.id({
      required: true,
      description: 'The id of an advance with something still owed; it may have ended.',
    }),
    reason: t.string({ required: true, description: `Why; at most ${MAX_PLAN_NOTE} characters.` }),
  }),
});

builder.mutationField('writeOffAdvance', (t) =>
  t.withAuth({ anyRole: ADMINS }).prismaField({
    type: Plan,
    tokenScope: 'PAYROLL_WRITE',
    description:
      "Forgives what is left of an advance. It counts as pay on that day: a run that pays nothing records it, so that the year's 1099 reports it. Voiding that run makes it owed again.",
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, ValidationError] },
    args: { input: t.arg({ type: WriteOffAdvanceInput, required: true }) },
    resolve: changedRecord('plan', (context, input) =>
      writeOffAdvance(context, { ...input, reason: input.reason.trim() }),
    ),
  }),
);

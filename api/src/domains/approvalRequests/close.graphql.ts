/** Declines a request, and withdraws the viewer's own. */
import { MAX_REJECTION_REASON } from 'rules/limits';
import { MANAGERS } from 'rules/roles';
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { declineRequest, withdrawRequest } from './close.service.ts';
import { ApprovalRequest } from './request.graphql.ts';

const refusals = [ConflictError, ForbiddenError, NotFoundError];

const DeclineRequestInput = builder.inputType('DeclineRequestInput', {
  description: 'Which request, and why not.',
  validate: z.object({
    id: z.string(),
    reason: z
      .string()
      .trim()
      .min(1, 'Enter a reason.')
      .max(MAX_REJECTION_REASON, `The reason must be at most ${MAX_REJECTION_REASON} characters.`),
  }),
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of an open request; its number is not enough.' }),
    reason: t.string({
      required: true,
      description: 'A note to the person who asked for it; at most 500 characters.',
    }),
  }),
});

builder.mutationField('declineRequest', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: ApprovalRequest,
    tokenScope: 'SESSION',
    description: 'Declines what someone else asked for: nothing is done, and they are told.',
    errors: { types: [...refusals, ValidationError] },
    args: { input: t.arg({ type: DeclineRequestInput, required: true }) },
    resolve: changedRecord('approvalRequest', declineRequest),
  }),
);

const WithdrawRequestInput = builder.inputType('WithdrawRequestInput', {
  description: 'Which request it is about.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The id of one of the viewer's open requests." }),
  }),
});

builder.mutationField('withdrawRequest', (t) =>
  t.withAuth({ anyRole: MANAGERS }).prismaField({
    type: ApprovalRequest,
    tokenScope: 'SESSION',
    description: 'Withdraws what the viewer asked for: nothing is done.',
    errors: { types: refusals },
    args: { input: t.arg({ type: WithdrawRequestInput, required: true }) },
    resolve: changedRecord('approvalRequest', withdrawRequest),
  }),
);

/** Gives the second approval. */
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import {
  ConflictError,
  ForbiddenError,
  NotFoundError,
  RetentionError,
  ValidationError,
} from '../../operation/errors.ts';
import { ApprovalRequest } from '../approvalRequests/request.graphql.ts';
import { approveRequest } from './approve.service.ts';

const ApproveRequestInput = builder.inputType('ApproveRequestInput', {
  description: 'Which request it is about.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'The id of an open request; its number is not enough.' }),
  }),
});

builder.mutationField('approveRequest', (t) =>
  t.withAuth({ anyRole: MANAGERS, fresh: true }).prismaField({
    type: ApprovalRequest,
    tokenScope: 'SESSION',
    description:
      'Approves what someone else asked for and carries it out: all of it, or it stays open. Needs a fresh session.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError, RetentionError, ValidationError] },
    args: { input: t.arg({ type: ApproveRequestInput, required: true }) },
    resolve: changedRecord('approvalRequest', approveRequest),
  }),
);

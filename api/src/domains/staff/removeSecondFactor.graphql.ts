/** Lets someone who lost their phone sign in again. */
import { ADMINS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../operation/errors.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { removeSecondFactor } from './removeSecondFactor.service.ts';

const RemoveSecondFactorInput = builder.inputType('RemoveSecondFactorInput', {
  description: 'Whose second factor to remove.',
  fields: (t) => ({ userId: t.id({ required: true, description: inputWords.userId }) }),
});

builder.mutationField('removeSecondFactor', (t) =>
  t.withAuth({ anyRole: ADMINS, fresh: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      "Removes someone else's authenticator app and passkeys and ends their sessions. Roles that need a second factor still do.",
    errors: {
      types: [ConflictError, ForbiddenError, NotFoundError],
      union: { description: 'The person, or why nothing was removed.' },
    },
    args: { input: t.arg({ type: RemoveSecondFactorInput, required: true }) },
    resolve: changedRecord('user', removeSecondFactor),
  }),
);

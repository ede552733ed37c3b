/** Whether someone has signed a Form W-9, and requesting one: for onboarding staff, who see no tax data. */
import { CONTRACTOR_READERS, W9_REQUESTERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { changedRecord } from '../../graph/changedRecord.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import type { Context } from '../../operation/context.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../operation/errors.ts';
import { canRequestW9 } from '../../viewer/policy.ts';
import { inputWords } from '../people/inputWords.ts';
import { User } from '../people/user.graphql.ts';
import { findW9RequestedAt, findW9SignedAt, requestW9 } from './requestW9.service.ts';

const RequestW9Input = builder.inputType('RequestW9Input', {
  description: 'Who is asked for a Form W-9.',
  fields: (t) => ({ userId: t.id({ required: true, description: inputWords.userId }) }),
});

builder.mutationField('requestW9', (t) =>
  t.withAuth({ anyRole: W9_REQUESTERS }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description:
      'Asks someone else to sign a Form W-9, with a notice, and by email if the portal sends any; at most once a day.',
    errors: {
      types: [ConflictError, ForbiddenError, NotFoundError],
      union: { description: 'The person, or why nothing was requested.' },
    },
    args: { input: t.arg({ type: RequestW9Input, required: true }) },
    resolve: changedRecord('user', (context, input) => requestW9(context, input.userId)),
  }),
);

const forWhoeverOpens = ({ id }: { id: string }, _args: unknown, context: Context) =>
  isActiveOwnerOrHasRole(context, id, CONTRACTOR_READERS);

builder.prismaObjectFields(User, (t) => ({
  w9SignedAt: t.field({
    type: 'DateTime',
    tokenScope: 'TAX_READ',
    nullable: true,
    description:
      'When the person signed the Form W-9 in effect; null if there is none, or its number has to be certified again.',
    authScopes: forWhoeverOpens,
    resolve: ({ id }, _args, context) => findW9SignedAt(context, id),
  }),
  w9RequestedAt: t.field({
    type: 'DateTime',
    tokenScope: 'TAX_READ',
    nullable: true,
    description: 'When the person was last asked for a Form W-9; null if never, or once they have signed.',
    authScopes: forWhoeverOpens,
    // In the same statement as everything else about the person.
    resolve: ({ id }, _args, context) => findW9RequestedAt(context, id),
  }),
  w9RequestedBy: t.relation('w9RequestedBy', {
    tokenScope: 'TAX_READ',
    nullable: true,
    description: 'Who asked for it; null if no one did, or if that person was deleted since.',
    authScopes: forWhoeverOpens,
  }),
  viewerCanRequestW9: t.withAuth({ signedIn: true }).boolean({
    tokenScope: 'PEOPLE_READ',
    description: 'Whether the viewer may ask this person for a Form W-9.',
    select: { id: true, isActive: true, archivedAt: true },
    resolve: (user, _args, { viewer }) =>
      canRequestW9(viewer, { ...user, archived: user.archivedAt !== null }) === null,
  }),
}));

/** Marking the viewer's notices as read. */
import { z } from 'zod';
import { builder } from '../../graph/builder.ts';
import { ValidationError } from '../../operation/errors.ts';
import { User } from '../people/user.graphql.ts';
import { markNoticesRead } from './markRead.service.ts';

/** More than the list shows at a time. */
const MOST = 100;

const MarkNoticesReadInput = builder.inputType('MarkNoticesReadInput', {
  description: 'Which notices were read.',
  validate: z.object({ ids: z.array(z.string()).max(MOST).nullish() }),
  fields: (t) => ({
    ids: t.idList({
      description: `Up to ${MOST} notices; all if left out. Other people's are ignored.`,
    }),
  }),
});

builder.mutationField('markNoticesRead', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: "Marks the viewer's own notices as read.",
    errors: {
      types: [ValidationError],
      union: { description: 'The viewer, or why nothing was marked.' },
    },
    args: { input: t.arg({ type: MarkNoticesReadInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      await markNoticesRead(context, input.ids);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer.id } });
    },
  }),
);

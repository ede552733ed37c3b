/** Which emails people get, as far as they can choose. */
import { builder } from '../../graph/builder.ts';
import { User } from '../people/user.graphql.ts';
import { setMailChoice } from './mailChoices.service.ts';

const MailChoiceEnum = builder.enumType('MailChoice', {
  description: 'A kind of email that people can turn off. Security emails are always sent.',
  values: {
    WEEK_REJECTED: { description: 'Days that the person logged were rejected.' },
    STATEMENT_READY: { description: 'The person was put on payroll, and has a new pay statement.' },
    TAX_DOCUMENT_READY: { description: 'A Form 1099 about the person was generated.' },
  } as const,
});
const ALL = ['WEEK_REJECTED', 'STATEMENT_READY', 'TAX_DOCUMENT_READY'] as const;

builder.prismaObjectFields(User, (t) => ({
  mailChoices: t.field({
    type: [MailChoiceEnum],
    tokenScope: 'SESSION',
    nullable: true,
    description:
      "The emails that the viewer has chosen to get; null if the portal sends none. No one sees other people's.",
    authScopes: (user) => ({ owner: user.id }),
    select: { refusedMails: true },
    resolve: ({ refusedMails }, _args, { mailer }) =>
      mailer && ALL.filter((mail) => !refusedMails.includes(mail)),
  }),
}));

const createInput = (name: string) =>
  builder.inputType(name, {
    description: 'One kind of email, and whether the viewer wants it.',
    fields: (t) => ({
      mail: t.field({
        type: MailChoiceEnum,
        required: true,
        description: 'The kind of email to turn on or off.',
      }),
      isWanted: t.boolean({ required: true, description: 'False to stop getting it.' }),
    }),
  });

const ChooseMailPayload = builder.objectRef<{ userId: string }>('ChooseMailPayload').implement({
  description: 'The result of `chooseMail`.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The viewer, with the choices as they are now.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('chooseMail', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: ChooseMailPayload,
    tokenScope: 'SESSION',
    description: 'Chooses whether the viewer gets one kind of email; everyone does until then.',
    args: { input: t.arg({ type: createInput('ChooseMailInput'), required: true }) },
    resolve: async (_root, { input }, context) => {
      await setMailChoice(context, input);
      return { userId: context.viewer.id };
    },
  }),
);

builder.mutationField('setMailChoice', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'The former name of chooseMail; it returns the viewer without a payload.',
    deprecationReason: 'Use chooseMail.',
    args: { input: t.arg({ type: createInput('SetMailChoiceInput'), required: true }) },
    resolve: async (query, _root, { input }, context) => {
      await setMailChoice(context, input);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer.id } });
    },
  }),
);

/** The viewer's own sessions. */
import { builder } from '../../graph/builder.ts';
import { NotFoundError } from '../../operation/errors.ts';
import { liveSessions } from '../../viewer/sessions.ts';
import { User } from '../people/user.graphql.ts';
import { describeDevice } from './device.ts';
import { endOtherSessions, endSession } from './sessionList.service.ts';

builder.prismaNode('Session', {
  tokenScope: 'SESSION',
  id: { field: 'id' },
  description: 'A client where someone is signed in.',
  // Another's session and one that is none look the same: null.
  nullable: true,
  findUnique: (id, context) => ({
    id,
    userId: { in: context.viewer ? [context.viewer.id] : [] },
    ...liveSessions(context),
  }),
  select: { id: true, userId: true },
  authScopes: (session) => ({ signedIn: true, owner: session.userId }),
  runScopesOnType: true,
  fields: (t) => ({
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the person signed in.' }),
    lastSeenAt: t.expose('lastSeenAt', {
      type: 'DateTime',
      description: 'When it was last used, to within five minutes; in a browser, by a person.',
    }),
    ipAddress: t.exposeString('ipAddress', {
      nullable: true,
      description: 'The IP address that it was started from; null if that is not known.',
    }),
    userAgent: t.exposeString('userAgent', {
      nullable: true,
      description: 'What the client calls itself.',
    }),
    device: t.string({
      description: "A short name for the client, such as 'Chrome on Windows'.",
      select: { userAgent: true },
      resolve: (session) => describeDevice(session.userAgent),
    }),
    isCurrent: t.boolean({
      description: 'Whether the current request belongs to it.',
      resolve: (session, _args, { viewer }) => session.id === viewer?.sessionId,
    }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  sessions: t.relation('sessions', {
    tokenScope: 'SESSION',
    description:
      "Where the viewer is signed in, most recently used first; no one sees other people's sessions.",
    authScopes: (user) => ({ signedIn: true, owner: user.id }),
    query: (_args, context) => ({
      where: liveSessions(context),
      orderBy: [{ lastSeenAt: 'desc' }, { id: 'desc' }],
    }),
  }),
}));

const EndSessionInput = builder.inputType('EndSessionInput', {
  description: 'Which session to end.',
  fields: (t) => ({
    id: t.id({ required: true, description: "The id of one of the viewer's own sessions." }),
  }),
});

builder.mutationField('endSession', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: "Ends one of the viewer's own sessions at once.",
    errors: { types: [NotFoundError] },
    args: { input: t.arg({ type: EndSessionInput, required: true }) },
    resolve: async (query, _root, { input }, context) => {
      await endSession(context, input.id);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer.id } });
    },
  }),
);

const SignOutElsewherePayload = builder.objectRef<{ userId: string }>('SignOutElsewherePayload').implement({
  description: 'The result of `signOutElsewhere`.',
  fields: (t) => ({
    user: t.prismaField({
      type: User,
      description: 'The viewer, with the one session that is left.',
      resolve: (query, { userId }, _args, { db }) =>
        db.user.findUniqueOrThrow({ ...query, where: { id: userId } }),
    }),
  }),
});

builder.mutationField('signOutElsewhere', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: SignOutElsewherePayload,
    tokenScope: 'SESSION',
    description: "Ends all of the viewer's sessions except the current one.",
    resolve: async (_root, _args, context) => {
      await endOtherSessions(context);
      return { userId: context.viewer.id };
    },
  }),
);

builder.mutationField('endOtherSessions', (t) =>
  t.withAuth({ signedIn: true }).prismaField({
    type: User,
    tokenScope: 'SESSION',
    description: 'The former name of signOutElsewhere; it returns the viewer without a payload.',
    deprecationReason: 'Use signOutElsewhere.',
    resolve: async (query, _root, _args, context) => {
      await endOtherSessions(context);
      return context.db.user.findUniqueOrThrow({ ...query, where: { id: context.viewer.id } });
    },
  }),
);

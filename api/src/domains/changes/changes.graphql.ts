/** Subscriptions to changes: which person and which week changed, so that a page knows what to refetch. */
import { builder } from '../../graph/builder.ts';
import { noRecord } from '../../graph/plainColumns.ts';
import { watch } from '../../graph/subscriptions/watch.ts';
import { toId } from '../../operation/ids.ts';
import type { PublicSignal } from '../../platform/live/change.ts';
import { User } from '../people/user.graphql.ts';
import { mayKnow } from './mayKnow.ts';

/** How long changes collect, in milliseconds, so that deciding a whole week checks the subscribers once. */
const GATHER_MS = 50;

const ChangeKindEnum = builder.enumType('ChangeKind', {
  description: 'What has changed.',
  values: {
    CONNECTED: {
      description:
        'The stream has begun, or a part of it may have been lost: whatever was loaded before may be out of date.',
    },
    DAYS: { description: 'Days that were logged, changed, decided or recalled.' },
    PAYROLL: { description: 'Payroll runs, and the days they include.' },
    TAX_DOCUMENTS: { description: 'Tax documents, and the taxpayer numbers that payees certified.' },
    NOTICES: { description: 'Notices of the viewer.' },
    PEOPLE: { description: 'People and their terms: names, access, daily rates.' },
  } as const,
});

const Change = builder.objectRef<PublicSignal>('Change').implement({
  tokenScope: 'SESSION',
  description: 'Something has changed. It says where to look, not what changed.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    kind: t.expose('kind', { type: ChangeKindEnum, description: 'What to load again.' }),
    userId: t.id({
      nullable: true,
      description: 'Whose data changed; null if it concerns several people or no one.',
      resolve: ({ userId }) => (userId ? toId('User', userId) : null),
    }),
    weekStart: t.field({
      type: 'Date',
      nullable: true,
      description: 'The Monday of the week; null if it concerns several weeks or none.',
      resolve: ({ weekStart }) => weekStart ?? null,
    }),
    secondsAgo: t.float({
      description:
        'How long ago it happened, if that was before the stream began; otherwise 0. What was loaded after it need not be loaded again.',
      resolve: ({ at }) => (at === undefined ? 0 : (performance.now() - at) / 1000),
    }),
    viewer: t.prismaField({
      type: User,
      nullable: true,
      description:
        'The viewer, with the notices that are unread at that time, for CONNECTED and NOTICES; null for other changes.',
      resolve: (query, { kind }, _args, { db, viewer }) =>
        viewer && (kind === 'CONNECTED' || kind === 'NOTICES')
          ? db.user.findUnique({ ...query, where: { id: viewer.id } })
          : noRecord(query),
    }),
  }),
});

builder.subscriptionField('changes', (t) =>
  t.withAuth({ signedIn: true }).field({
    type: Change,
    description:
      "Changes from now on and from the last ten seconds: about everyone for managers and administrators; about everyone's days and tax documents for accountants; about themselves for others. CONNECTED comes first.",
    subscribe: (_root, _args, context) =>
      watch<PublicSignal>(context, {
        concerns: mayKnow,
        values: (signals) => ({ values: signals as PublicSignal[] }),
        gather: GATHER_MS,
      }),
    resolve: ({ value }) => value,
  }),
);

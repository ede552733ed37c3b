/** The viewer's notices, newest first, and how many are unread. */
import { builder } from '../../graph/builder.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { NOTICE_KINDS, type NoticeFacts } from '../../notices/kinds.ts';
import type { Context } from '../../operation/context.ts';
import type { NoticeKind } from '../../platform/db/generated/client/client.ts';
import { findName } from '../auditLogs/people.ts';
import { User } from '../people/user.graphql.ts';
import { countUnread } from './unread.service.ts';

const NoticeKindEnum = builder.enumType('NoticeKind', {
  description: 'What a notice is about.',
  values: {
    ADMINISTRATOR_ADDED: { description: 'Someone was made an administrator. For administrators.' },
    OWN_RATE_CHANGED: { description: 'Someone changed their own day rate. For administrators.' },
    NEW_PERSON_PAID: {
      description:
        'Someone added less than a week before is on payroll for the first time. For administrators.',
    },
    PERSON_DELETED: { description: 'Someone was permanently deleted. For administrators.' },
    WRITE_TOKEN_CREATED: {
      description: 'Someone created an access token with a write scope. For administrators.',
    },
    SECOND_FACTOR_REMOVED: {
      description: 'An authenticator app or a passkey was removed. For administrators and for its owner.',
    },
    TAX_NUMBER_REPEATED: {
      description:
        'Someone certified a taxpayer number that is on file for another person. For those who may see taxpayer numbers.',
    },
    FIRST_W9_IN_DOUBT: {
      description:
        'Someone signed a first Form W-9 with an account whose password another person chose. For those who may see taxpayer numbers.',
    },
    TOKEN_CREATED: { description: 'An access token was created. For its owner.' },
    TOKEN_USED_ELSEWHERE: {
      description: 'An access token was used from a new address. For its owner.',
    },
    W9_REQUESTED: { description: 'Someone asked for a Form W-9. For the person who signs it.' },
    RECEIPTS_REJECTED: { description: 'Receipts were rejected. For the person who sent them.' },
    APPROVAL_REQUESTED: {
      description: 'Someone asked for a second person. For those who may pay, except the person who is paid.',
    },
    APPROVAL_DECIDED: { description: 'A second person has decided. For the person who asked.' },
    BANK_ACCOUNT_CHANGED: {
      description: 'A bank account was entered or changed. For administrators and for its owner.',
    },
    BANK_ACCOUNT_REMOVED: {
      description: 'A bank account was removed. For administrators and for its owner.',
    },
    BANK_ACCOUNT_SHARED: {
      description: 'A bank account was entered that is already used to pay someone else. For administrators.',
    },
    BANK_CHANGE_REQUESTED: {
      description:
        'Someone asked for a second person for bank details. For administrators, except the person who is paid.',
    },
    BANK_CHANGE_DECIDED: {
      description: 'A second person has decided about bank details. For the person who entered them.',
    },
    LIMIT_CHANGE_REQUESTED: {
      description: 'Someone asked for a second person for a higher limit, or none. For administrators.',
    },
    LIMIT_CHANGE_DECIDED: {
      description: 'A second person has decided about the limit. For the person who asked.',
    },
    LIMIT_LOWERED: {
      description:
        'The protection was lowered: the limit for payments was raised or removed. For those who may pay, and for the person who did it.',
    },
    EMAIL_CHANGED: { description: 'Someone else changed the email address of an account. For its owner.' },
    PASSWORD_CHANGED: { description: 'The password of an account was changed. For its owner.' },
    PASSWORD_LINK_CREATED: {
      description: 'A link to set a new password was created or requested. For the owner of the account.',
    },
    PLAN_ENTERED: {
      description: 'An advance or a deduction was entered. For the person whose pay it is taken from.',
    },
    PLAN_CHANGED: {
      description: 'What a plan takes each week was changed. For the person whose pay it is taken from.',
    },
    PLAN_ENDED: {
      description: 'A plan was ended, written off or voided. For the person whose pay it was taken from.',
    },
    OPENING_BALANCE_ENTERED: {
      description: 'Amounts paid before the portal was in use were entered. For the person they are about.',
    },
    OPENING_BALANCE_VOIDED: {
      description:
        'Amounts entered as paid before the portal was in use were voided. For the person they are about.',
    },
    DELETION_REQUESTED: {
      description: 'Someone asked for a second person for a permanent deletion. For administrators.',
    },
    DELETION_DECIDED: {
      description: 'A second person has decided about a permanent deletion. For the person who asked.',
    },
  } satisfies Record<NoticeKind, { description: string }>,
});

interface Stored {
  kind: NoticeKind;
  byId: string | null;
  aboutId: string | null;
  facts: unknown;
}

async function toText(context: Context, { kind, byId, aboutId, facts }: Stored): Promise<string> {
  const [by, about] = await Promise.all([byId, aboutId].map((key) => (key ? findName(context, key) : null)));
  // Each kind's facts were written for that kind.
  const says = NOTICE_KINDS[kind].says as (named: object) => string;
  return says({ by: by ?? 'The system', about: about ?? 'someone', facts: facts as NoticeFacts[NoticeKind] });
}

const Notice = builder.prismaNode('Notice', {
  tokenScope: 'SESSION',
  id: { field: 'id' },
  description: 'Something that the viewer is told has happened.',
  // Someone else's notice looks like one that does not exist: null.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, recipientId: { in: viewer ? [viewer.id] : [] } }),
  select: { id: true, recipientId: true, createdAt: true },
  authScopes: (notice) => ({ signedIn: true, owner: notice.recipientId }),
  runScopesOnType: true,
  fields: (t) => ({
    kind: t.expose('kind', {
      type: NoticeKindEnum,
      description: 'What has happened, for scripts and icons.',
    }),
    text: t.string({
      description: "Such as 'Ada Whitfield made Sam Reyes an administrator.'",
      select: { kind: true, byId: true, aboutId: true, facts: true },
      resolve: (notice, _args, context) => toText(context, notice),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it happened.' }),
    readAt: t.expose('readAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the viewer marked it as read; null until then.',
    }),
  }),
});

const NoticeConnection = builder.connectionObject(
  {
    type: Notice,
    name: 'NoticeConnection',
    description: 'A page of notices, newest first.',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many notices there are, across all pages.'),
    }),
  },
  { name: 'NoticeEdge', description: 'A notice of the list, with its place.' },
);

builder.prismaObjectField('User', 'notices', (t) =>
  t.connection(
    {
      type: Notice,
      tokenScope: 'SESSION',
      description: "What the viewer is told has happened, newest first; no one sees other people's notices.",
      authScopes: (user) => ({ signedIn: true, owner: user.id }),
      resolve: ({ id: recipientId }, args, context, info) => {
        return listPage('notice', context, args, info, {
          order: newestFirst('createdAt'),
          where: { recipientId },
          within: recipientId,
          columns: { id: true, recipientId: true, createdAt: true },
        });
      },
    },
    NoticeConnection,
  ),
);

builder.prismaObjectFields(User, (t) => ({
  unreadNotices: t.int({
    tokenScope: 'SESSION',
    description: 'How many notices the viewer has not read.',
    authScopes: (user) => ({ owner: user.id }),
    resolve: ({ id }, _args, context) => countUnread(context, id),
  }),
}));

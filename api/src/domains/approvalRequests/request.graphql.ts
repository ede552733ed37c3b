import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import {
  checkFilter,
  keysOf,
  statusFilter,
  USE_FILTER,
  UserIdsFilter,
  wordFilter,
} from '../../graph/listFilters.ts';
import { orderEnum } from '../../graph/listOrders.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { asc, newestFirst, oldestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import type { SignedInContext, Viewer } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import type { ApprovalRequestKind, ApprovalRequestStatus } from '../../platform/db/generated/client/enums.ts';
import { INDEPENDENCE, inWords } from '../../viewer/independence.ts';
import {
  canApproveRequest,
  canDecideRequest,
  canWithdrawRequest,
  listRequestKinds,
} from '../../viewer/policy.ts';
import { describeNoSecondPerson, standingsFor, toSecondPerson } from '../../viewer/secondPerson.ts';
import { findName } from '../auditLogs/people.ts';
import { User } from '../people/user.graphql.ts';
import { CONCERNED, statusAt, toConcerned } from './find.ts';

const ApprovalRequestKindEnum = builder.enumType('ApprovalRequestKind', {
  description: 'What a second person is asked to agree to.',
  values: {
    RECORD_PAYMENT: { description: "Recording payments above the company's limit." },
    GIVE_ADVANCE: { description: "Entering an advance above the company's limit." },
    SET_BANK_ACCOUNT: { description: 'Entering the bank account that someone else is paid to.' },
    SET_COMPANY_BANK: { description: "Changing the bank details of the company's own record." },
    CHANGE_LIMIT: { description: "Raising or removing the company's limit." },
    MAKE_BANK_FILE: { description: "Making a bank file that pays more than the company's limit." },
    ENTER_DEDUCTION: { description: "Entering a deduction above the company's limit." },
    ENTER_OPENING_BALANCE: {
      description:
        "Entering what was paid before the portal was used, and what is still owed from then, above the company's limit.",
    },
    DELETE_USER: { description: 'Permanently deleting someone who was paid within 90 days.' },
  } satisfies Record<ApprovalRequestKind, { description: string }>,
});

const STATUSES = ['OPEN', 'DONE', 'DECLINED', 'WITHDRAWN', 'EXPIRED'] as const;

const ApprovalRequestStatusEnum = builder.enumType('ApprovalRequestStatus', {
  description: 'Whether a request waits, or how it ended.',
  values: {
    OPEN: { description: 'It waits for a second person.' },
    DONE: { description: 'A second person approved it, and it was carried out.' },
    DECLINED: { description: 'A second person declined it; nothing was done.' },
    WITHDRAWN: { description: 'The person who asked for it withdrew it; nothing was done.' },
    EXPIRED: { description: 'No one decided in time; nothing was done.' },
  } satisfies Record<ApprovalRequestStatus, { description: string }>,
});

/** Only people who may make the same request can see one. */
const visibleRequests = (viewer: Viewer | null): Prisma.ApprovalRequestWhereInput => ({
  kind: { in: viewer ? listRequestKinds(viewer) : [] },
});

export const ApprovalRequestRun = builder.prismaObject('ApprovalRequestRun', {
  tokenScope: 'PAYROLL_READ',
  description: 'A run that a request asks to pay.',
  // Reached through the request, which is for those who pay.
  authScopes: { anyRole: MANAGERS },
  select: { requestId: true, runId: true },
  fields: (t) => ({ run: t.relation('run', { description: 'The whole amount to pay.' }) }),
});

/** Why the viewer can't approve the request; null if they can. */
async function findApprovalIssue(
  context: SignedInContext,
  request: Parameters<typeof toConcerned>[0],
): Promise<string | null> {
  const asked = toConcerned(request);
  const refusal = canDecideRequest(context.viewer, asked);
  if (refusal !== null) return refusal;
  const standings = await standingsFor(context, asked.askedById);
  const person = toSecondPerson(standings, asked, context.viewer.id);
  return canApproveRequest(context.viewer, asked, person, context.now());
}

export const ApprovalRequest = builder.prismaNode('ApprovalRequest', {
  tokenScope: 'PAYROLL_READ',
  id: { field: 'id' },
  // One that is none and one that the viewer may not read look the same: null.
  nullable: true,
  description:
    'Something that one person asks to do and a second one must agree to. What it asks for never changes.',
  findUnique: (id, { viewer }) => ({ id, AND: visibleRequests(viewer) }),
  select: { id: true },
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'What the audit log calls it.' }),
    kind: t.expose('kind', { type: ApprovalRequestKindEnum, description: 'What it asks for.' }),
    status: t.field({
      type: ApprovalRequestStatusEnum,
      description: 'Past `expiresAt` it is EXPIRED.',
      select: { status: true, expiresAt: true },
      resolve: (request, _args, context) => statusAt(request, context.now()),
    }),
    askedBy: t.string({
      description: "Who asked for it, by name; 'Deleted user #12' for someone deleted since.",
      select: { askedById: true },
      resolve: async ({ askedById }, _args, context) => (await findName(context, askedById)) ?? 'someone',
    }),
    isOwn: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether the viewer asked for it.',
      select: { askedById: true },
      resolve: ({ askedById }, _args, { viewer }) => askedById === viewer.id,
    }),
    decidedBy: t.string({
      nullable: true,
      description:
        'Who approved, declined or withdrew it, by name; null while it is open, and if it expired.',
      select: { decidedById: true },
      resolve: async ({ decidedById }, _args, context) =>
        decidedById ? ((await findName(context, decidedById)) ?? 'someone') : null,
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was asked for.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'When it expires: it can be approved until then.',
    }),
    closedAt: t.expose('closedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was approved, declined or withdrawn, or found expired; null until then.',
    }),
    reason: t.exposeString('reason', {
      nullable: true,
      description: 'Why it was declined; null if it was not.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      nullable: true,
      description: 'Total in dollars; null for requests that move no money.',
    }),
    about: t.relation('about', {
      type: User,
      nullable: true,
      description:
        'The person that the advance, deduction, opening balance or bank account is for; null for other kinds.',
    }),
    wanted: t.relation('runs', {
      type: ApprovalRequestRun,
      description: 'The runs to pay, in the order in which checks are numbered.',
      query: { orderBy: { position: 'asc' } },
    }),
    viewerCanDecide: t.withAuth({ signedIn: true }).boolean({
      description: `Whether it is open and the viewer may approve it. No one can approve their own request or pay. Their account must have been able to decide for ${inWords(INDEPENDENCE.couldMs)}, and the requester must not have changed its access within ${inWords(INDEPENDENCE.leftAloneMs)}.`,
      select: { status: true, expiresAt: true, ...CONCERNED },
      resolve: async (request, _args, context) =>
        statusAt(request, context.now()) === 'OPEN' && (await findApprovalIssue(context, request)) === null,
    }),
    viewerCanDecline: t.withAuth({ signedIn: true }).boolean({
      description:
        'Whether it is open and the viewer may decline it: anyone whose role decides, except the requester and the payee.',
      select: { status: true, expiresAt: true, ...CONCERNED },
      resolve: (request, _args, { viewer, now }) =>
        statusAt(request, now()) === 'OPEN' && canDecideRequest(viewer, toConcerned(request)) === null,
    }),
    approvalIssue: t.withAuth({ signedIn: true }).string({
      tokenScope: 'SESSION',
      nullable: true,
      description: 'Why the viewer can’t approve it, as a sentence; null if they can, or it is closed.',
      select: { status: true, expiresAt: true, ...CONCERNED },
      resolve: async (request, _args, context) =>
        statusAt(request, context.now()) === 'OPEN' ? findApprovalIssue(context, request) : null,
    }),
    secondPersonIssue: t.withAuth({ signedIn: true }).string({
      tokenScope: 'SESSION',
      nullable: true,
      description:
        'Why no one can approve it yet and who will be able to, as a sentence; null if someone can, or it is closed.',
      select: { status: true, expiresAt: true, ...CONCERNED },
      resolve: async (request, _args, context) => {
        if (statusAt(request, context.now()) !== 'OPEN') return null;
        const asked = toConcerned(request);
        return describeNoSecondPerson(await standingsFor(context, asked.askedById), asked, context);
      },
    }),
    viewerCanWithdraw: t.withAuth({ signedIn: true }).boolean({
      description: 'Whether it is open and the viewer asked for it.',
      select: { status: true, expiresAt: true, askedById: true },
      resolve: (request, _args, { viewer, now }) =>
        statusAt(request, now()) === 'OPEN' && canWithdrawRequest(viewer, request) === null,
    }),
  }),
});

const ApprovalRequestConnection = builder.connectionObject(
  {
    type: ApprovalRequest,
    name: 'ApprovalRequestConnection',
    description: 'A page of requests.',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many requests match, across all pages.'),
    }),
  },
  { name: 'ApprovalRequestEdge', description: 'A request of the list, with its place.' },
);

const ApprovalRequestFilter = builder.inputType('ApprovalRequestFilter', {
  description: 'Only requests that meet every condition given.',
  fields: (t) => ({
    status: t.field({
      type: statusFilter('ApprovalRequestStatusFilter', 'requests', ApprovalRequestStatusEnum),
      description: 'Whether it waits, or how it ended, such as OPEN.',
    }),
    kind: t.field({
      type: wordFilter('ApprovalRequestKindFilter', 'requests', ApprovalRequestKindEnum, 'kinds'),
      description: 'What a second person is asked to agree to, such as RECORD_PAYMENT.',
    }),
    userId: t.field({ type: UserIdsFilter, description: 'The person who asked for it.' }),
  }),
});

const NEWEST = newestFirst('createdAt');

const ORDERS = {
  OPEN_FIRST: {
    order: [asc.word('status', STATUSES), ...NEWEST],
    description: 'Open requests first, then by how they ended; the newest of each first.',
  },
  NEWEST: { order: NEWEST, description: 'The newest request first.' },
  OLDEST: { order: oldestFirst('createdAt'), description: 'The oldest request first.' },
};

const ApprovalRequestOrder = orderEnum('ApprovalRequestOrder', ORDERS);

/** Requests in one of the statuses. One that expired a moment ago may still be stored as open. */
function inStatuses(statuses: readonly ApprovalRequestStatus[], now: Date): Prisma.ApprovalRequestWhereInput {
  const overdue: Prisma.ApprovalRequestWhereInput = { status: 'OPEN', expiresAt: { lte: now } };
  return {
    OR: [{ status: { in: [...statuses] }, NOT: overdue }, ...(statuses.includes('EXPIRED') ? [overdue] : [])],
  };
}

builder.queryField('approvalRequests', (t) =>
  t.connection(
    {
      type: ApprovalRequest,
      tokenScope: 'PAYROLL_READ',
      authScopes: { anyRole: MANAGERS },
      description:
        'What needs, or needed, a second person: open requests first, then newest first by how they ended, if no order is given.',
      args: {
        filter: t.arg({
          type: ApprovalRequestFilter,
          description: 'Only requests that match; all if left out.',
        }),
        orderBy: t.arg({ type: ApprovalRequestOrder, description: 'OPEN_FIRST if left out.' }),
        status: t.arg({
          type: ApprovalRequestStatusEnum,
          description: words.anyStatus,
          deprecationReason: USE_FILTER,
        }),
      },
      resolve: (_root, args, context, info) => {
        checkFilter({ ...args }, { status: 'status' });
        const { status, kind, userId } = args.filter ?? {};
        const statuses = status?.in ?? (args.status && [args.status]);
        return listPage('approvalRequest', context, args, info, {
          order: ORDERS[args.orderBy ?? 'OPEN_FIRST'].order,
          where: {
            AND: [
              visibleRequests(context.viewer),
              statuses ? inStatuses(statuses, context.now()) : {},
              kind ? { kind: { in: kind.in } } : {},
              userId ? { askedById: keysOf(userId.in) } : {},
            ],
          },
          columns: { id: true },
        });
      },
    },
    ApprovalRequestConnection,
  ),
);

/** Bank files that were made, and those that wait for a second person. */
import { toUtcMidnight } from 'rules/days';
import { fromDecimal } from 'rules/money';
import { hasAnyRole, MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { File } from '../../graph/file.ts';
import { checkFilter, DateRange, inDays, USE_FILTER, wordFilter } from '../../graph/listFilters.ts';
import { orderEnum } from '../../graph/listOrders.ts';
import { listPage } from '../../graph/listPage.ts';
import { totalCount } from '../../graph/pagedConnection.ts';
import { newestFirst, oldestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import type { Viewer } from '../../operation/context.ts';
import { ConflictError, ForbiddenError, NotFoundError } from '../../operation/errors.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { ApprovalRequest, ApprovalRequestRun } from '../approvalRequests/request.graphql.ts';
import { findName } from '../auditLogs/people.ts';
import { BankAccount } from '../bankAccounts/bankAccount.graphql.ts';
import { User } from '../people/user.graphql.ts';
import { BankFileLeftOut } from './bankFiles.graphql.ts';
import { BankFileFormatEnum } from './choices.ts';
import { readMadeFile } from './file.service.ts';
import { byNumber, describeOutdated, paidRuns } from './outdated.ts';
import { fileContent } from './wantedFile.ts';

const visibleFiles = (viewer: Viewer | null): Prisma.BankFileWhereInput =>
  viewer && hasAnyRole(viewer, MANAGERS) ? {} : { id: { in: [] } };

const BankFileRun = builder.prismaObject('BankFileRun', {
  tokenScope: 'SESSION',
  description: 'A payroll run that a file pays, and the account it is paid to.',
  // Reached through the file, which is for those who pay.
  authScopes: { anyRole: MANAGERS },
  select: { fileId: true, runId: true },
  fields: (t) => ({
    run: t.relation('run', { description: 'What is paid, in full.' }),
    account: t.relation('account', {
      type: BankAccount,
      description: 'The account as it was then: an account never changes.',
    }),
    accountDigest: t.string({
      nullable: true,
      description:
        'A keyed hash of both numbers of the account, in hexadecimal digits: the same for the same account. Null if its number could not be read.',
      select: { account: { select: { accountDigest: true } } },
      resolve: ({ account }) => account.accountDigest,
    }),
  }),
});

export const BankFile = builder.prismaNode('BankFile', {
  tokenScope: 'SESSION',
  id: { field: 'id' },
  nullable: true,
  description: 'A bank file that was made. Its record never changes; its bytes are not kept.',
  findUnique: (id, { viewer }) => ({ id, AND: visibleFiles(viewer) }),
  select: { id: true },
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    weekStart: t.expose('weekStart', {
      type: 'Date',
      description: 'The Monday of the week that it pays.',
    }),
    format: t.expose('format', { type: BankFileFormatEnum, description: 'What the bank reads.' }),
    effectiveOn: t.expose('effectiveOn', {
      type: 'Date',
      description: 'The banking day on which the money arrives.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    madeBy: t.relation('madeBy', {
      type: User,
      nullable: true,
      description: 'Who made it, or asked for it; null if that person was deleted since.',
    }),
    approvedBy: t.string({
      nullable: true,
      description: 'The second person who approved it, by name; null if one person was enough.',
      select: { request: { select: { decidedById: true } } },
      resolve: async ({ request }, _args, context) =>
        request?.decidedById ? ((await findName(context, request.decidedById)) ?? 'someone') : null,
    }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'Total in dollars that it pays.',
    }),
    sha256: t.exposeString('sha256', {
      nullable: true,
      description: 'SHA-256 of its bytes, in hexadecimal digits; null for files made before it was kept.',
    }),
    outdatedReason: t.string({
      nullable: true,
      description:
        'Why it must not go to the bank anymore and can’t be downloaded: what it pays was voided or paid since, or an account was changed. Null while it may.',
      select: { runs: paidRuns },
      resolve: ({ runs }) => describeOutdated(runs),
    }),
    paid: t.relation('runs', {
      type: BankFileRun,
      description:
        'The payroll runs that it pays, by number, except those of people deleted since: the audit log’s entry about the file says what it paid them.',
      query: byNumber,
    }),
    leftOut: t.field({
      type: [BankFileLeftOut],
      description:
        'People it left out when it was made, and why, by last name; empty for files made before this was recorded.',
      select: {
        leftOut: {
          select: { amount: true, reason: true, user: { select: { firstName: true, lastName: true } } },
          orderBy: { position: 'asc' },
        },
      },
      resolve: ({ leftOut }) =>
        leftOut.map(({ amount, reason, user }) => ({
          ...{ reason, amount: fromDecimal(amount) },
          name: `${user.firstName} ${user.lastName}`,
        })),
    }),
  }),
});

const BankFileConnection = builder.connectionObject(
  {
    type: BankFile,
    name: 'BankFileConnection',
    description: 'A page of files.',
    fields: (t) => ({
      totalCount: totalCount(t, 'How many files match, across all pages.'),
    }),
  },
  { name: 'BankFileEdge', description: 'A file of the list, with its place.' },
);

const BankFileFilter = builder.inputType('BankFileFilter', {
  description: 'Only files that meet every condition given.',
  fields: (t) => ({
    weekStart: t.field({ type: DateRange, description: 'The Monday of the week is in this range.' }),
    effectiveOn: t.field({
      type: DateRange,
      description: 'The banking day on which the money arrives is in this range.',
    }),
    format: t.field({
      type: wordFilter('BankFileFormatFilter', 'files', BankFileFormatEnum, 'formats'),
      description: 'What the bank reads, such as CSV.',
    }),
  }),
});

const ORDERS = {
  NEWEST: { order: newestFirst('createdAt'), description: 'The newest file first.' },
  OLDEST: { order: oldestFirst('createdAt'), description: 'The oldest file first.' },
};

const BankFileOrder = orderEnum('BankFileOrder', ORDERS);

builder.queryField('bankFiles', (t) =>
  t.connection(
    {
      type: BankFile,
      tokenScope: 'SESSION',
      authScopes: { anyRole: MANAGERS },
      description: 'Bank files that were made, newest first if no order is given.',
      args: {
        filter: t.arg({ type: BankFileFilter, description: 'Only files that match; all if left out.' }),
        orderBy: t.arg({ type: BankFileOrder, description: words.newestFirst }),
        weekStart: t.arg({
          type: 'Date',
          description: 'The Monday of a week; left out, all weeks.',
          deprecationReason: USE_FILTER,
        }),
      },
      resolve: (_root, args, context, info) => {
        checkFilter({ ...args }, { weekStart: 'weekStart' });
        const { weekStart, effectiveOn, format } = args.filter ?? {};
        return listPage('bankFile', context, args, info, {
          order: ORDERS[args.orderBy ?? 'NEWEST'].order,
          where: {
            ...visibleFiles(context.viewer),
            ...(args.weekStart && { weekStart: toUtcMidnight(args.weekStart) }),
            ...(weekStart && { weekStart: inDays(weekStart) }),
            ...(effectiveOn && { effectiveOn: inDays(effectiveOn) }),
            ...(format && { format: { in: format.in } }),
          },
          columns: { id: true },
        });
      },
    },
    BankFileConnection,
  ),
);

builder.queryField('madeBankFile', (t) =>
  t.withAuth({ anyRole: MANAGERS, fresh: true }).field({
    type: File,
    tokenScope: 'SESSION',
    description:
      'A file that was made before, byte for byte, with account numbers in full, in a fresh session; a ConflictError if it must not go to the bank anymore (`outdatedReason`). Every download is recorded in the audit log.',
    errors: { types: [ConflictError, ForbiddenError, NotFoundError] },
    args: { id: t.arg.id({ required: true, description: 'The id of the file.' }) },
    resolve: (_root, { id }, context) => readMadeFile(context, id),
  }),
);

builder.prismaObjectFields(ApprovalRequestRun, (t) => ({
  account: t.relation('account', {
    type: BankAccount,
    nullable: true,
    description: 'The account that the bank file pays it to; null if it is paid another way.',
  }),
}));

const read = ({ content }: { content: unknown }) => fileContent.safeParse(content).data ?? null;

builder.prismaObjectFields(ApprovalRequest, (t) => ({
  bankFileWeek: t.field({
    type: 'Date',
    nullable: true,
    description: 'The Monday of the week that the bank file pays; null for other kinds.',
    select: { content: true },
    resolve: (request) => read(request)?.weekStart ?? null,
  }),
  bankFileFormat: t.field({
    type: BankFileFormatEnum,
    nullable: true,
    description: 'What the bank reads; null for other kinds.',
    select: { content: true },
    resolve: (request) => read(request)?.format ?? null,
  }),
  bankFileEffectiveOn: t.field({
    type: 'Date',
    nullable: true,
    description: 'The banking day on which the money arrives; null for other kinds.',
    select: { content: true },
    resolve: (request) => read(request)?.effectiveOn ?? null,
  }),
}));

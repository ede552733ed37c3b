/** The audit log as a list, its counts, and the proof that no one changed it. For administrators. */
import { ADMINS } from 'rules/roles';
import { ACTION_GROUPS, AUDIT_ACTIONS } from '../../audit/actions.ts';
import {
  type AuditVerification as AuditVerificationShape,
  summarize,
  verifyAuditLog,
} from '../../audit/verify.service.ts';
import { builder } from '../../graph/builder.ts';
import { type Range, rangePage } from '../../graph/keyset.ts';
import { DateRange, USE_FILTER, UserIdsFilter, wordFilter } from '../../graph/listFilters.ts';
import { orderEnum } from '../../graph/listOrders.ts';
import { begin } from '../../graph/pagedConnection.ts';
import { selects } from '../../graph/selects.ts';
import { oldestFirst } from '../../graph/sortOrder.ts';
import { words } from '../../graph/words.ts';
import { wrongArgument } from '../../graph/wrongArgument.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { AuditLog, LogLevelEnum } from './auditLog.graphql.ts';
import {
  auditLogsFilter,
  COUNTED,
  countEntries,
  findAtOffset,
  NEWEST_FIRST,
  readEntries,
} from './auditLogs.service.ts';
import { type AuditLogStats as AuditLogStatsShape, countRecent } from './stats.service.ts';

/** Counts of everything that matches the filter, each computed when it is first selected. */
interface Counts {
  some: () => Promise<number>;
  all: () => Promise<number>;
}

const toCounts = (connection: unknown): Counts => (connection as { counts: Counts }).counts;

const AuditLogConnection = builder.connectionObject(
  {
    type: AuditLog,
    name: 'AuditLogConnection',
    fields: (t) => ({
      totalCount: t.int({
        description: `How many entries match, across all pages; counting stops at ${COUNTED}.`,
        resolve: (connection) => toCounts(connection).some(),
      }),
      totalIsCapped: t.boolean({
        description: 'Whether there are more entries than totalCount says.',
        resolve: async (connection) => (await toCounts(connection).some()) >= COUNTED,
      }),
      exactCount: t.int({
        description: 'Exactly how many entries match: slow in a long log without a filter.',
        resolve: (connection) => toCounts(connection).all(),
      }),
    }),
  },
  { name: 'AuditLogEdge' },
);

const AuditActionFilter = builder.inputType('AuditActionFilter', {
  description: 'Only entries with one of these actions.',
  fields: (t) => ({
    in: t.stringList({
      required: true,
      description: 'The actions, each one of auditActions; an empty list matches nothing.',
    }),
  }),
});

const AuditLogFilter = builder.inputType('AuditLogFilter', {
  description: 'Only entries that meet every condition given.',
  fields: (t) => ({
    timestamp: t.field({
      type: DateRange,
      description: "The day it happened, in the company's time zone, is in this range.",
    }),
    action: t.field({ type: AuditActionFilter, description: 'What happened, such as USER_LOGIN.' }),
    level: t.field({
      type: wordFilter('LogLevelFilter', 'entries', LogLevelEnum, 'levels'),
      description: 'How much attention it needs, such as WARNING.',
    }),
    userId: t.field({ type: UserIdsFilter, description: 'The person who did it.' }),
  }),
});

const ORDERS = {
  NEWEST: { order: NEWEST_FIRST, description: 'The newest entry first.' },
  OLDEST: { order: oldestFirst('timestamp'), description: 'The oldest entry first.' },
};

const AuditLogOrder = orderEnum('AuditLogOrder', ORDERS);

builder.queryField('auditLogs', (t) =>
  t.connection(
    {
      type: AuditLog,
      tokenScope: 'LOGS_READ',
      description: 'What happened, newest first if no order is given; for administrators.',
      authScopes: { anyRole: ADMINS },
      args: {
        filter: t.arg({
          type: AuditLogFilter,
          description: 'Only entries that match; the whole log if left out.',
        }),
        orderBy: t.arg({ type: AuditLogOrder, description: words.newestFirst }),
        userId: t.arg.id({
          description: 'Only what this person did; what anyone did if left out.',
          deprecationReason: USE_FILTER,
        }),
        action: t.arg.string({
          description: 'Only entries of this action, one of auditActions; all if left out.',
          deprecationReason: USE_FILTER,
        }),
        level: t.arg({
          type: LogLevelEnum,
          description: 'Only entries of this level; all if left out.',
          deprecationReason: USE_FILTER,
        }),
        startDate: t.arg({
          type: 'Date',
          description: "From the beginning of this day in the company's time zone.",
          deprecationReason: USE_FILTER,
        }),
        endDate: t.arg({
          type: 'Date',
          description: "To the end of this day in the company's time zone.",
          deprecationReason: USE_FILTER,
        }),
        search: t.arg.string({
          description:
            'Words from the name or email address of the actor or the person it was about, or from an action.',
        }),
        actOf: t.arg.id({
          description: 'Only the entries of the same act as this entry, which are those of one request.',
        }),
        onePerAct: t.arg.boolean({
          description:
            'Only the newest matching entry of each act, whose `act` says what it did altogether; pages and counts are then of acts.',
        }),
        offset: t.arg.int({
          description: 'Skips this many entries: for numbered pages, instead of a cursor.',
        }),
      },
      resolve: async (_root, { offset, ...args }, context, info) => {
        if (typeof offset === 'number' && (offset < 0 || args.after || args.before || args.last != null))
          throw wrongArgument('offset', 'An offset is 0 or more, and is used only with first.');
        const { order } = ORDERS[args.orderBy ?? 'NEWEST'];
        const listed = {
          filter: await auditLogsFilter(context, args),
          onePerAct: args.onePerAct,
          isOldestFirst: args.orderBy === 'OLDEST',
        };
        const counts: Counts = {
          some: memoize(() => countEntries(context, listed, COUNTED)),
          all: memoize(() => countEntries(context, listed, null)),
        };
        if (selects(info, ['totalCount', 'totalIsCapped'])) begin(counts.some);
        const find = (range: Range) => readEntries(context, listed, range);
        const page = await rangePage(args, { info, order, numbered: false }, (range) =>
          offset ? findAtOffset(offset, range.limit, counts.all, find) : find(range),
        );
        page.pageInfo.hasPreviousPage ||= Boolean(offset);
        return { counts, ...page };
      },
    },
    AuditLogConnection,
  ),
);

builder.queryField('auditActions', (t) =>
  t.stringList({
    tokenScope: 'LOGS_READ',
    description: 'Every action that the log knows, in alphabetical order.',
    authScopes: { anyRole: ADMINS },
    resolve: () => Object.keys(AUDIT_ACTIONS).sort(),
  }),
);

const AuditActionGroup = builder
  .objectRef<{ name: string; actions: readonly string[] }>('AuditActionGroup')
  .implement({
    tokenScope: 'LOGS_READ',
    description: 'Actions of the log that are about the same part of the work.',
    authScopes: { anyRole: ADMINS },
    fields: (t) => ({
      name: t.exposeString('name', { description: "What they are about, such as 'Payroll'." }),
      actions: t.stringList({
        description: 'Its actions, in alphabetical order.',
        resolve: ({ actions }) => [...actions],
      }),
    }),
  });

builder.queryField('auditActionGroups', (t) =>
  t.field({
    type: [AuditActionGroup],
    tokenScope: 'LOGS_READ',
    description: 'Every action that the log knows, by what it is about.',
    authScopes: { anyRole: ADMINS },
    resolve: () => ACTION_GROUPS,
  }),
);

const AuditLogStats = builder.objectRef<AuditLogStatsShape>('AuditLogStats').implement({
  tokenScope: 'LOGS_READ',
  description: 'How many entries were written in the last thirty days.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    totalLogs: t.exposeInt('totalLogs', { description: 'Entries of every kind.' }),
    userLogin: t.exposeInt('userLogin', { description: 'Sign-ins that succeeded.' }),
    userCreated: t.exposeInt('userCreated', { description: 'New users, staff and contractors.' }),
    payrollCalculation: t.exposeInt('payrollCalculation', { description: 'Weeks that were processed.' }),
  }),
});

builder.queryField('auditLogStats', (t) =>
  t.field({
    type: AuditLogStats,
    tokenScope: 'LOGS_READ',
    // Counting that fails takes nothing else of the same request with it.
    nullable: true,
    description: 'How many entries were written in the last thirty days; null when they cannot be counted.',
    authScopes: { anyRole: ADMINS },
    resolve: (_root, _args, context) => countRecent(context),
  }),
);

const AuditVerification = builder.objectRef<AuditVerificationShape>('AuditVerification').implement({
  tokenScope: 'SESSION',
  description: 'Whether the audit log is still as it was written.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    intact: t.exposeBoolean('intact', {
      description: 'True if nothing was altered, removed or inserted; otherwise `problem` says what.',
    }),
    entries: t.exposeInt('entries', { description: 'Entries in the log.' }),
    sealed: t.exposeInt('sealed', {
      description: 'Links of the chain: entries, and those that were erased.',
    }),
    erased: t.exposeInt('erased', {
      description: 'Entries that were erased along with the person they concern.',
    }),
    firstBroken: t.exposeInt('firstBroken', {
      nullable: true,
      description:
        'The first place in the chain where something is wrong, counted from 1; null if nothing is.',
    }),
    problem: t.exposeString('problem', {
      nullable: true,
      description: 'What is wrong at firstBroken; null if nothing is.',
    }),
    summary: t.string({ description: 'The finding in a sentence or two.', resolve: summarize }),
    headHash: t.exposeString('headHash', {
      description: 'The hash of the newest link, which vouches for the whole log: worth recording elsewhere.',
    }),
    verifiedAt: t.expose('verifiedAt', {
      type: 'DateTime',
      description: 'When the log was read; entries written since are not covered.',
    }),
  }),
});

const CheckAuditLogPayload = builder
  .objectRef<{ verification: AuditVerificationShape }>('CheckAuditLogPayload')
  .implement({
    description: 'The result of `checkAuditLog`.',
    fields: (t) => ({
      verification: t.expose('verification', { type: AuditVerification, description: 'What was found.' }),
    }),
  });

builder.mutationField('checkAuditLog', (t) =>
  t.withAuth({ anyRole: ADMINS, fresh: true }).field({
    type: CheckAuditLogPayload,
    tokenScope: 'SESSION',
    description: 'Reads the whole log and proves that nothing in it was altered, removed or inserted.',
    resolve: async (_root, _args, context) => ({ verification: await verifyAuditLog(context) }),
  }),
);

builder.mutationField('verifyAuditLog', (t) =>
  t.withAuth({ anyRole: ADMINS, fresh: true }).field({
    type: AuditVerification,
    tokenScope: 'SESSION',
    description: 'The former name of checkAuditLog; it returns what was found without a payload.',
    deprecationReason: 'Use checkAuditLog.',
    resolve: (_root, _args, context) => verifyAuditLog(context),
  }),
);

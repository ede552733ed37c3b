/** An administrator's home in numbers. */

import { ADMINS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import { AuditLog } from '../auditLogs/auditLog.graphql.ts';
import { readEntries } from '../auditLogs/auditLogs.service.ts';
import {
  countByDay,
  countFailedOperations,
  type DayCount as DayCountShape,
} from '../auditLogs/stats.service.ts';
import { SystemHealth } from './health.graphql.ts';
import {
  countEntriesBehind,
  countPendingApprovals,
  countPeople,
  type PeopleCounts,
} from './overview.service.ts';
import { readSetup, type SetupProgress as SetupProgressShape } from './setup.service.ts';

const RECENT_ACTIVITY = 10;

const DayCount = builder.objectRef<DayCountShape>('DayCount').implement({
  tokenScope: 'LOGS_READ',
  description: "How many times something happened on one day, in the company's time zone.",
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    day: t.expose('day', { type: 'Date', description: "A calendar day in the company's time zone." }),
    count: t.exposeInt('count', {
      description: 'How many times it happened on that day; zero if it did not.',
    }),
  }),
});

const AdminLogNumbers = builder.objectRef<object>('AdminLogNumbers').implement({
  tokenScope: 'LOGS_READ',
  description: 'What the audit log says about the system.',
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    failedOperations: t.int({
      description: 'How many of the newest twenty entries report an error or a failure.',
      resolve: (_numbers, _args, context) => countFailedOperations(context),
    }),
    unanchoredEntries: t.int({
      nullable: true,
      description:
        'How many sealed entries have not reached the file outside the database yet; null if the portal keeps no such file.',
      resolve: (_numbers, _args, context) => countEntriesBehind(context),
    }),
    recentActivity: t.field({
      type: [AuditLog],
      description: 'The ten newest entries.',
      resolve: (_numbers, _args, context) =>
        readEntries(context, { filter: [] }, { limit: RECENT_ACTIVITY, inverted: false }),
    }),
    signInsByDay: t.field({
      type: [DayCount],
      description: 'Sign-ins on each of the last thirty days, oldest first.',
      resolve: (_numbers, _args, context) => countByDay(context, 'signIns'),
    }),
    errorsByDay: t.field({
      type: [DayCount],
      description: 'Errors and failures on each of the last thirty days, oldest first.',
      resolve: (_numbers, _args, context) => countByDay(context, 'errors'),
    }),
  }),
});

const SetupProgress = builder.objectRef<SetupProgressShape>('SetupProgress').implement({
  tokenScope: 'LOGS_READ',
  description: "What to do on a portal's first day, and whether it is done.",
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    hasOwnName: t.exposeBoolean('hasOwnName', {
      description: "Whether the viewer's name differs from the one that the first administrator is given.",
    }),
    hasCompany: t.exposeBoolean('hasCompany', {
      description: 'Whether the company profile no longer holds any invented sample data.',
    }),
    hasManager: t.exposeBoolean('hasManager', { description: 'Whether a manager can sign in.' }),
    hasDriver: t.exposeBoolean('hasDriver', {
      description: 'Whether there is a contractor with a day rate.',
    }),
    hasWeek: t.exposeBoolean('hasWeek', { description: 'Whether a day has been logged.' }),
  }),
});

/** The counts of people come from one statement, which runs when the first of them is selected. */
interface Overview {
  people: () => Promise<PeopleCounts>;
}

const AdminOverview = builder.objectRef<Overview>('AdminOverview').implement({
  tokenScope: 'PEOPLE_READ',
  description: "The numbers on an administrator's home page.",
  authScopes: { anyRole: ADMINS },
  fields: (t) => ({
    totalUsers: t.int({
      description: 'Everyone, including archived people.',
      resolve: async ({ people }) => (await people()).total,
    }),
    activeUsers: t.int({
      description: 'People of either kind who can sign in.',
      resolve: async ({ people }) => (await people()).active,
    }),
    archivedUsers: t.int({
      description: 'Archived people of either kind.',
      resolve: async ({ people }) => (await people()).archived,
    }),
    activeContractors: t.int({
      description: 'Contractors who can sign in.',
      resolve: async ({ people }) => (await people()).activeContractors,
    }),
    pendingApprovals: t.int({
      tokenScope: 'TIME_LOGS_READ',
      description: 'How many of the latest hundred days await a decision.',
      resolve: (_counts, _args, context) => countPendingApprovals(context),
    }),
    health: t.field({
      type: SystemHealth,
      // What cannot be found out takes nothing else with it.
      nullable: true,
      description: 'What may be wrong with the portal; null if it cannot be determined.',
      resolve: () => ({}),
    }),
    setup: t.field({
      type: SetupProgress,
      nullable: true,
      description: "What is left to set up on the portal's first day; null if it cannot be determined.",
      resolve: (_counts, _args, context) => readSetup(context),
    }),
    logs: t.field({
      type: AdminLogNumbers,
      // A log that cannot be read takes nothing else with it.
      nullable: true,
      description: 'What the audit log says; null when it cannot be read, which does not affect the rest.',
      resolve: () => ({}),
    }),
  }),
});

builder.queryField('adminOverview', (t) =>
  t.field({
    type: AdminOverview,
    tokenScope: 'PEOPLE_READ',
    description: "The numbers on an administrator's home page.",
    authScopes: { anyRole: ADMINS },
    resolve: (_root, _args, context) => ({ people: memoize(() => countPeople(context)) }),
  }),
);

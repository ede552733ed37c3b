/** A manager's home in numbers. */

import { toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { asResult } from '../../graph/plainColumns.ts';
import { words } from '../../graph/words.ts';
import type { User as UserRow } from '../../platform/db/generated/client/client.ts';
import { memoize } from '../../platform/lib/memoize.ts';
import {
  type ContractorDays as ContractorDaysShape,
  countContractors,
  countContractorsWithoutRate,
  countLiveRuns,
  countPendingDays,
  countUnpaidContractors,
  daysByContractor,
  daysByWeek,
  lastWeekPay,
  payrollByWeek,
  type WeekDays as WeekDaysShape,
  type WeekTotal as WeekTotalShape,
} from './overview.service.ts';
import { isEverybodyPaid } from './weekPaid.ts';

const WeekTotal = builder.objectRef<WeekTotalShape>('WeekTotal').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What runs that are not void come to for one week.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    basePay: t.field({
      type: 'Money',
      description: words.basePay,
      resolve: (week) => toAmount(week.basePay),
    }),
    expenses: t.field({
      type: 'Money',
      description: words.expenses,
      resolve: (week) => toAmount(week.expenses),
    }),
    totalPay: t.field({
      type: 'Money',
      description: words.totalPay,
      resolve: (week) => toAmount(week.totalPay),
    }),
  }),
});

const WeekDays = builder.objectRef<WeekDaysShape>('WeekDays').implement({
  tokenScope: 'TIME_LOGS_READ',
  description: 'The worked days of one week, by what was decided about them.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    approved: t.exposeInt('approved', { description: words.daysApproved }),
    pending: t.exposeInt('pending', { description: words.daysPending }),
    rejected: t.exposeInt('rejected', { description: words.daysRejected }),
  }),
});

const ContractorDays = builder.objectRef<ContractorDaysShape>('ContractorDays').implement({
  tokenScope: 'TIME_LOGS_READ',
  description: "One contractor's worked days, by status.",
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    user: t.prismaField({
      type: 'User',
      description: 'Whose days they are.',
      // The names are loaded already. Other fields are read by key, so that one statement loads them for the whole
      // list.
      resolve: async (query, { user }, _args, { db }) =>
        asResult<UserRow>(query, user) ??
        (await db.user.findUniqueOrThrow({ ...query, where: { id: user.id } })),
    }),
    approved: t.exposeInt('approved', { description: words.daysApproved }),
    pending: t.exposeInt('pending', { description: words.daysPending }),
    rejected: t.exposeInt('rejected', { description: words.daysRejected }),
  }),
});

/** Each group of numbers comes from one statement, which runs when the first of them is selected. */
interface Overview {
  contractors: () => ReturnType<typeof countContractors>;
  lastWeek: () => ReturnType<typeof lastWeekPay>;
}

const ManagerOverview = builder.objectRef<Overview>('ManagerOverview').implement({
  tokenScope: 'PEOPLE_READ',
  description: "The numbers on a manager's home page.",
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    totalContractors: t.int({
      description: 'Contractors who are not archived.',
      resolve: async ({ contractors }) => (await contractors()).total,
    }),
    activeContractors: t.int({
      description: 'Contractors who can sign in and are not archived.',
      resolve: async ({ contractors }) => (await contractors()).active,
    }),
    payrollRuns: t.int({
      tokenScope: 'PAYROLL_READ',
      description: 'Runs that are not void.',
      resolve: (_overview, _args, context) => countLiveRuns(context),
    }),
    pendingDays: t.int({
      tokenScope: 'TIME_LOGS_READ',
      description: 'Days that await a decision.',
      resolve: (_overview, _args, context) => countPendingDays(context),
    }),
    unpaidContractors: t.int({
      tokenScope: 'PAYROLL_READ',
      description: 'Contractors with worked days last week that are not on a payroll run yet.',
      resolve: (_overview, _args, context) => countUnpaidContractors(context),
    }),
    contractorsWithoutRate: t.int({
      tokenScope: 'PAYROLL_READ',
      description: 'Contractors without a daily rate who have approved days last week on no payroll run.',
      resolve: (_overview, _args, context) => countContractorsWithoutRate(context),
    }),
    unpaidRunsOfLastWeek: t.int({
      tokenScope: 'PAYROLL_READ',
      description: 'Runs of last week that are not marked as paid yet.',
      resolve: async ({ lastWeek }) => (await lastWeek()).unpaidRuns,
    }),
    awaitingRunsOfLastWeek: t.int({
      tokenScope: 'PAYROLL_READ',
      description:
        'Runs of last week whose payment waits for a second person; they are among `unpaidRunsOfLastWeek`.',
      resolve: async ({ lastWeek }) => (await lastWeek()).awaitingRuns,
    }),
    isLastWeekPaid: t.boolean({
      tokenScope: 'PAYROLL_READ',
      description:
        'Whether everyone is paid for last week: its runs are marked as paid, and no one has a worked day that is on no run.',
      resolve: async ({ lastWeek }) => isEverybodyPaid(await lastWeek()),
    }),
    payrollByWeek: t.field({
      type: [WeekTotal],
      description: 'What payroll came to in each of the last twelve weeks, the current one last.',
      resolve: (_overview, _args, context) => payrollByWeek(context),
    }),
    daysByWeek: t.field({
      type: [WeekDays],
      description: 'The worked days of each of the last twelve weeks, the current one last.',
      resolve: (_overview, _args, context) => daysByWeek(context),
    }),
    daysByContractor: t.field({
      type: [ContractorDays],
      description:
        'The worked days of the last four weeks, including the current one; the twelve busiest contractors, busiest first.',
      resolve: (_overview, _args, context) => daysByContractor(context),
    }),
  }),
});

builder.queryField('managerOverview', (t) =>
  t.withAuth({ anyRole: MANAGERS }).field({
    type: ManagerOverview,
    tokenScope: 'PEOPLE_READ',
    description: "The numbers on a manager's home page.",
    resolve: (_root, _args, context) => ({
      contractors: memoize(() => countContractors(context)),
      lastWeek: memoize(() => lastWeekPay(context)),
    }),
  }),
);

/** Totals of a person's days, as fields of User. */

import { toAmount } from 'rules/money';
import { CONTRACTOR_READERS, MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import type { Context } from '../../operation/context.ts';
import { canReadPay } from '../../viewer/policy.ts';
import type { PayTotals as Totals } from './paySummary.ts';
import {
  contractorStats,
  type DaySummary as Days,
  daySummary,
  type PaySummary as Pay,
  paySummary,
  type RatedDay as Rated,
  type ContractorStats as Stats,
} from './summaries.service.ts';
import { unsentWeek } from './unsentWeek.service.ts';

const RatedDay = builder.objectRef<Rated>('RatedDay').implement({
  tokenScope: 'TIME_LOGS_READ',
  description: 'A worked day and the rate agreed for it.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    date: t.expose('date', { type: 'Date', description: 'The day that was worked.' }),
    rate: t.field({
      type: 'Money',
      description: 'The rate in effect on that day; 0 if none is agreed.',
      resolve: ({ rate }) => toAmount(rate),
    }),
  }),
});

const DaySummary = builder.objectRef<Days>('DaySummary').implement({
  tokenScope: 'TIME_LOGS_READ',
  description: "Worked days of the company's current year, by status.",
  authScopes: { signedIn: true },
  fields: (t) => ({
    year: t.exposeInt('year', { description: "The company's current year, whose days these are." }),
    totalDays: t.exposeInt('totalDays', { description: 'Approved, pending and rejected days together.' }),
    approvedDays: t.exposeInt('approvedDays', {
      description: words.daysApproved,
    }),
    pendingDays: t.exposeInt('pendingDays', { description: words.daysPending }),
    rejectedDays: t.exposeInt('rejectedDays', { description: words.daysRejected }),
    awaitedDays: t.expose('awaitedDays', {
      type: [RatedDay],
      description:
        'The worked days that are not rejected and not yet on payroll, oldest first: estimatedEarnings counts each at its rate.',
    }),
    estimatedEarnings: t.field({
      type: 'Money',
      description:
        "What runs pay for the year's days, plus the day's rate for each worked day that is not rejected and not yet on payroll.",
      resolve: (summary) => toAmount(summary.estimatedEarnings),
    }),
  }),
});

const PayTotals = builder.objectRef<Totals>('PayTotals').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'Totals of one week, month or year.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    period: t.exposeString('period', { description: "The week's Sunday, YYYY-MM or YYYY." }),
    startDate: t.expose('startDate', { type: 'Date', description: 'The first day of the period, included.' }),
    endDate: t.expose('endDate', { type: 'Date', description: 'The last day of the period, included.' }),
    daysWorked: t.exposeInt('daysWorked', { description: 'Days marked as worked.' }),
    earned: t.field({
      type: 'Money',
      description: 'Pay on runs that are not void, expenses not included.',
      resolve: (totals) => toAmount(totals.earned),
    }),
    expenses: t.field({
      type: 'Money',
      description: 'Expenses on the same runs, reimbursed on top of pay.',
      resolve: (totals) => toAmount(totals.expenses),
    }),
    paid: t.field({
      type: 'Money',
      description:
        'Pay and expenses of runs that have been paid out, including any overpayment until a run of the same year takes it back.',
      resolve: (totals) => toAmount(totals.paid),
    }),
  }),
});

const PaySummary = builder.objectRef<Pay>('PaySummary').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'What was earned, spent and paid; each run divided evenly among its worked days.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekly: t.expose('weekly', {
      type: [PayTotals],
      description:
        'The last 60 weeks, each starting on a Sunday, newest first; those without a day are left out.',
    }),
    monthly: t.expose('monthly', {
      type: [PayTotals],
      description: 'The last 24 months, newest first; those without a day are left out.',
    }),
    yearToDate: t.expose('yearToDate', {
      type: PayTotals,
      description: "The company's current calendar year so far.",
    }),
    paidBefore: t.field({
      type: 'Money',
      description:
        'Dollars that were paid in the current year before the portal was used: they have no days, and are in none of the other totals.',
      resolve: ({ paidBefore }) => toAmount(paidBefore),
    }),
  }),
});

interface ReadableStats extends Stats {
  /** Whether the viewer may read the person's pay. */
  showsPay: boolean;
}

const ofPay = (description: string) => `${description} Null for viewers who may not read this person's pay.`;

const ContractorStats = builder.objectRef<ReadableStats>('ContractorStats').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'The worked days of a range, and what runs that are not void pay for them.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    daysWorked: t.exposeInt('daysWorked', {
      description: 'Approved, pending and rejected days together.',
    }),
    approvedDays: t.exposeInt('approvedDays', {
      description: words.daysApproved,
    }),
    pendingDays: t.exposeInt('pendingDays', { description: words.daysPending }),
    rejectedDays: t.exposeInt('rejectedDays', { description: words.daysRejected }),
    payrollRuns: t.exposeInt('payrollRuns', { description: 'Runs with a day in the range.' }),
    basePay: t.field({
      type: 'Money',
      nullable: true,
      description: ofPay(words.basePay),
      resolve: ({ showsPay, basePay }) => (showsPay ? toAmount(basePay) : null),
    }),
    expenses: t.field({
      type: 'Money',
      nullable: true,
      description: ofPay(words.expenses),
      resolve: ({ showsPay, expenses }) => (showsPay ? toAmount(expenses) : null),
    }),
    totalPay: t.field({
      type: 'Money',
      nullable: true,
      description: ofPay(words.totalPay),
      resolve: ({ showsPay, totalPay }) => (showsPay ? toAmount(totalPay) : null),
    }),
  }),
});

const ownOrManaged = ({ id }: { id: string }, _args: unknown, context: Context) =>
  isActiveOwnerOrHasRole(context, id, MANAGERS);

builder.prismaObjectFields('User', (t) => ({
  daySummary: t.field({
    type: DaySummary,
    tokenScope: 'TIME_LOGS_READ',
    description: "The four cards on the employee's home page.",
    authScopes: ownOrManaged,
    resolve: ({ id }, _args, context) => daySummary(context, id),
  }),
  paySummary: t.field({
    type: PaySummary,
    tokenScope: 'PAYROLL_READ',
    description: 'What was earned, spent and paid, by week, by month and in this year.',
    authScopes: ownOrManaged,
    resolve: ({ id }, _args, context) => paySummary(context, id),
  }),
  unsentWeek: t.field({
    type: 'Date',
    tokenScope: 'TIME_LOGS_READ',
    nullable: true,
    description:
      'The Monday of last week while days are expected of the person and none of that week is in the log, and no payroll run is for it; otherwise null. Days are expected of active contractors, and of active staff who have logged days before, once they have started.',
    authScopes: ownOrManaged,
    select: { createdAt: true, startsOn: true },
    resolve: (person, _args, context) => unsentWeek(context, person),
  }),
  contractorStats: t.field({
    type: ContractorStats,
    tokenScope: 'PAYROLL_READ',
    description:
      'Days in a date range, both ends included, with pay for viewers who may read it; all days if left open.',
    authScopes: { anyRole: CONTRACTOR_READERS },
    args: {
      startDate: t.arg({ type: 'Date', description: words.from }),
      endDate: t.arg({ type: 'Date', description: words.to }),
    },
    resolve: async ({ id }, range, context) => ({
      ...(await contractorStats(context, id, range)),
      showsPay: context.viewer !== null && canReadPay(context.viewer, { id }) === null,
    }),
  }),
}));

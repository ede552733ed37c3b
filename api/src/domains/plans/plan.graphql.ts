/** Advances and recurring deductions, and what was taken for them. */
import { fromUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import type { Viewer } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { canEndPlan, canManagePlans, canWriteOff } from '../../viewer/policy.ts';
import { PaymentMethodEnum } from '../payments/payment.graphql.ts';
import { toRevision } from '../timeLogs/revision.ts';
import {
  computeOwed,
  findNewestWeekly,
  RATES,
  sumForgiven,
  sumRepaid,
  sumTaken,
  TAKEN,
  toDayOrNull,
} from './planRows.ts';

export const PlanKindEnum = builder.enumType('PlanKind', {
  description: 'Why money is taken off pay.',
  values: {
    ADVANCE: { description: 'Money that was paid ahead and is taken back week by week.' },
    RECURRING: { description: 'A weekly deduction for something else, such as insurance.' },
    OVERPAYMENT: { description: 'An overpayment that is taken back; the portal enters it.' },
  },
});

const PlanStateEnum = builder.enumType('PlanState', {
  description: 'Whether a plan still takes something.',
  values: {
    OPEN: { description: 'Takes what is due, from its first week on.' },
    TAKEN: { description: 'Nothing of its total is left: it was taken, paid back or written off.' },
    ENDED: {
      description:
        'Was ended: takes nothing more. What is left of an advance stays owed; an overpayment was written off.',
    },
    VOID: {
      description:
        'Nothing is owed: an advance that was never given, or an overpayment whose run was voided since.',
    },
  } as const,
});

/** The viewer's own plans; payroll readers see all. */
const visiblePlans = (viewer: Viewer | null): { userId?: string | { in: string[] } } => {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
};

const PlanInstalment = builder.prismaObject('PayrollLine', {
  tokenScope: 'PAYROLL_READ',
  variant: 'PlanInstalment',
  description: 'What one run took for a plan.',
  // Reached only through the plan, which checks the access.
  authScopes: { signedIn: true },
  select: { runId: true, position: true },
  fields: (t) => ({
    run: t.relation('run', {
      description: 'The run, which is not void: what void runs took counts as not taken.',
    }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars taken, as a positive amount.',
      select: { amount: true },
      resolve: ({ amount }) => toAmount(0 - fromDecimal(amount)),
    }),
    description: t.exposeString('description', {
      description: 'As the statement prints it, such as what was left afterward.',
    }),
  }),
});

const PlanRepayment = builder.prismaNode('PlanRepayment', {
  tokenScope: 'PAYROLL_READ',
  id: { field: 'id' },
  // Someone else's looks like one that does not exist: null.
  nullable: true,
  description:
    'Money with which an advance was paid back by hand. It never changes; what did not come in after all is voided.',
  findUnique: (id, { viewer }) => ({ id, plan: visiblePlans(viewer) }),
  select: { id: true, plan: { select: { userId: true } } },
  authScopes: ({ plan }, context) => isActiveOwnerOrHasRole(context, plan.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    date: t.expose('date', {
      type: 'Date',
      description: 'The calendar day the money came in.',
    }),
    method: t.expose('method', { type: PaymentMethodEnum, description: 'How the money came in.' }),
    reference: t.exposeString('reference', {
      description: 'What identifies it, such as the check number; empty if nothing.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'Dollars that came in.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
    voidedAt: t.expose('voidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was voided; null if it is not void.',
    }),
    voidReason: t.exposeString('voidReason', {
      nullable: true,
      description: 'Why it was voided; null if it is not void.',
    }),
    viewerCanVoid: t.withAuth({ signedIn: true }).boolean({
      description: "Whether it isn't void and the viewer may void it. No one can void their own.",
      select: { voidedAt: true },
      resolve: ({ voidedAt, plan }, _args, { viewer }) =>
        voidedAt === null && canManagePlans(viewer, { id: plan.userId }) === null,
    }),
  }),
});

const STATE = {
  ...TAKEN,
  kind: true,
  total: true,
  writtenOff: true,
  endedAt: true,
  voidedAt: true,
} satisfies Prisma.PlanSelect;

/** The rest of an ended advance stays owed. */
const isOwedAdvance = ({
  kind,
  voidedAt,
  ...plan
}: Parameters<typeof computeOwed>[0] & { kind: string; voidedAt: Date | null }): boolean =>
  kind === 'ADVANCE' && voidedAt === null && (computeOwed(plan) ?? 0) > 0;

export const Plan = builder.prismaNode('Plan', {
  tokenScope: 'PAYROLL_READ',
  id: { field: 'id' },
  // Someone else's plan looks like one that does not exist: null.
  nullable: true,
  description:
    'Money that is taken off pay week by week: an advance, a recurring deduction or an overpayment. It lowers net pay. A 1099 reports less only if an overpayment is taken back in the year that reported it.',
  findUnique: (id, { viewer }) => ({ id, ...visiblePlans(viewer) }),
  select: { id: true, userId: true },
  authScopes: (plan, context) => isActiveOwnerOrHasRole(context, plan.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    user: t.relation('user', { description: 'The person whose pay it is taken from.' }),
    kind: t.expose('kind', {
      type: PlanKindEnum,
      description: 'An advance, a recurring deduction or an overpayment.',
    }),
    description: t.exposeString('description', {
      description: 'What it is for, as pay statements print it, such as Fuel advance.',
    }),
    state: t.field({
      type: PlanStateEnum,
      description: 'Whether it still takes something.',
      select: STATE,
      resolve: ({ endedAt, voidedAt, ...plan }) => {
        if (voidedAt) return 'VOID';
        if (endedAt) return 'ENDED';
        return (computeOwed(plan) ?? 1) <= 0 ? 'TAKEN' : 'OPEN';
      },
    }),
    total: t.expose('total', {
      type: 'Money',
      nullable: true,
      description: 'Dollars to take in total; null for a recurring deduction without an end.',
    }),
    taken: t.field({
      type: 'Money',
      description:
        'Dollars that runs that are not void have taken so far, without what was written off an advance.',
      select: STATE,
      resolve: (plan) => toAmount(sumTaken(plan.lines) - sumForgiven(plan)),
    }),
    left: t.field({
      type: 'Money',
      nullable: true,
      description:
        'Dollars of the total that are not taken yet, without what was paid back or written off; null if there is no total, zero if void.',
      select: STATE,
      resolve: ({ voidedAt, ...plan }) => {
        if (voidedAt) return 0;
        const left = computeOwed(plan);
        return left === null ? null : toAmount(Math.max(0, left));
      },
    }),
    writtenOff: t.field({
      type: 'Money',
      nullable: true,
      description:
        'Dollars of an overpayment or an advance that an administrator has written off; null if nothing was. For an advance, `instalments` has the run that records it as pay.',
      select: STATE,
      resolve: (plan) => {
        const forgiven = sumForgiven(plan);
        if (forgiven > 0) return toAmount(forgiven);
        return plan.writtenOff && toAmount(fromDecimal(plan.writtenOff));
      },
    }),
    repaid: t.field({
      type: 'Money',
      description: 'Dollars of an advance that were paid back by hand, without what is void.',
      select: TAKEN,
      resolve: ({ repayments }) => toAmount(sumRepaid(repayments)),
    }),
    repayments: t.relation('repayments', {
      type: PlanRepayment,
      description: 'Money with which an advance was paid back by hand, newest first, void ones too.',
      query: { orderBy: TAKEN.repayments.orderBy },
    }),
    weekly: t.field({
      type: 'Money',
      description: 'Dollars that are due each week, as last agreed.',
      select: RATES,
      resolve: ({ rates }) => toAmount(findNewestWeekly(rates)),
    }),
    weeklyFrom: t.field({
      type: 'Date',
      description: 'The Monday from which that weekly amount applies.',
      select: RATES,
      resolve: ({ rates }) => fromUtcMidnight(rates.at(-1)!.firstWeek),
    }),
    firstWeek: t.expose('firstWeek', {
      type: 'Date',
      description: 'The Monday of the first week it takes something from.',
    }),
    lastWeek: t.field({
      type: 'Date',
      nullable: true,
      description: 'The Monday of the last week with something due; null if it goes on.',
      select: { lastWeek: true },
      resolve: ({ lastWeek }) => toDayOrNull(lastWeek),
    }),
    floor: t.expose('floor', {
      type: 'Money',
      description: `${words.floor} What is not taken for that reason stays due.`,
    }),
    agreedBy: t.exposeString('agreedBy', {
      nullable: true,
      description: 'Who agreed to it in writing; null for an overpayment.',
    }),
    agreedOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day of the written agreement; null for an overpayment.',
      select: { agreedOn: true },
      resolve: ({ agreedOn }) => toDayOrNull(agreedOn),
    }),
    agreementNote: t.exposeString('agreementNote', {
      description: 'Notes on the agreement, such as where it is kept; empty if none.',
    }),
    givenOn: t.field({
      type: 'Date',
      nullable: true,
      description: 'The day an advance was given; null for others, and for one from before the portal.',
      select: { givenOn: true },
      resolve: ({ givenOn }) => toDayOrNull(givenOn),
    }),
    method: t.expose('method', {
      type: PaymentMethodEnum,
      nullable: true,
      description: 'How an advance was given; null for others, and for one from before the portal.',
    }),
    reference: t.exposeString('reference', {
      description: 'What identifies the advance, such as the check number; empty if nothing.',
    }),
    carriedOverOn: t.field({
      type: 'Date',
      nullable: true,
      description:
        'For an advance given before the portal was in use: the day on which the total was still owed; null for others.',
      select: { carriedOverOn: true },
      resolve: ({ carriedOverOn }) => toDayOrNull(carriedOverOn),
    }),
    overpaidRun: t.relation('overpaidRun', {
      nullable: true,
      description: 'The run that paid too much; null unless it is an overpayment.',
    }),
    instalments: t.relation('lines', {
      type: PlanInstalment,
      description: 'What runs that are not void have taken, newest run first.',
      query: { where: TAKEN.lines.where, orderBy: TAKEN.lines.orderBy },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was entered.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ended; null if it was not.',
    }),
    endReason: t.exposeString('endReason', {
      nullable: true,
      description: 'Why it was ended; null if it was not.',
    }),
    voidedAt: t.expose('voidedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was voided; null if it is not void.',
    }),
    voidReason: t.exposeString('voidReason', {
      nullable: true,
      description: 'Why it was voided; null if it is not void.',
    }),
    revision: t.string({
      description:
        'Identifies the state in which the plan was read; send it back with a change. It changes whenever the plan does.',
      select: { updatedAt: true },
      resolve: ({ updatedAt }) => toRevision(updatedAt),
    }),
    viewerCanManage: t.withAuth({ signedIn: true }).boolean({
      description:
        'Whether it is open and the viewer may change what it deducts. No one can change their own.',
      select: { endedAt: true, voidedAt: true },
      resolve: ({ userId, endedAt, voidedAt }, _args, { viewer }) =>
        endedAt === null && voidedAt === null && canManagePlans(viewer, { id: userId }) === null,
    }),
    viewerCanEnd: t.withAuth({ signedIn: true }).boolean({
      description:
        'Whether it is open and the viewer may end it. No one can end their own, and only administrators can end an overpayment.',
      select: { kind: true, endedAt: true, voidedAt: true },
      resolve: ({ endedAt, voidedAt, ...plan }, _args, { viewer }) =>
        endedAt === null && voidedAt === null && canEndPlan(viewer, plan) === null,
    }),
    viewerCanVoid: t.withAuth({ signedIn: true }).boolean({
      description:
        'Whether it is an open advance, none of it was taken or paid back, and the viewer may void it.',
      select: STATE,
      resolve: ({ userId, kind, lines, repayments, endedAt, voidedAt }, _args, { viewer }) =>
        kind === 'ADVANCE' &&
        endedAt === null &&
        voidedAt === null &&
        lines.length === 0 &&
        sumRepaid(repayments) === 0 &&
        canManagePlans(viewer, { id: userId }) === null,
    }),
    viewerCanRecordRepayment: t.withAuth({ signedIn: true }).boolean({
      description:
        'Whether it is an advance with a balance and the viewer may record a repayment. No one can record their own.',
      select: STATE,
      resolve: (plan, _args, { viewer }) =>
        isOwedAdvance(plan) && canManagePlans(viewer, { id: plan.userId }) === null,
    }),
    viewerCanWriteOff: t.withAuth({ signedIn: true }).boolean({
      description:
        'Whether it is an advance with a balance and the viewer may write it off. Only administrators can, and not their own.',
      select: STATE,
      resolve: (plan, _args, { viewer }) =>
        isOwedAdvance(plan) && canWriteOff(viewer, { id: plan.userId }) === null,
    }),
  }),
});

/** One person's pay for one week. */
import { fromUtcMidnight } from 'rules/days';
import { fromDecimal, toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { canPay } from '../../viewer/policy.ts';
import { visiblePayrollRuns } from './payroll.service.ts';

export const PayrollRunStatusEnum = builder.enumType('PayrollRunStatus', {
  description:
    'Processed, which means on payroll, then paid; a mistake is voided and the week processed again.',
  values: ['PROCESSED', 'PAID', 'VOID'] as const,
});

const PayrollEntry = builder.prismaObject('PayrollEntry', {
  // Entries are reached through their run, which is for its payee and those who read payroll.
  authScopes: { signedIn: true },
  select: { id: true },
  fields: (t) => ({
    id: t.exposeID('id'),
    date: t.field({ type: 'Date', select: { date: true }, resolve: (entry) => fromUtcMidnight(entry.date) }),
    pay: t.field({
      type: 'Money',
      select: { pay: true },
      resolve: (entry) => toAmount(fromDecimal(entry.pay)),
    }),
    expenses: t.field({
      type: 'Money',
      select: { expenses: true },
      resolve: (entry) => toAmount(fromDecimal(entry.expenses)),
    }),
    notes: t.exposeString('notes'),
  }),
});

export const PayrollRun = builder.prismaNode('PayrollRun', {
  id: { field: 'id' },
  // Another's run and a run that is none look the same: null.
  nullable: true,
  findUnique: (id, { viewer }) => ({ id, ...visiblePayrollRuns(viewer) }),
  select: { id: true, userId: true },
  authScopes: (run, context) => isActiveOwnerOrHasRole(context, run.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'The number printed on the statement.' }),
    user: t.relation('user', { description: 'Who is paid.' }),
    weekStart: t.field({
      type: 'Date',
      description: 'The Monday.',
      select: { weekStart: true },
      resolve: (run) => fromUtcMidnight(run.weekStart),
    }),
    weekEnd: t.field({
      type: 'Date',
      description: 'The Sunday.',
      select: { weekEnd: true },
      resolve: (run) => fromUtcMidnight(run.weekEnd),
    }),
    basePay: t.field({
      type: 'Money',
      description: 'The pay of all days.',
      select: { basePay: true },
      resolve: (run) => toAmount(fromDecimal(run.basePay)),
    }),
    bonuses: t.field({
      type: 'Money',
      description: "The expenses of all days; the name is the older system's.",
      select: { bonuses: true },
      resolve: (run) => toAmount(fromDecimal(run.bonuses)),
    }),
    totalPay: t.field({
      type: 'Money',
      description: 'Base pay and expenses.',
      select: { totalPay: true },
      resolve: (run) => toAmount(fromDecimal(run.totalPay)),
    }),
    status: t.expose('status', { type: PayrollRunStatusEnum }),
    payDate: t.field({
      type: 'Date',
      description: 'The calendar day the money counts as paid, which decides its tax year.',
      select: { payDate: true },
      resolve: (run) => fromUtcMidnight(run.payDate),
    }),
    entries: t.relation('entries', {
      type: PayrollEntry,
      description: 'The days, from Monday on.',
      query: { orderBy: { date: 'asc' } },
    }),
    processedAt: t.expose('processedAt', { type: 'DateTime' }),
    paidAt: t.expose('paidAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was marked as paid out.',
    }),
    voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true }),
    voidReason: t.exposeString('voidReason', { nullable: true }),
    replaces: t.relation('replaces', {
      nullable: true,
      description: 'The void run of the same week that this one replaces.',
    }),
    replacedBy: t.relation('replacedBy', {
      nullable: true,
      description: 'The run that replaces this one, which is void.',
    }),
    isReplaced: t.boolean({
      description: 'Whether another run replaces this one.',
      select: { replacedBy: { select: { id: true } } },
      resolve: (run) => run.replacedBy !== null,
    }),
    viewerCanVoid: t.withAuth({ signedIn: true }).boolean({
      select: { status: true },
      resolve: (run, _args, { viewer }) =>
        run.status !== 'VOID' && canPay(viewer, { id: run.userId }) === null,
    }),
    viewerCanMarkPaid: t.withAuth({ signedIn: true }).boolean({
      select: { status: true },
      resolve: (run, _args, { viewer }) =>
        run.status === 'PROCESSED' && canPay(viewer, { id: run.userId }) === null,
    }),
  }),
});

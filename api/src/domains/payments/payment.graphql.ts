import { hasAnyRole, PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import type { Viewer } from '../../operation/context.ts';
import { canPay } from '../../viewer/policy.ts';

export const PaymentMethodEnum = builder.enumType('PaymentMethod', {
  description: 'How the money went out.',
  values: {
    CHECK: { description: 'A check; the reference is its number.' },
    ACH: { description: 'A bank transfer by ACH.' },
    WIRE: { description: 'A wire transfer.' },
    CASH: { description: 'Handed out in cash.' },
    OTHER: { description: 'Anything else, and payments without a recorded method.' },
  },
});

/** The viewer's own payments; payroll readers see all. */
const visiblePayments = (viewer: Viewer | null): { userId?: string | { in: string[] } } => {
  if (!viewer) return { userId: { in: [] } };
  return hasAnyRole(viewer, PAYROLL_READERS) ? {} : { userId: viewer.id };
};

const PaymentRun = builder.prismaObject('PaymentRun', {
  tokenScope: 'PAYROLL_READ',
  description: 'A run that a payment settled in full.',
  // Reached only through a payment, which checks the access.
  authScopes: { signedIn: true },
  select: { paymentId: true, runId: true },
  fields: (t) => ({ run: t.relation('run', { description: 'What was paid, in full.' }) }),
});

export const Payment = builder.prismaNode('Payment', {
  tokenScope: 'PAYROLL_READ',
  id: { field: 'id' },
  // Someone else's payment looks like one that does not exist: null.
  nullable: true,
  description:
    'Money that has gone out, on the day it went out, which decides its tax year. It never changes; a mistake is voided.',
  findUnique: (id, { viewer }) => ({ id, ...visiblePayments(viewer) }),
  select: { id: true, userId: true },
  authScopes: (payment, context) => isActiveOwnerOrHasRole(context, payment.userId, PAYROLL_READERS),
  runScopesOnType: true,
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'No two payments have the same number.' }),
    user: t.relation('user', { description: 'Who was paid.' }),
    date: t.expose('date', {
      type: 'Date',
      description: 'The calendar day the money went out.',
    }),
    method: t.expose('method', { type: PaymentMethodEnum, description: 'How the money went out.' }),
    reference: t.exposeString('reference', {
      description: 'The check number or another reference; empty if none.',
    }),
    amount: t.expose('amount', {
      type: 'Money',
      description: 'The total net pay of its runs, in dollars.',
    }),
    settled: t.relation('runs', {
      type: PaymentRun,
      description: 'The runs it settled, by number; those of a void payment as well.',
      query: { orderBy: { run: { number: 'asc' } } },
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was recorded.' }),
    recordedBy: t.relation('recordedBy', {
      nullable: true,
      description:
        'Who recorded it; null if that is not known, or if that person was deleted since. For those who read payroll.',
      authScopes: { anyRole: PAYROLL_READERS },
    }),
    approvedBy: t.relation('approvedBy', {
      nullable: true,
      description:
        'The second person who approved it; null if none was needed, or if that person was deleted since. For those who read payroll.',
      authScopes: { anyRole: PAYROLL_READERS },
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
    viewerCanVoid: t.withAuth({ signedIn: true }).boolean({
      description:
        "Whether it isn't void and the viewer may void it. No one can void a payment to themselves.",
      select: { voidedAt: true },
      resolve: (payment, _args, { viewer }) =>
        payment.voidedAt === null && canPay(viewer, { id: payment.userId }) === null,
    }),
  }),
});

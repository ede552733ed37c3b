/** A person's plans, and what they still owe. */
import { sumCents, toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { type Range, rangePage, toStretch } from '../../graph/keyset.ts';
import { selectedOfRows } from '../../graph/pagedConnection.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { newestFirst } from '../../graph/sortOrder.ts';
import { batched } from '../../platform/sql/batched.ts';
import { User } from '../people/user.graphql.ts';
import { Plan } from './plan.graphql.ts';
import { computeOwed, TAKEN } from './planRows.ts';

const PlanConnection = builder.connectionObject(
  { type: Plan, name: 'PlanConnection', description: 'A page of plans, newest first.' },
  { name: 'PlanEdge', description: 'A plan of the list, with its place.' },
);

const NEWEST_FIRST = newestFirst('createdAt');

// The selection is known only at run time, so the type of the rows does not include it.
const plansOf = batched(async ({ db }, people, { select }: { select?: object }, range: Range) => {
  const owned = { ...select, id: true, userId: true, createdAt: true } as const;
  const found = await db.user.findMany({
    where: { id: { in: [...people] } },
    select: { id: true, plans: { select: owned, ...toStretch(NEWEST_FIRST, {}, range) } },
  });
  return new Map(found.map(({ id, plans }) => [id, plans]));
});

builder.prismaObjectField('User', 'plans', (t) =>
  t.connection(
    {
      type: Plan,
      tokenScope: 'PAYROLL_READ',
      description:
        'Advances and recurring deductions, newest first, including those that are over; for the person and for those who read payroll.',
      authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
      resolve: ({ id }, args, context, info) =>
        rangePage(args, { info, order: NEWEST_FIRST, within: id, numbered: false }, (range) =>
          plansOf(context, id, selectedOfRows(context, info, 'Plan'), range),
        ),
    },
    PlanConnection,
  ),
);

/** Valid plans with a total. */
const OWED = { voidedAt: null, total: { not: null }, kind: { not: 'RECURRING' } } as const;

builder.prismaObjectFields(User, (t) => ({
  balance: t.field({
    type: 'Money',
    tokenScope: 'PAYROLL_READ',
    description:
      'Dollars that the person still owes: what is left of advances, ended ones too, and of overpayments.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    select: { plans: { where: OWED, select: { total: true, writtenOff: true, ...TAKEN } } },
    resolve: ({ plans }) => toAmount(sumCents(plans.map((plan) => computeOwed(plan) ?? 0))),
  }),
}));

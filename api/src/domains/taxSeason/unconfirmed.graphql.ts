/** Expenses paid before expenses had a category. They count as reimbursed, and no one has confirmed that. */
import { fromDecimal, toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import type { Context } from '../../operation/context.ts';
import { batched } from '../../platform/sql/batched.ts';
import { PayrollRun } from '../payroll/payrollRun.graphql.ts';
import { User } from '../people/user.graphql.ts';
import { unconfirmedByRun, unconfirmedByYear } from '../taxDocuments/unconfirmed.sql.ts';

const ofRun = batched(async (context: Context, runs) => {
  const sums = await context.sql.read(context, unconfirmedByRun({ runs }));
  return new Map(Object.entries(sums));
});

const ofPerson = batched(async (context: Context, people) => {
  const years = await context.sql.read(context, unconfirmedByYear({ people }));
  return new Map(Object.entries(years));
});

type Year = Awaited<ReturnType<typeof ofPerson>>[number];

const UnconfirmedExpenses = builder.objectRef<Year>('UnconfirmedExpenses').implement({
  tokenScope: 'TAX_READ',
  description: 'Expenses reimbursed to a person in a year that no one has confirmed.',
  authScopes: { anyRole: PAYROLL_READERS },
  fields: (t) => ({
    year: t.exposeInt('year', { description: words.taxYear }),
    amount: t.field({
      type: 'Money',
      description: 'Dollars that count as reimbursed because they were paid as expenses.',
      resolve: ({ amount }) => toAmount(fromDecimal(amount)),
    }),
  }),
});

builder.prismaObjectFields(User, (t) => ({
  unconfirmedExpenses: t.field({
    type: [UnconfirmedExpenses],
    tokenScope: 'TAX_READ',
    description:
      'What was reimbursed before expenses had a category, by the year of the payment, the newest first; years whose Form 1099-NEC was submitted are left out.',
    authScopes: { anyRole: PAYROLL_READERS },
    resolve: ({ id }, _args, context) => ofPerson(context, id),
  }),
}));

builder.prismaObjectFields(PayrollRun, (t) => ({
  unconfirmed: t.field({
    type: 'Money',
    description: 'The part of the reimbursed expenses that was paid before expenses had a category.',
    authScopes: { anyRole: PAYROLL_READERS },
    resolve: async ({ id }, _args, context) => toAmount(fromDecimal(await ofRun(context, id))),
  }),
}));

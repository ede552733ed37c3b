/** What a person was paid this year, in lists of people. */
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { paidThisYear } from './paidThisYear.service.ts';

builder.prismaObjectFields('User', (t) => ({
  paidThisYear: t.field({
    type: 'Money',
    tokenScope: 'PAYROLL_READ',
    description:
      "What was paid in the company's current year, by the dates of the payments: pay and reimbursed expenses, before deductions, including what was paid before the portal was used. For the person and those who read payroll.",
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    resolve: async ({ id }, _args, context) => toAmount(await paidThisYear(context, id)),
  }),
}));

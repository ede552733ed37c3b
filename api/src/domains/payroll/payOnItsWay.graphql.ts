/** A person's next pay, for their home page. */
import { toAmount } from 'rules/money';
import { PAYROLL_READERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { assertOneAtATime } from '../../graph/oneAtATime.ts';
import { isActiveOwnerOrHasRole } from '../../graph/scopes.ts';
import { words } from '../../graph/words.ts';
import { payOnItsWay, type PayOnItsWay as Shape } from './payOnItsWay.service.ts';
import { PayrollRun } from './payrollRun.graphql.ts';

export const PayStepEnum = builder.enumType('PayStep', {
  description: "How far a week's pay has come before the money goes out.",
  values: {
    LOGGED: { description: 'Days are logged, and some of them await a decision.' },
    APPROVED: { description: 'All of its days are approved.' },
    ON_PAYROLL: { description: 'There is a payroll run, which is not paid.' },
  } as const,
});

const PayOnItsWay = builder.objectRef<Shape>('PayOnItsWay').implement({
  tokenScope: 'PAYROLL_READ',
  description: 'A payment that a person can expect.',
  authScopes: { signedIn: true },
  fields: (t) => ({
    weekStart: t.expose('weekStart', { type: 'Date', description: words.monday }),
    payDate: t.expose('payDate', {
      type: 'Date',
      nullable: true,
      description:
        "The run's pay date, or the company's payday, even if it has passed; null if there is neither.",
    }),
    step: t.expose('step', { type: PayStepEnum, description: 'How far it has come.' }),
    run: t.field({
      type: PayrollRun,
      nullable: true,
      description: 'The payroll run, once there is one; `net` is what it pays.',
      resolve: ({ run }) => run,
    }),
    estimate: t.field({
      type: 'Money',
      nullable: true,
      description:
        'Without a run: what the week pays if all its days are approved, with approved receipts and after deductions. Null if a day has no rate, and once there is a run.',
      resolve: ({ estimate }) => (estimate === null ? null : toAmount(estimate)),
    }),
    dayCount: t.exposeInt('dayCount', { description: 'Worked days behind the estimate.' }),
  }),
});

builder.prismaObjectFields('User', (t) => ({
  payOnItsWay: t.field({
    type: [PayOnItsWay],
    tokenScope: 'PAYROLL_READ',
    description:
      'What the person is paid next: runs that are not paid, by pay date, then the earliest week with worked days on no run. For the person and those who read payroll.',
    authScopes: ({ id }, _args, context) => isActiveOwnerOrHasRole(context, id, PAYROLL_READERS),
    resolve: ({ id }, _args, context, info) => {
      assertOneAtATime(info, 'person');
      return payOnItsWay(context, id);
    },
  }),
}));

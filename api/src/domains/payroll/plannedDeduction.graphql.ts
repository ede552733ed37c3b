/** What an advance or a deduction would take from a week that is not processed yet. */
import { toAmount } from 'rules/money';
import { MANAGERS } from 'rules/roles';
import { builder } from '../../graph/builder.ts';
import { words } from '../../graph/words.ts';
import { toId } from '../../operation/ids.ts';
import type { Deduction } from './pay/deductions.ts';

export const PlannedDeduction = builder.objectRef<Deduction>('PlannedDeduction').implement({
  tokenScope: 'PAYROLL_READ',
  description:
    'What an advance or a recurring deduction takes when the week is processed, unless it is left out.',
  authScopes: { anyRole: MANAGERS },
  fields: (t) => ({
    planId: t.id({
      description: 'The plan, for `skipPlans`.',
      resolve: ({ planId }) => toId('Plan', planId),
    }),
    description: t.exposeString('description', { description: 'What it is for, such as Fuel advance.' }),
    due: t.field({
      type: 'Money',
      description: 'Dollars that are due with this week, including what was carried over.',
      resolve: ({ due }) => toAmount(due),
    }),
    floor: t.field({
      type: 'Money',
      description: words.floor,
      resolve: ({ floor }) => toAmount(floor),
    }),
    left: t.field({
      type: 'Money',
      nullable: true,
      description: 'Dollars of its total before this week; null if it has none.',
      resolve: ({ left }) => (left === null ? null : toAmount(left)),
    }),
    amount: t.field({
      type: 'Money',
      description:
        'Dollars that it takes from what is proposed, as a positive amount: less than what is due if the floor or the pay leaves no more.',
      resolve: ({ amount }) => toAmount(amount),
    }),
  }),
});

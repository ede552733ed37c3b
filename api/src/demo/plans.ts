/**
 * What the sample takes off pay: insurance every week, and an advance for a repair, half of it taken back.
 */
import type { Day } from 'rules/days';
import { createPlan, type NewPlan } from '../domains/plans/create.service.ts';
import type { SignedInContext } from '../operation/context.ts';
import { toId } from '../operation/ids.ts';

const AGREEMENT = {
  floor: 200_00,
  agreementNote: 'Signed with the lease, section 8.',
  lastWeek: null,
  idempotencyKey: null,
} as const;

type Agreed = Pick<NewPlan, 'userId' | 'agreedBy' | 'firstWeek'>;

const agree = ({ userId, agreedBy, firstWeek }: Agreed) => ({
  ...AGREEMENT,
  ...{ userId: toId('User', userId), agreedBy, agreedOn: firstWeek, firstWeek },
});

export const insure = (boss: SignedInContext, driver: Agreed) =>
  createPlan(boss, {
    ...agree(driver),
    ...{ kind: 'RECURRING', description: 'Occupational accident insurance', weekly: 38_50, total: null },
    ...{ givenOn: null, method: null, reference: '' },
  });

/** $500.00, with $125.00 taken back each week. */
export const advance = (boss: SignedInContext, driver: Agreed, givenOn: Day) =>
  createPlan(boss, {
    ...agree(driver),
    ...{ kind: 'ADVANCE', description: 'Advance for a clutch', weekly: 125_00, total: 500_00 },
    ...{ givenOn, method: 'CHECK', reference: '1032' },
  });

/** Onboarding, step by step. Each step is derived from existing records, so no one has to check anything off. */
import { batched } from '../../platform/sql/batched.ts';
import type { AnswerOf } from '../../platform/sql/statement.ts';
import { standings } from './steps.sql.ts';

const STEPS = ['INVITED', 'SIGNED_IN', 'ADDRESS', 'W9', 'BANK_ACCOUNT', 'FIRST_DAY'] as const;
export type StepName = (typeof STEPS)[number];

export interface Step {
  name: StepName;
  isDone: boolean;
}

type Standing = AnswerOf<typeof standings>[string];

/**
 * Contractors, unless their work relation says otherwise, are paid here and get a 1099. Everyone else only needs to
 * sign in.
 */
const isPaidHere = ({ kind, workRelation }: Pick<Standing, 'kind' | 'workRelation'>): boolean =>
  (workRelation ?? (kind === 'CONTRACTOR' ? 'CONTRACTOR' : 'EMPLOYEE')) === 'CONTRACTOR';

/** A person's steps in order, and which are done. */
function listSteps(person: Standing): Step[] {
  const { invitation, mustChangePassword, street, newestW9, hasAccount, hasWorked } = person;
  const done: Record<StepName, boolean> = {
    // An imported person is added first and invited later.
    INVITED: !invitation || invitation.wasSent,
    SIGNED_IN: !invitation && !mustChangePassword,
    // A Form W-9 includes an address.
    ADDRESS: Boolean(street) || newestW9 !== null,
    W9: newestW9 !== null && newestW9.verdict !== 'MISTAKE',
    BANK_ACCOUNT: Boolean(hasAccount),
    FIRST_DAY: Boolean(hasWorked),
  };
  const names = isPaidHere(person) ? STEPS : (['INVITED', 'SIGNED_IN'] as const);
  return names.map((name) => ({ name, isDone: done[name] }));
}

/** A person's steps, read for everyone who is listed. */
export const stepsOf = batched(async (context, people) => {
  const found = Object.entries(await context.sql.read(context, standings({ people })));
  return new Map(found.map(([userId, standing]) => [userId, listSteps(standing)]));
});

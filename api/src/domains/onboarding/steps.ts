/** Onboarding, step by step. Each step is derived from existing records, so no one has to check anything off. */
import type { WorkRelation } from '../../platform/db/generated/client/enums.ts';

export const STEPS = ['INVITED', 'SIGNED_IN', 'ADDRESS', 'W9', 'BANK_ACCOUNT', 'FIRST_DAY'] as const;
export type StepName = (typeof STEPS)[number];

export interface Step {
  name: StepName;
  isDone: boolean;
}

/** What we know about a new person. */
export interface Standing {
  kind: 'STAFF' | 'CONTRACTOR';
  workRelation: WorkRelation | null;
  mustChangePassword: boolean;
  street: string | null;
  invitation: { createdAt: Date; expiresAt: Date } | null;
  /** The newest Form W-9, if there is one. */
  taxProfiles: readonly { decision: { verdict: string } | null }[];
  /** The current account. */
  bankAccounts: readonly unknown[];
  /** A day worked, if there is one. */
  timeLogs: readonly unknown[];
}

/**
 * Contractors, unless their work relation says otherwise, are paid here and get a 1099. Everyone else only needs to
 * sign in.
 */
const isPaidHere = ({ kind, workRelation }: Pick<Standing, 'kind' | 'workRelation'>): boolean =>
  (workRelation ?? (kind === 'CONTRACTOR' ? 'CONTRACTOR' : 'EMPLOYEE')) === 'CONTRACTOR';

/** A person's steps in order, and which are done. */
export function listSteps(person: Standing): Step[] {
  const { invitation, mustChangePassword, street, taxProfiles, bankAccounts, timeLogs } = person;
  const [newest] = taxProfiles;
  const done: Record<StepName, boolean> = {
    // An imported person is added first and invited later.
    INVITED: !invitation || invitation.expiresAt > invitation.createdAt,
    SIGNED_IN: !invitation && !mustChangePassword,
    // A Form W-9 includes an address.
    ADDRESS: Boolean(street) || newest !== undefined,
    W9: newest !== undefined && newest.decision?.verdict !== 'MISTAKE',
    BANK_ACCOUNT: bankAccounts.length > 0,
    FIRST_DAY: timeLogs.length > 0,
  };
  const names = isPaidHere(person) ? STEPS : (['INVITED', 'SIGNED_IN'] as const);
  return names.map((name) => ({ name, isDone: done[name] }));
}

/** Taking someone on, step by step; read out of what is there, so that no one has to tick anything off. */
import type { WorkRelation } from '../../platform/db/generated/client/enums.ts';

export const STEPS = ['INVITED', 'SIGNED_IN', 'ADDRESS', 'W9', 'BANK_ACCOUNT', 'FIRST_DAY'] as const;
export type StepName = (typeof STEPS)[number];

export interface Step {
  name: StepName;
  isDone: boolean;
}

/** What is known of someone who is being taken on. */
export interface Standing {
  kind: 'STAFF' | 'CONTRACTOR';
  workRelation: WorkRelation | null;
  mustChangePassword: boolean;
  street: string | null;
  invitation: { createdAt: Date; expiresAt: Date } | null;
  /** The newest Form W-9, if there is one. */
  taxProfiles: readonly { decision: { verdict: string } | null }[];
  /** The account that counts. */
  bankAccounts: readonly unknown[];
  /** A day worked. */
  timeLogs: readonly unknown[];
}

/** Who is paid here and gets a 1099: contractors unless it is known otherwise. Others need no more than to sign in. */
const isPaidHere = ({ kind, workRelation }: Pick<Standing, 'kind' | 'workRelation'>): boolean =>
  (workRelation ?? (kind === 'CONTRACTOR' ? 'CONTRACTOR' : 'EMPLOYEE')) === 'CONTRACTOR';

/** The steps of a person, in order, and which of them are done. */
export function listSteps(person: Standing): Step[] {
  const { invitation, mustChangePassword, street, taxProfiles, bankAccounts, timeLogs } = person;
  const [newest] = taxProfiles;
  const done: Record<StepName, boolean> = {
    // Someone from a list is added first and invited later.
    INVITED: !invitation || invitation.expiresAt > invitation.createdAt,
    SIGNED_IN: !invitation && !mustChangePassword,
    // A Form W-9 has one.
    ADDRESS: Boolean(street) || newest !== undefined,
    W9: newest !== undefined && newest.decision?.verdict !== 'MISTAKE',
    BANK_ACCOUNT: bankAccounts.length > 0,
    FIRST_DAY: timeLogs.length > 0,
  };
  const names = isPaidHere(person) ? STEPS : (['INVITED', 'SIGNED_IN'] as const);
  return names.map((name) => ({ name, isDone: done[name] }));
}

/** What a caller can read in a field, according to the table of types. */
import type { ObjectRow, Readers } from '../support/objects.ts';
import type { Outcome, Subject } from '../support/rights.ts';
import type { Caller } from './callers.ts';
import { isAllowed } from './expected.ts';

export const findReaders = ({ readers, except = {} }: ObjectRow, field: string): Readers =>
  except[field] ?? readers;

/** 'OK', or the code of the refusal. */
export function expectedFieldOutcome(rule: Readers, caller: Caller, subject: Subject): Outcome {
  if (rule === 'everyone') return 'OK';
  if (caller.standing === 'stranger') return 'UNAUTHENTICATED';
  if (typeof rule === 'object' && 'inSession' in rule) {
    if (caller.standing === 'mustChange') return 'PASSWORD_CHANGE_REQUIRED';
    return !caller.accessToken && isAllowed(rule.inSession, caller) ? 'OK' : 'FORBIDDEN';
  }
  const isOwn = typeof rule === 'object' && 'own' in rule && subject === 'own';
  if (caller.standing === 'mustChange')
    return isOwn && rule.whileChangeIsDue ? 'OK' : 'PASSWORD_CHANGE_REQUIRED';
  const allowed = typeof rule === 'object' && 'own' in rule ? rule.roles : rule;
  return isOwn || isAllowed(allowed, caller) ? 'OK' : 'FORBIDDEN';
}

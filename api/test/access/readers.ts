/** What the table of types says that a caller reads of a field. */
import type { ObjectRow, Readers } from '../support/objects.ts';
import type { Answer, Subject } from '../support/rights.ts';
import type { Caller } from './callers.ts';
import { isAllowed } from './expected.ts';

export const readersOf = ({ readers, except = {} }: ObjectRow, field: string): Readers =>
  except[field] ?? readers;

/** 'OK', or the code of the refusal. */
export function expectedOfField(rule: Readers, caller: Caller, subject: Subject): Answer {
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

/**
 * What a permanent deletion leaves of each kind of entry about the deleted person. Typed IDs decide whom an entry is
 * about, never a text in it: writing another person's ID into a reason changes nothing.
 *
 * What others did to the person stays as an act, with the values that its row in actions/ lists. What people did to their own
 * records is removed, unless it lasts: money, roles, tokens, and who saw a taxpayer number are also the company's
 * history. Names, addresses, email addresses, last four digits and free text are never among the values.
 */
import type { JsonValue } from '../platform/sql/define.ts';
import { findAction } from './actions.ts';

/** The parts of an entry about the person that matter here. */
export interface EntryAbout {
  action: string;
  userId: string | null;
  deletedUserNumber: number | null;
}

/**
 * Whether the entry stays as an act: someone else did it, or it lasts. An entry without an actor, such as a failed
 * sign-in, counts as the person's own.
 */
export function staysAsAct(entry: EntryAbout, personId: string): boolean {
  const isByOther = entry.deletedUserNumber !== null || (entry.userId !== null && entry.userId !== personId);
  return isByOther || findAction(entry.action).lasts === true;
}

type Values = Record<string, JsonValue>;

/** What remains of an entry's values. A deleted person's ID leads to no one, so it stays. */
export function valuesLeft(action: string, values: unknown): Values | null {
  if (typeof values !== 'object' || values === null) return null;
  const kept = ['userId', ...(findAction(action).keeps ?? [])];
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept.includes(name)));
}

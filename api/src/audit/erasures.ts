/**
 * What a permanent deletion leaves of each kind of entry about the deleted person. An entry is about someone by its
 * typed ids alone, never by a text in it: writing another's id into a reason changes nothing.
 *
 * What others did to the person stays as an act, with the values that its row in actions/ names. What people did to
 * their own records goes whole, unless it lasts: money, roles, tokens, and who saw a taxpayer number are the company's
 * history too. Names, addresses, e-mail addresses, last four digits and free text are never among the values.
 */
import type { JsonValue } from '../platform/sql/define.ts';
import { findAction } from './actions.ts';

/** An entry about the person, as far as it matters here. */
export interface EntryAbout {
  action: string;
  userId: string | null;
  deletedUserNumber: number | null;
}

/** Whether the entry stays as an act: someone else did it, or it lasts. One by no one, as a failed sign-in, is the person's own. */
export function staysAsAct(entry: EntryAbout, personId: string): boolean {
  const isByOther = entry.deletedUserNumber !== null || (entry.userId !== null && entry.userId !== personId);
  return isByOther || findAction(entry.action).lasts === true;
}

type Values = Record<string, JsonValue>;

/** What stays of an entry's values. The id of someone deleted leads to no one, and stays. */
export function valuesLeft(action: string, values: unknown): Values | null {
  if (typeof values !== 'object' || values === null) return null;
  const kept = ['userId', ...(findAction(action).keeps ?? [])];
  return Object.fromEntries(Object.entries(values).filter(([name]) => kept.includes(name)));
}

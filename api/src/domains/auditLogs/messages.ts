/** The message of an entry, or of a whole act, as the row of its action has it (audit/actions). */
import type { ActTotals, Facts } from '../../audit/actions/action.ts';
import { findAction } from '../../audit/actions.ts';
import type { Context } from '../../operation/context.ts';
import { type Entry, readFacts } from './facts.ts';

/** The message of an action, from known facts. */
export function sayWith(action: string, facts: Facts): string {
  const { reads, did, didAll } = findAction(action);
  if (reads) return reads(facts);
  const what = facts.act && typeof didAll === 'function' ? didAll : did;
  return `${facts.actor} ${typeof what === 'string' ? what : what(facts)}.`;
}

export const toMessage = async (context: Context, entry: Entry): Promise<string> =>
  sayWith(entry.action, await readFacts(context, entry));

/** Such as 'Dana Whitfield approved 5 days of Daniel Nakamura, Nov 16 – 20, 2026.' An entry can be the whole act. */
export async function toActMessage(context: Context, entry: Entry, act: ActTotals | null): Promise<string> {
  if (!act) return toMessage(context, entry);
  if (findAction(entry.action).didAll && act.person !== null)
    return sayWith(entry.action, await readFacts(context, entry, act));
  return `${(await toMessage(context, entry)).replace(/\.$/, '')}, and ${act.entries - 1} more.`;
}

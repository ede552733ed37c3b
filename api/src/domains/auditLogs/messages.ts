/** The message of an entry, or of a whole act, as the row of its action has it (audit/actions). */
import type { ActTotals, Facts } from '../../audit/actions/action.ts';
import { findAction } from '../../audit/actions.ts';
import type { Context } from '../../operation/context.ts';
import { type Entry, ofAct, readFacts } from './facts.ts';

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
export function toActMessage(action: string, facts: Facts, act: ActTotals | null): string {
  if (act && act.people > 0 && findAction(action).didAll) return sayWith(action, ofAct(facts, act));
  const message = sayWith(action, facts);
  return act ? `${message.replace(/\.$/, '')}, and ${act.entries - 1} more.` : message;
}

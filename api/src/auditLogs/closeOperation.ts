/** What is still to be done when an operation is over. */
import type { Context } from '../context.ts';
import { publishChanges } from '../live/publishChanges.ts';
import { recordRefusals } from './refusals.ts';

/** Enters what was refused; has the operation's entries sealed and its changes told behind the answer's back. */
export async function closeOperation(context: Context): Promise<void> {
  await recordRefusals(context);
  publishChanges(context);
  if (context.entries.splice(0).length) context.sealer.wake();
}

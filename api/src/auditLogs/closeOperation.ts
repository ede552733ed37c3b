/** What the audit log still has to do when an operation is over. */
import type { Context } from '../context.ts';
import { recordRefusals } from './refusals.ts';

/** Enters what was refused, and has the operation's entries sealed behind the answer's back. */
export async function closeOperation(context: Context): Promise<void> {
  await recordRefusals(context);
  if (context.entries.splice(0).length) context.sealer.wake();
}

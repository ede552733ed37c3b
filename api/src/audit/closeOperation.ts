/** What is still to be done when an operation is over. */
import { RequestCache } from '@pothos/plugin-scope-auth';
import type { Context } from '../operation/context.ts';
import { publishChanges } from '../operation/publishChanges.ts';
import { recordRefusals } from './refusals.ts';

/**
 * Records what was refused; has the operation's entries sealed and its changes published after the response. Most
 * operations leave nothing of the kind, and nothing to wait for.
 */
export function closeOperation(context: Context): Promise<void> | undefined {
  if (context.refusals.length > 0) return recordRefusals(context).then(() => finish(context));
  finish(context);
  return undefined;
}

function finish(context: Context): void {
  if (context.changes.length > 0) publishChanges(context);
  if (context.entries.splice(0).length > 0) context.sealer.wake();
  // What the operation was allowed would otherwise keep its context in memory for much longer than its response takes.
  RequestCache.clearForContext(context);
}

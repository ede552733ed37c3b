/** Finishes an operation. */
import { RequestCache } from '@pothos/plugin-scope-auth';
import type { Context } from '../operation/context.ts';
import { publishChanges } from '../operation/publishChanges.ts';
import { recordRefusals } from './refusals.ts';

/**
 * Records refusals; seals the operation's entries and publishes its changes after the response. Most operations have
 * none of these, so nothing to wait for.
 */
export function closeOperation(context: Context): Promise<void> | undefined {
  if (context.refusals.length > 0) return recordRefusals(context).then(() => finish(context));
  finish(context);
  return undefined;
}

function finish(context: Context): void {
  if (context.changes.length > 0) publishChanges(context);
  if (context.entries.splice(0).length > 0) context.sealer.wake();
  // Otherwise, cached scopes would keep the context in memory long after the response.
  RequestCache.clearForContext(context);
}

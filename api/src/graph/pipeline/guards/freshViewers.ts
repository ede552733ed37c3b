/**
 * Refuses a mutation whose viewer lost access through the previous one. Mutations of one request run one after another,
 * and one may end the access of the next: signing out, a new password. So each one after the first checks its viewer
 * again, as a separate request would.
 */
import { RequestCache } from '@pothos/plugin-scope-auth';
import { defaultFieldResolver } from 'graphql';
import type { Context } from '../../../operation/context.ts';
import { loadSessionViewer } from '../../../viewer/sessions.ts';
import type { Guard } from '../guard.ts';

/** Requests that have already run a mutation. */
const begun = new WeakSet<Context>();

async function refreshViewer(context: Context): Promise<void> {
  const { viewer } = context;
  // Access tokens cannot run mutations that end sessions.
  if (!viewer || viewer.accessToken) return;
  context.viewer = await loadSessionViewer(context, { userId: viewer.id, sessionId: viewer.sessionId });
  RequestCache.clearForContext(context);
}

/** Makes every mutation of the schema reload its viewer. */
export const freshViewers: Guard<'field'> = {
  runs: 'field',
  guard: (schema) => {
    for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
      const { resolve = defaultFieldResolver } = field;
      field.resolve = async (source, args, context: Context, info) => {
        if (begun.has(context)) await refreshViewer(context);
        begun.add(context);
        return resolve(source, args, context, info);
      };
    }
    return schema;
  },
};

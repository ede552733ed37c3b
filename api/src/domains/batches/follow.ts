/** The progress of a batch, published while the job runs. */
import { GraphQLError } from 'graphql';
import { hasAnyRole, type RoleGroup } from 'rules/roles';
import { type Delivery, watch } from '../../graph/subscriptions/watch.ts';
import type { SignedInContext, Viewer } from '../../operation/context.ts';
import { NotFoundError, requestError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { BatchKind } from './defineBatch.ts';

/** Milliseconds: at most four updates a second, however fast the job is. */
const GATHER_MS = 250;

function notFound({ name }: BatchKind): GraphQLError {
  const { message, code } = new NotFoundError(name);
  return new GraphQLError(message, { extensions: { code } });
}

/** The key in an ID. A malformed ID gets the same error as a batch that does not exist. */
function batchKey(kind: BatchKind, id: string): string {
  try {
    return toKey(kind.table, id);
  } catch {
    throw notFound(kind);
  }
}

/** The batch's key, and whether it has finished. Throws to end the stream. */
async function progress(
  kind: BatchKind,
  readers: RoleGroup,
  context: SignedInContext,
  viewer: Viewer,
  batchId: string,
): Promise<Delivery<string>> {
  if (!hasAnyRole(viewer, readers)) throw requestError('FORBIDDEN');
  const batch = await kind.find(context.db, batchId);
  if (!batch) throw notFound(kind);
  return { values: [batchId], isLast: batch.finishedAt !== null };
}

/** Sends the batch's key at once, again whenever it makes progress, and one last time when it is finished. */
export function follow(kind: BatchKind, readers: RoleGroup, context: SignedInContext, id: string) {
  const batchId = batchKey(kind, id);
  return watch<string>(context, {
    concerns: (_viewer, change) => change.kind === 'BATCH' && change.batchId === batchId,
    values: (_signals, viewer) => progress(kind, readers, context, viewer, batchId),
    gather: GATHER_MS,
  });
}

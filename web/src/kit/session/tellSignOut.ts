import mutation, { type useSignOutMutation$data } from '../../__generated__/useSignOutMutation.graphql';
import { ownPage } from './ownPage';
import { isSignOutUnfinished, signOut } from './sessionStore';

type Answer = {
  readonly data?: useSignOutMutation$data | null;
  readonly errors?: readonly { readonly extensions?: { readonly code?: string } }[];
};

const { locks } = navigator as { locks?: LockManager };
const listeners = new Set<() => void>();

export function onSignOutFinished(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

async function tell(): Promise<void> {
  // Another tab may have been first.
  if (!isSignOutUnfinished()) return;
  const { id, name } = mutation.params;
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { ...ownPage(), 'content-type': 'application/json' },
    body: JSON.stringify({ documentId: id, operationName: name, variables: {} }),
  });
  const { data, errors } = (await response.json().catch(() => ({}))) as Answer;
  const isRefused = response.status === 401 || errors?.[0]?.extensions?.code === 'UNAUTHENTICATED';
  // Refused, the session was over already.
  if (!isRefused && !data?.logout) return;
  signOut();
  for (const listener of listeners) listener();
}

/**
 * Tells the server of a sign-out that it has not heard of. One tab at a time: a late response would remove the cookie
 * of the next session.
 */
export const tellSignOut = (): Promise<void> => (locks ? locks.request('portal.signOut', tell) : tell());

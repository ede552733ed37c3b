import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql';
import { signOut } from './sessionStore';

/**
 * Ends the session on the server and here. Here it always ends: no one stays signed in on a shared computer because the
 * server could not be reached.
 */
export function useSignOut() {
  const [commit, isBusy] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      logout {
        message
      }
    }
  `);
  const run = useCallback(
    () => commit({ variables: {}, onCompleted: () => signOut(), onError: () => signOut() }),
    [commit],
  );
  return [run, isBusy] as const;
}

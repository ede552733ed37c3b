import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useSignOutMutation } from '../../__generated__/useSignOutMutation.graphql';
import { signOut } from './sessionStore';
import { dropTabDrafts } from './tabDraft';

/**
 * Ends the session on the server and here. Here it always ends: no one stays signed in on a shared computer because the
 * server could not be reached, which is told once it can be.
 */
export function useSignOut() {
  const [commit, isBusy] = useMutation<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      logout {
        message
      }
    }
  `);
  const run = useCallback(() => {
    const leave = (isKnown: boolean) => {
      dropTabDrafts();
      signOut(isKnown);
    };
    commit({
      variables: {},
      onCompleted: (_response, errors) => leave(!errors),
      onError: () => leave(false),
    });
  }, [commit]);
  return [run, isBusy] as const;
}

import { useCallback } from 'react';
import { graphql, useMutation } from 'react-relay';
import type { useEndOtherSessionsMutation } from '../../__generated__/useEndOtherSessionsMutation.graphql';
import { serverMessage } from '../../kit/relay/failures';
import { notify } from '../../kit/ui/notify';

const failure = 'Failed to sign out everywhere else';

/** Ends all of the viewer's own sessions except this one. No rule refuses it, so there is no typed refusal to read. */
export function useEndOtherSessions() {
  const [commit, isBusy] = useMutation<useEndOtherSessionsMutation>(graphql`
    mutation useEndOtherSessionsMutation {
      signOutElsewhere {
        user {
          ...SessionsCard_user
        }
      }
    }
  `);
  const run = useCallback(
    () =>
      commit({
        variables: {},
        onError: (error) => notify.error(serverMessage(error) ?? failure),
        onCompleted: (_response, errors) => {
          if (errors?.length) notify.error(serverMessage(errors) ?? failure);
          else notify.success('Signed out everywhere else');
        },
      }),
    [commit],
  );
  return [run, isBusy] as const;
}

import { graphql } from 'react-relay';
import type { useEndSessionMutation } from '../../__generated__/useEndSessionMutation.graphql';
import { useAction } from '../../kit/relay/useAction';

/** Ends another of the viewer's own sessions; the list shows it in place. */
export function useEndSession() {
  return useAction<useEndSessionMutation>(
    graphql`
      mutation useEndSessionMutation($input: EndSessionInput!) {
        result: endSession(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on EndSessionPayload {
            user {
              ...SessionsCard_user
            }
          }
        }
      }
    `,
    { success: 'Signed out on that device', failure: 'Failed to sign out' },
  );
}

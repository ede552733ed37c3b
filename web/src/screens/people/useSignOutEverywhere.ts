import { graphql } from 'react-relay';
import type { useSignOutEverywhereMutation } from '../../__generated__/useSignOutEverywhereMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Ends someone else's sessions and access tokens. Then the action no longer applies. */
export function useSignOutEverywhere() {
  return useMutation<useSignOutEverywhereMutation>(
    graphql`
      mutation useSignOutEverywhereMutation($input: SignOutEverywhereInput!) {
        result: signOutEverywhere(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SignOutEverywherePayload {
            user {
              sessionCount
              accessTokenCount
              ...useAccessActions_user
            }
          }
        }
      }
    `,
    { success: 'Signed out everywhere', failure: 'Failed to sign out' },
  );
}

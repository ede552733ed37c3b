import { graphql } from 'react-relay';
import type { useRevokeTokenMutation } from '../../__generated__/useRevokeTokenMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Revokes one of the viewer's own tokens at once; the row shows it in place. */
export function useRevokeToken() {
  return useMutation<useRevokeTokenMutation>(
    graphql`
      mutation useRevokeTokenMutation($input: RevokeAccessTokenInput!) {
        result: revokeAccessToken(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RevokeAccessTokenPayload {
            personalAccessToken {
              ...AccessTokensTable_token
            }
          }
        }
      }
    `,
    { success: 'Access token revoked', failure: 'Failed to revoke the access token' },
  );
}

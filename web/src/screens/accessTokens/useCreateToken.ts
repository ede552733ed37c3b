import { graphql } from 'react-relay';
import type { useCreateTokenMutation } from '../../__generated__/useCreateTokenMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Makes a token; its text comes this once. The list comes back with it. */
export function useCreateToken() {
  return useMutation<useCreateTokenMutation>(
    graphql`
      mutation useCreateTokenMutation($input: CreateAccessTokenInput!) {
        result: createAccessToken(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CreateAccessTokenPayload @alias(as: "made") {
            token
            query {
              viewer {
                accessTokens {
                  ...AccessTokensTable_token
                }
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to create the access token' },
  );
}

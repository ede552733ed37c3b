import { graphql } from 'react-relay';
import type { useCreateTokenMutation } from '../../__generated__/useCreateTokenMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Creates a token, whose text arrives only once. The newest is first in the list. */
export function useCreateToken() {
  return useMutation<useCreateTokenMutation>(
    graphql`
      mutation useCreateTokenMutation($input: CreateAccessTokenInput!, $connections: [ID!]!) {
        result: createAccessToken(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on CreateAccessTokenPayload @alias(as: "made") {
            token
            accessToken
              @prependNode(connections: $connections, edgeTypeName: "PersonalAccessTokenEdge") {
              ...AccessTokensTable_token
            }
          }
        }
      }
    `,
    { failure: 'Failed to create the access token' },
  );
}

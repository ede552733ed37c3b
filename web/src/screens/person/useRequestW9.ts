import { graphql } from 'react-relay';
import type { useRequestW9Mutation } from '../../__generated__/useRequestW9Mutation.graphql';
import { useAction } from '../../kit/relay/useAction';

/** Asks somebody to sign a Form W-9. */
export function useRequestW9(name: string) {
  return useAction<useRequestW9Mutation>(
    graphql`
      mutation useRequestW9Mutation($input: RequestW9Input!) {
        result: requestW9(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RequestW9Payload {
            user {
              id
              w9RequestedAt
              w9RequestedBy {
                id
                name
              }
            }
          }
        }
      }
    `,
    { success: `W-9 requested from ${name}`, failure: 'Failed to request the W-9' },
  );
}

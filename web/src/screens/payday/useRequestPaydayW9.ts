import { graphql } from 'react-relay';
import type { useRequestPaydayW9Mutation } from '../../__generated__/useRequestPaydayW9Mutation.graphql';
import { useAction } from '../../kit/relay/useAction';

/** Requests a Form W-9 from someone. */
export function useRequestPaydayW9(name: string) {
  return useAction<useRequestPaydayW9Mutation>(
    graphql`
      mutation useRequestPaydayW9Mutation($input: RequestW9Input!) {
        result: requestW9(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RequestW9Payload {
            user {
              w9RequestedAt
              viewerCanRequestW9
            }
          }
        }
      }
    `,
    { success: `W-9 requested from ${name}`, failure: 'Failed to request the W-9' },
  );
}

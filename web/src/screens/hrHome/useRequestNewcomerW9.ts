import { graphql } from 'react-relay';
import type { useRequestNewcomerW9Mutation } from '../../__generated__/useRequestNewcomerW9Mutation.graphql';
import { useAction } from '../../kit/relay/useAction';

/** Requests a Form W-9 from a newcomer. */
export function useRequestNewcomerW9(name: string) {
  return useAction<useRequestNewcomerW9Mutation>(
    graphql`
      mutation useRequestNewcomerW9Mutation($input: RequestW9Input!) {
        result: requestW9(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RequestW9Payload {
            user {
              ...Newcomer_user
            }
          }
        }
      }
    `,
    { success: `W-9 requested from ${name}`, failure: 'Failed to request the W-9' },
  );
}

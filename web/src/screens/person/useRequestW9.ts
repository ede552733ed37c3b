import { graphql } from 'react-relay';
import type { useRequestW9Mutation } from '../../__generated__/useRequestW9Mutation.graphql';
import { useAction } from '../../kit/relay/useAction';

/** Requests a Form W-9 from someone. The response includes the open tab that shows it. */
export function useRequestW9(name: string) {
  return useAction<useRequestW9Mutation>(
    graphql`
      mutation useRequestW9Mutation($input: RequestW9Input!, $first: Int!, $tax: Boolean!, $history: Boolean!) {
        result: requestW9(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RequestW9Payload {
            user {
              ...W9Fact_user
              ...PersonTabs_refresh
            }
          }
        }
      }
    `,
    { success: `W-9 requested from ${name}`, failure: 'Failed to request the W-9' },
  );
}

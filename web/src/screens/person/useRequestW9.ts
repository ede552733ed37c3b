import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { RequestW9Input, useRequestW9Mutation } from '../../__generated__/useRequestW9Mutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useAction } from '../../kit/relay/useAction';

/** Asks the person on the page to sign a Form W-9; the page comes back with it. */
export function useRequestW9(name: string) {
  const variables = useScreenVariables<PersonScreenQuery>();
  const [run, isBusy] = useAction<useRequestW9Mutation>(
    graphql`
      mutation useRequestW9Mutation(
        $input: RequestW9Input!
        $id: ID!
        $first: Int!
        $readsPay: Boolean!
        $isContact: Boolean!
        $days: Boolean!
        $pay: Boolean!
        $receipts: Boolean!
        $tax: Boolean!
        $documents: Boolean!
        $access: Boolean!
        $history: Boolean!
      ) {
        result: requestW9(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RequestW9Payload {
            query {
              ...PersonScreen_query
            }
          }
        }
      }
    `,
    { success: `W-9 requested from ${name}`, failure: 'Failed to request the W-9' },
  );
  const request = (input: RequestW9Input) => run({ ...variables(), input });
  return [request, isBusy] as const;
}

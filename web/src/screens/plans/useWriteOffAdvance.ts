import { graphql } from 'react-relay';
import type { useWriteOffAdvanceMutation } from '../../__generated__/useWriteOffAdvanceMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Writes off the rest of an advance; the response includes the person's balance. */
export const useWriteOffAdvance = () =>
  useMutation<useWriteOffAdvanceMutation>(
    graphql`
      mutation useWriteOffAdvanceMutation($input: WriteOffAdvanceInput!, $first: Int!) {
        result: writeOffAdvance(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on WriteOffAdvancePayload {
            plan {
              user {
                ...BalanceTab_user @arguments(first: $first)
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to write it off' },
  );

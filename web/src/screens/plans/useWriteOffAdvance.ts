import { graphql } from 'react-relay';
import type { useWriteOffAdvanceMutation } from '../../__generated__/useWriteOffAdvanceMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Writes off what is left of an advance; the person's balance comes back with it. */
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

import { graphql } from 'react-relay';
import type { useMarkWeekPaidMutation } from '../../__generated__/useMarkWeekPaidMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Marks every processed run of a week as paid, but one's own. */
export function useMarkWeekPaid() {
  return useMutation<useMarkWeekPaidMutation>(
    graphql`
      mutation useMarkWeekPaidMutation($input: MarkWeekPaidInput!) {
        result: markWeekPaid(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on MarkWeekPaidPayload @alias(as: "payload") {
            paid
          }
        }
      }
    `,
    { failure: 'Failed to update the payroll' },
  );
}

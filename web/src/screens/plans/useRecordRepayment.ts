import { graphql } from 'react-relay';
import type { useRecordRepaymentMutation } from '../../__generated__/useRecordRepaymentMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Records a repayment of an advance by hand; the response includes the person's balance. */
export const useRecordRepayment = () =>
  useMutation<useRecordRepaymentMutation>(
    graphql`
      mutation useRecordRepaymentMutation($input: RecordRepaymentInput!, $first: Int!) {
        result: recordRepayment(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on RecordRepaymentPayload {
            plan {
              user {
                ...BalanceTab_user @arguments(first: $first)
              }
            }
          }
        }
      }
    `,
    { failure: 'Failed to save' },
  );

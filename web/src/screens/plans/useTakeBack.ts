import { graphql } from 'react-relay';
import type { useTakeBackMutation } from '../../__generated__/useTakeBackMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Lets later pay take back what was paid for a void run; the response includes the person's balance and plans. */
export const useTakeBack = () =>
  useMutation<useTakeBackMutation>(
    graphql`
      mutation useTakeBackMutation($input: TakeBackOverpaidInput!, $first: Int!) {
        result: takeBackOverpaid(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on TakeBackOverpaidPayload {
            payrollRun {
              user {
                ...BalanceTab_user @arguments(first: $first)
              }
            }
          }
        }
      }
    `,
    { success: 'It comes out of later pay', failure: 'Failed to save' },
  );

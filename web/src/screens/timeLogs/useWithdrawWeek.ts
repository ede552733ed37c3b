import { graphql } from 'react-relay';
import type { useWithdrawWeekMutation } from '../../__generated__/useWithdrawWeekMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Takes back a submitted week as far as nobody has decided about it. */
export function useWithdrawWeek() {
  return useMutation<useWithdrawWeekMutation>(
    graphql`
      mutation useWithdrawWeekMutation(
        $input: WithdrawWeekInput!
        $userId: ID!
        $status: TimeLogStatus
        $startDate: Date
        $endDate: Date
        $isFiltered: Boolean!
        $foundDays: Int!
        $loggedDays: Int!
      ) {
        result: withdrawWeek(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on WithdrawWeekPayload @alias(as: "withdrawn") {
            withdrawnDays
            query {
              ...TimeLogsScreen_query
            }
          }
        }
      }
    `,
    {
      success: 'Week taken back. Nothing of it is submitted until you send it again.',
      failure: 'Failed to take back the week. Please try again.',
    },
  );
}

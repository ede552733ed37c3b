import { graphql } from 'react-relay';
import type { useWithdrawWeekMutation } from '../../__generated__/useWithdrawWeekMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Recalls the undecided days of a submitted week. */
export function useWithdrawWeek() {
  return useMutation<useWithdrawWeekMutation>(
    graphql`
      mutation useWithdrawWeekMutation(
        $input: WithdrawWeekInput!
        $connections: [ID!]!
        $userId: ID!
        $status: TimeLogStatus
        $startDate: Date
        $endDate: Date
        $isFiltered: Boolean!
        $foundDays: Int!
      ) {
        result: withdrawWeek(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on WithdrawWeekPayload @alias(as: "withdrawn") {
            withdrawnDays
            deletedTimeLogIds @deleteEdge(connections: $connections)
            timeLogs {
              ...loggedDay_timeLog
            }
            query {
              ...TimeLogsScreen_refresh
            }
          }
        }
      }
    `,
    {
      success: 'Week recalled. Submit it again when it’s ready.',
      failure: 'Failed to recall the week. Please try again.',
    },
  );
}

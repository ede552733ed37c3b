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
            # eslint-disable-next-line relay/unused-fields -- the directive reads it
            deletedTimeLogIds @deleteEdge(connections: $connections)
            timeLogs {
              ...loggedDay_timeLog
            }
            query {
              ...PaySummary_query
              ...TimeLogCounts_query
                @arguments(userId: $userId, status: $status, startDate: $startDate, endDate: $endDate)
              ...FoundDays_query
                @arguments(
                  userId: $userId
                  status: $status
                  startDate: $startDate
                  endDate: $endDate
                  first: $foundDays
                )
                @include(if: $isFiltered)
                @alias(as: "found")
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

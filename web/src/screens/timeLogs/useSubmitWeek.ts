import { graphql } from 'react-relay';
import type { useSubmitWeekMutation } from '../../__generated__/useSubmitWeekMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/**
 * Submits the changed days of one week: all of them are written or none. The response includes the days, those new to
 * the log at its start: the weeks sort theirs by date.
 */
export function useSubmitWeek() {
  return useMutation<useSubmitWeekMutation>(
    graphql`
      mutation useSubmitWeekMutation(
        $input: SubmitWeekInput!
        $connections: [ID!]!
        $userId: ID!
        $status: TimeLogStatus
        $startDate: Date
        $endDate: Date
        $isFiltered: Boolean!
        $foundDays: Int!
      ) {
        result: submitWeek(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SubmitWeekPayload {
            timeLogs @prependNode(connections: $connections, edgeTypeName: "TimeLogEdge") {
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
      success: 'Weekly time logs submitted successfully!',
      failure: 'Failed to submit weekly logs. Please try again.',
    },
  );
}

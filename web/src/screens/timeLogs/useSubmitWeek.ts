import { graphql } from 'react-relay';
import type { useSubmitWeekMutation } from '../../__generated__/useSubmitWeekMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Submits the changed days of one week: all of them are written or none. */
export function useSubmitWeek() {
  return useMutation<useSubmitWeekMutation>(
    graphql`
      mutation useSubmitWeekMutation(
        $input: SubmitWeekInput!
        $userId: ID!
        $status: TimeLogStatus
        $startDate: Date
        $endDate: Date
        $isFiltered: Boolean!
        $foundDays: Int!
        $loggedDays: Int!
      ) {
        result: submitWeek(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SubmitWeekPayload {
            query {
              ...TimeLogsScreen_query
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

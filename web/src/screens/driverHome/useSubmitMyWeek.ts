import { graphql } from 'react-relay';
import type { useSubmitMyWeekMutation } from '../../__generated__/useSubmitMyWeekMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Submits the changed days of a week from the home page; the response includes the page's data about days and pay. */
export function useSubmitMyWeek() {
  return useMutation<useSubmitMyWeekMutation>(
    graphql`
      mutation useSubmitMyWeekMutation($input: SubmitWeekInput!, $userId: ID!) {
        result: submitWeek(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SubmitWeekPayload {
            query {
              ...EmployeeDashboard_refresh
            }
          }
        }
      }
    `,
    { success: 'Days submitted.', failure: 'Failed to submit the days. Please try again.' },
  );
}

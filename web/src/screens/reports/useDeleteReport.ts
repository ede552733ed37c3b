import { graphql } from 'react-relay';
import type { useDeleteReportMutation } from '../../__generated__/useDeleteReportMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Deletes a report and removes it from the list. */
export function useDeleteReport() {
  return useMutation<useDeleteReportMutation>(
    graphql`
      mutation useDeleteReportMutation($input: DeleteReportInput!, $connections: [ID!]!) {
        result: deleteReport(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeleteReportPayload @alias(as: "payload") {
            # eslint-disable-next-line relay/unused-fields -- the directive reads it
            deletedReportId @deleteEdge(connections: $connections)
          }
        }
      }
    `,
    { success: 'Report deleted successfully!', failure: 'Failed to delete report' },
  );
}

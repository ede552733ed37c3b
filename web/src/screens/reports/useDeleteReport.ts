import { graphql } from 'react-relay';
import type { useDeleteReportMutation } from '../../__generated__/useDeleteReportMutation.graphql';
import { useMutation } from '../../kit/relay/useMutation';

/** Deletes a report. The list is requested again afterwards. */
export function useDeleteReport() {
  return useMutation<useDeleteReportMutation>(
    graphql`
      mutation useDeleteReportMutation($input: DeleteReportInput!) {
        result: deleteReport(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeleteReportPayload @alias(as: "payload") {
            deletedReportId
          }
        }
      }
    `,
    { success: 'Report deleted successfully!', failure: 'Failed to delete report' },
  );
}

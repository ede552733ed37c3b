import { graphql } from 'react-relay';
import type { ReportsScreenQuery } from '../../__generated__/ReportsScreenQuery.graphql';
import type { useDeleteReportMutation } from '../../__generated__/useDeleteReportMutation.graphql';
import { useConnections } from '../../kit/relay/ListId';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useMutation } from '../../kit/relay/useMutation';

/** Deletes a report and removes it from the list, whose page is returned with the rows that moved up. */
export function useDeleteReport() {
  const connections = useConnections();
  const variables = useScreenVariables<ReportsScreenQuery>();
  const [run, isBusy] = useMutation<useDeleteReportMutation>(
    graphql`
      mutation useDeleteReportMutation(
        $input: DeleteReportInput!
        $connections: [ID!]!
        $inList: Boolean!
        $first: Int!
        $after: String
        $startDate: Date
        $endDate: Date
        $userId: ID
        $year: Int
      ) {
        result: deleteReport(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on DeleteReportPayload @alias(as: "payload") {
            deletedReportId @deleteEdge(connections: $connections)
            query {
              ...ReportsList_query @alias(as: "list") @include(if: $inList)
            }
          }
        }
      }
    `,
    { success: 'Report deleted successfully!', failure: 'Failed to delete report' },
  );
  const remove = (id: string) =>
    run({ input: { id }, connections, inList: connections.length > 0, ...variables() });
  return [remove, isBusy] as const;
}

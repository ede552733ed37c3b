import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { ArchiveScreenQuery } from '../../__generated__/ArchiveScreenQuery.graphql';
import type { useUnarchiveUserMutation } from '../../__generated__/useUnarchiveUserMutation.graphql';
import { useConnections } from '../../kit/relay/ListId';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useAction } from '../../kit/relay/useAction';
import { notify } from '../../kit/ui/notify';

/** Takes someone out of the archive and the list, and back on Undo. Returns whether it was done. */
export function useUnarchiveUser() {
  const [run] = useAction<useUnarchiveUserMutation>(
    graphql`
      mutation useUnarchiveUserMutation(
        $input: SetUserArchivedInput!
        $connections: [ID!]!
        $first: Int!
        $after: String
        $search: String
      ) {
        result: setUserArchived(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetUserArchivedPayload {
            user {
              id @deleteEdge(connections: $connections)
              archived
              ...ArchiveTable_user
            }
            query {
              ...ArchiveScreen_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to unarchive user' },
  );
  const connections = useConnections();
  const variables = useScreenVariables<ArchiveScreenQuery>();
  return useCallback(
    async (userId: string) => {
      const move = async (archived: boolean) => {
        const { ok } = await run({
          input: { userId, archived },
          connections: archived ? [] : connections,
          ...variables(),
        });
        return ok;
      };
      const undo = async () => {
        if (await move(true)) notify.success('User archived successfully!');
      };
      const isDone = await move(false);
      if (isDone) notify.success('User unarchived successfully!', { label: 'Undo', onClick: undo });
      return isDone;
    },
    [run, variables, connections],
  );
}

import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useRevalidator } from 'react-router-dom';
import type { useUnarchiveUserMutation } from '../../__generated__/useUnarchiveUserMutation.graphql';
import { useConnections } from '../../kit/relay/ListId';
import { useAction } from '../../kit/relay/useAction';
import { notify } from '../../kit/ui/notify';

/** Takes somebody out of the archive and the list, and back on Undo. */
export function useUnarchiveUser() {
  const [run] = useAction<useUnarchiveUserMutation>(
    graphql`
      mutation useUnarchiveUserMutation($input: SetUserArchivedInput!, $connections: [ID!]!) {
        result: setUserArchived(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetUserArchivedPayload {
            user {
              # eslint-disable-next-line relay/unused-fields -- the directive reads it
              id @deleteEdge(connections: $connections)
              archived
              ...ArchiveTable_user
            }
          }
        }
      }
    `,
    { failure: 'Failed to unarchive user' },
  );
  const connections = useConnections();
  const { revalidate } = useRevalidator();
  return useCallback(
    async (userId: string) => {
      const move = async (archived: boolean) => {
        const { ok } = await run({ input: { userId, archived }, connections: archived ? [] : connections });
        if (ok) void revalidate();
        return ok;
      };
      const undo = async () => {
        if (await move(true)) notify.success('User archived successfully!');
      };
      if (await move(false))
        notify.success('User unarchived successfully!', { label: 'Undo', onClick: undo });
    },
    [run, revalidate, connections],
  );
}

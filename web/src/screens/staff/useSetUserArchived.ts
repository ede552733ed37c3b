import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSetUserArchivedMutation } from '../../__generated__/useSetUserArchivedMutation.graphql';
import { useAction } from '../../kit/relay/useAction';
import { notify } from '../../kit/ui/notify';
import { warnOfOpenThings } from '../people/warnOfOpenThings';

/** The row shows it in place, and the cards update. */
export const archiving = graphql`
  mutation useSetUserArchivedMutation($input: SetUserArchivedInput!) {
    result: setUserArchived(input: $input) {
      ... on Error @alias(as: "error") {
        ...mutationErrors_error
      }
      ... on SetUserArchivedPayload {
        user {
          ...StaffTable_user
          ...warnOfOpenThings_user
        }
        query {
          ...StaffScreen_refresh @arguments(list: false)
        }
      }
    }
  }
`;

/** Archives or unarchives someone; the row shows it in place, the cards update, and Undo reverts an archiving. */
export function useSetUserArchived() {
  const [run] = useAction<useSetUserArchivedMutation>(archiving, { failure: 'Failed to archive user' });
  return useCallback(
    async function setArchived(userId: string, archived: boolean): Promise<void> {
      const outcome = await run({ input: { userId, archived } });
      if (!outcome.ok) return;
      if (!archived) return notify.success('User unarchived successfully!');
      notify.success('User archived successfully!', {
        label: 'Undo',
        onClick: () => setArchived(userId, false),
      });
      if (outcome.result.user) warnOfOpenThings(outcome.result.user);
    },
    [run],
  );
}

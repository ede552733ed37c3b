import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useSetUserActiveMutation } from '../../__generated__/useSetUserActiveMutation.graphql';
import { useAction } from '../../kit/relay/useAction';
import { notify } from '../../kit/ui/notify';
import { warnOfOpenThings } from '../people/warnOfOpenThings';

/** Activates or deactivates someone; the row shows it in place, the cards update, and Undo reverts a deactivation. */
export function useSetUserActive() {
  const [run] = useAction<useSetUserActiveMutation>(
    graphql`
      mutation useSetUserActiveMutation($input: SetUserActiveInput!) {
        result: setUserActive(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on SetUserActivePayload {
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
    `,
    { failure: 'Failed to update user status' },
  );
  return useCallback(
    async function setActive(userId: string, isActive: boolean): Promise<void> {
      const outcome = await run({ input: { userId, isActive } });
      if (!outcome.ok) return;
      if (isActive) return notify.success('User activated successfully!');
      notify.success('User deactivated successfully!', {
        label: 'Undo',
        onClick: () => setActive(userId, true),
      });
      if (outcome.result.user) warnOfOpenThings(outcome.result.user);
    },
    [run],
  );
}

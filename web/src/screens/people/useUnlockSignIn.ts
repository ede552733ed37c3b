import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { PersonScreenQuery } from '../../__generated__/PersonScreenQuery.graphql';
import type { useUnlockSignInMutation } from '../../__generated__/useUnlockSignInMutation.graphql';
import { useScreenVariables } from '../../kit/relay/ScreenVariables';
import { useAction } from '../../kit/relay/useAction';
import { notify } from '../../kit/ui/notify';

/** Unlocks the sign-in of someone with too many wrong passwords. Then the action no longer applies. */
export function useUnlockSignIn() {
  const page = useScreenVariables<PersonScreenQuery>();
  const [run] = useAction<useUnlockSignInMutation>(
    graphql`
      mutation useUnlockSignInMutation(
        $input: UnlockSignInInput!
        $first: Int = 0
        $tax: Boolean = false
        $history: Boolean = false
      ) {
        result: unlockSignIn(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on UnlockSignInPayload {
            user {
              ...useSignInActions_user
              ...PersonTabs_refresh
            }
          }
        }
      }
    `,
    { failure: 'Failed to unlock sign-in' },
  );
  return useCallback(
    async (userId: string, name: string) => {
      const { ok } = await run({ ...page(), input: { userId } });
      if (ok) notify.success(`Sign-in unlocked. ${name} can try again now.`);
    },
    [run, page],
  );
}

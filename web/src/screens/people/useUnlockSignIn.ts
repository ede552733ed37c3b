import { useCallback } from 'react';
import { graphql } from 'react-relay';
import type { useUnlockSignInMutation } from '../../__generated__/useUnlockSignInMutation.graphql';
import { useAction } from '../../kit/relay/useAction';
import { notify } from '../../kit/ui/notify';

/** Unlocks the sign-in of someone with too many wrong passwords. Then the action no longer applies. */
export function useUnlockSignIn() {
  const [run] = useAction<useUnlockSignInMutation>(
    graphql`
      mutation useUnlockSignInMutation($input: UnlockSignInInput!) {
        result: unlockSignIn(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on UnlockSignInPayload {
            user {
              ...useSignInActions_user
            }
          }
        }
      }
    `,
    { failure: 'Failed to unlock sign-in' },
  );
  return useCallback(
    async (userId: string, name: string) => {
      const { ok } = await run({ input: { userId } });
      if (ok) notify.success(`Sign-in unlocked. ${name} can try again now.`);
    },
    [run],
  );
}

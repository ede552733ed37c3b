import { graphql } from 'react-relay';
import type {
  UpdateProfileInput,
  useUpdateProfileMutation,
} from '../../__generated__/useUpdateProfileMutation.graphql';
import { type Outcome, useMutation } from '../../kit/relay/useMutation';
import { updateUser } from '../../kit/session/sessionStore';
import { storedUser } from '../../kit/session/storedUser';

/** Shown when the server could not be reached, and when it refused. */
const FAILURE = 'Failed to update profile';
const REFUSED = 'Profile update failed';

/** Changes the user's own profile; the name and the avatar in the shell update. */
export function useUpdateProfile() {
  const [update, isBusy] = useMutation<useUpdateProfileMutation>(
    graphql`
      mutation useUpdateProfileMutation($input: UpdateProfileInput!) {
        result: updateProfile(input: $input) {
          ... on Error @alias(as: "error") {
            ...mutationErrors_error
          }
          ... on UpdateProfilePayload {
            user {
              ...Profile_user
              ...storedUser_user
            }
          }
        }
      }
    `,
    { success: 'Profile updated successfully', failure: FAILURE },
  );
  const run = async (
    input: UpdateProfileInput,
  ): Promise<Outcome<useUpdateProfileMutation['response']['result']>> => {
    const outcome = await update({ input });
    if (outcome.ok && outcome.result.user) updateUser(storedUser(outcome.result.user));
    // Errors of single fields follow in a list.
    if (!outcome.ok && outcome.message !== FAILURE)
      return { ...outcome, message: outcome.issues.length > 0 ? REFUSED : `${REFUSED}: ${outcome.message}` };
    return outcome;
  };
  return [run, isBusy] as const;
}

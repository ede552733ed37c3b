import { graphql } from 'react-relay';
import type { useLoginMutation } from '../__generated__/useLoginMutation.graphql';
import { useMutation } from '../relay/useMutation';
import { signIn } from '../session/sessionStore';
import { storedUser } from '../session/storedUser';

/** Signs in: answers null when it worked (the page then follows the session), else why not. */
export function useLogin() {
  const [login, isBusy] = useMutation<useLoginMutation>(
    graphql`
      mutation useLoginMutation($input: LoginInput!) {
        result: login(input: $input) {
          ... on Error @alias(as: "error") {
            message
            ... on ValidationError @alias(as: "validation") {
              issues {
                path
                message
              }
            }
          }
          ... on LoginPayload @alias(as: "session") {
            token
            needsPasswordChange
            user {
              ...storedUser_user
            }
          }
        }
      }
    `,
    { failure: 'Login failed' },
  );
  const run = async (email: string, password: string): Promise<string | null> => {
    const outcome = await login({ input: { email, password } });
    if (!outcome.ok) return outcome.message;
    const { session } = outcome.result;
    if (!session) return 'Login failed';
    const { token, needsPasswordChange, user } = session;
    signIn({ token, user: { ...storedUser(user), needsPasswordChange } });
    return null;
  };
  return [run, isBusy] as const;
}

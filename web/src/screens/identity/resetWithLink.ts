import { graphql } from 'react-relay';
import type { resetWithLink_requestMutation } from '../../__generated__/resetWithLink_requestMutation.graphql';
import type { resetWithLinkMutation } from '../../__generated__/resetWithLinkMutation.graphql';
import { type Sent, sendAlone } from './sendAlone';

const reset = graphql`
  mutation resetWithLinkMutation($input: ResetPasswordWithTokenInput!) {
    result: resetPasswordWithToken(input: $input) {
      ... on Error {
        message
      }
      ... on ValidationError {
        issues {
          message
        }
      }
    }
  }
`;

const request = graphql`
  mutation resetWithLink_requestMutation($input: RequestPasswordResetInput!) {
    result: requestPasswordReset(input: $input) {
      ... on Error {
        message
      }
      ... on MessagePayload {
        text: message
      }
    }
  }
`;

/** Sets the password of the link's person: returns null when it worked, else the reason. */
export async function resetPassword(token: string, newPassword: string): Promise<string | null> {
  const sent = await sendAlone<resetWithLinkMutation['response']>(
    reset,
    { input: { token, newPassword } },
    'Failed to change password',
  );
  return 'refusal' in sent ? sent.refusal : null;
}

/** Requests a link by email; the message is the same for every address. */
export const requestLink = (
  email: string,
): Promise<Sent<resetWithLink_requestMutation['response']['result']>> =>
  sendAlone<resetWithLink_requestMutation['response']>(
    request,
    { input: { email } },
    'Failed to request a link',
  );

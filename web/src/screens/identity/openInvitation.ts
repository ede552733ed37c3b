import { graphql } from 'react-relay';
import type { openInvitation_acceptMutation } from '../../__generated__/openInvitation_acceptMutation.graphql';
import type { openInvitationQuery } from '../../__generated__/openInvitationQuery.graphql';
import { signIn } from '../../kit/session/sessionStore';
import type { StoredUser } from '../../kit/session/storedUser';
import { type Sent, sendAlone } from './sendAlone';

const query = graphql`
  query openInvitationQuery($token: String!) {
    result: openInvitation(token: $token) {
      companyName
      firstName
      lastName
      email
    }
  }
`;

const mutation = graphql`
  mutation openInvitation_acceptMutation($input: AcceptInvitationInput!) {
    result: acceptInvitation(input: $input) {
      ... on Error {
        message
      }
      ... on ValidationError {
        issues {
          message
        }
      }
      ... on LoginPayload {
        user {
          id
          firstName
          lastName
          email
          roles
          needsPasswordChange
          idleMinutes
          unreadNotices
        }
        query {
          company {
            legalName
          }
        }
      }
    }
  }
`;

export type Invitation = NonNullable<openInvitationQuery['response']['result']>;

/** The invited person; null if the link is no longer valid. */
export const fetchInvitation = (token: string): Promise<Sent<Invitation | null>> =>
  token
    ? sendAlone<{ result: Invitation | null }>(
        query,
        { token },
        'Couldn’t load the invitation. Reload the page.',
      )
    : Promise.resolve({ result: null });

const FAILURE = 'Failed to accept the invitation';

/** Sets the password and signs in: returns null when it worked, else the reason. */
export async function acceptInvitation(token: string, newPassword: string): Promise<string | null> {
  const sent = await sendAlone<openInvitation_acceptMutation['response']>(
    mutation,
    { input: { token, newPassword } },
    FAILURE,
  );
  if ('refusal' in sent) return sent.refusal;
  const { user, query: about } = sent.result ?? {};
  if (!user) return FAILURE;
  signIn({ ...(user as StoredUser), companyName: about?.company?.legalName });
  return null;
}

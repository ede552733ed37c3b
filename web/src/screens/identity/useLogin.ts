import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import type { LoginInput, useLoginMutation } from '../../__generated__/useLoginMutation.graphql';
import { serverMessage } from '../../kit/relay/failures';
import { fetchGraphQL } from '../../kit/relay/fetchGraphQL';
import { signIn } from '../../kit/session/sessionStore';
import type { StoredUser } from '../../kit/session/storedUser';

// The sign-in page loads before Relay: its only request is sent and read without it.
const { params } = graphql`
  mutation useLoginMutation($input: LoginInput!) {
    result: login(input: $input) {
      ... on Error {
        message
        code
      }
      ... on LoginPayload {
        user {
          id
          firstName
          lastName
          email
          roles
          needsPasswordChange
          needsSecondFactor
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
` as ConcreteRequest;

const FAILURE = 'Login failed';

/** Why a sign-in failed: `code` if it implies a next step. */
export type LoginRefusal = { readonly message: string; readonly code?: string };

/** Returns null when it worked, else the reason. */
async function login(input: LoginInput): Promise<LoginRefusal | null> {
  try {
    const response = await fetchGraphQL(params, { input });
    const { data, errors } = response as { data?: useLoginMutation['response']; errors?: unknown };
    if (!data?.result || errors) return { message: serverMessage(errors) ?? FAILURE };
    const { user, query, message = FAILURE, code } = data.result;
    if (!user) return { message, code };
    // Without an error no part is missing.
    signIn({ ...(user as StoredUser), companyName: query?.company?.legalName });
    return null;
  } catch {
    return { message: FAILURE };
  }
}

/** Signs in: returns null when it worked, else the reason. On success it stays busy until the next page has loaded. */
export function useLogin() {
  const [isBusy, setBusy] = useState(false);
  const run = async (input: LoginInput): Promise<LoginRefusal | null> => {
    setBusy(true);
    const refusal = await login(input);
    if (refusal) setBusy(false);
    return refusal;
  };
  return [run, isBusy] as const;
}

import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import type { LoginInput, useLoginMutation } from '../../__generated__/useLoginMutation.graphql';
import { serverMessage } from '../../kit/relay/failures';
import { fetchGraphQL } from '../../kit/relay/fetchGraphQL';
import { signIn } from '../../kit/session/sessionStore';

// The sign-in page is there before Relay is: its one request is sent by itself, and the response read as it comes.
const { params } = graphql`
  mutation useLoginMutation($input: LoginInput!) {
    result: login(input: $input) {
      ... on Error {
        message
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
        }
      }
    }
  }
` as unknown as ConcreteRequest;

const FAILURE = 'Login failed';

/** Returns null when it worked, else why not. */
async function login(input: LoginInput): Promise<string | null> {
  try {
    const response = await fetchGraphQL(params, { input });
    const { data, errors } = response as { data?: useLoginMutation['response']; errors?: unknown };
    if (!data || errors) return serverMessage(errors) ?? FAILURE;
    const { user, message } = data.result;
    if (!user) return message ?? FAILURE;
    signIn(user);
    return null;
  } catch {
    return FAILURE;
  }
}

/** Signs in: returns null when it worked, else why not. It stays busy then, until the page it leads to is there. */
export function useLogin() {
  const [isBusy, setBusy] = useState(false);
  const run = async (email: string, password: string): Promise<string | null> => {
    setBusy(true);
    const refusal = await login({ email, password });
    if (refusal) setBusy(false);
    return refusal;
  };
  return [run, isBusy] as const;
}

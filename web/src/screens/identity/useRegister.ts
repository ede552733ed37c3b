import { useState } from 'react';
import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import type { useRegisterMutation } from '../../__generated__/useRegisterMutation.graphql';
import { serverMessage } from '../../kit/relay/failures';
import { fetchGraphQL } from '../../kit/relay/fetchGraphQL';

// As at the sign-in, there is no Relay yet on this page: the request is sent without it.
const { params } = graphql`
  mutation useRegisterMutation($input: RegisterInput!) {
    result: register(input: $input) {
      __typename
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
` as ConcreteRequest;

const FAILURE = 'Registration failed';

export type RegisterValues = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'password', string>;

/** Returns null when the request was received, else the reason. */
async function register({ phone, ...input }: RegisterValues): Promise<string | null> {
  try {
    const response = await fetchGraphQL(params, { input: { ...input, phone: phone.trim() || null } });
    const { data, errors } = response as { data?: useRegisterMutation['response']; errors?: unknown };
    if (!data?.result || errors) return serverMessage(errors) ?? FAILURE;
    const { message, issues } = data.result;
    const details = issues?.map((issue) => issue.message).join(' ');
    return details ? `${FAILURE}: ${details}` : (message ?? null);
  } catch {
    return FAILURE;
  }
}

/** Requests an account: returns null when it worked, else the reason. */
export function useRegister() {
  const [isBusy, setBusy] = useState(false);
  const run = async (values: RegisterValues): Promise<string | null> => {
    setBusy(true);
    const refusal = await register(values);
    setBusy(false);
    return refusal;
  };
  return [run, isBusy] as const;
}

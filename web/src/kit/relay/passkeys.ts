/**
 * Passkeys in the browser. The signed data goes to the server unchanged; the code loads when someone uses a passkey.
 */
import { graphql } from 'react-relay';
import type { ConcreteRequest } from 'relay-runtime';
import { signIn } from '../session/sessionStore';
import type { StoredUser } from '../session/storedUser';
import { serverMessage } from './failures';
import { fetchGraphQL } from './fetchGraphQL';

type Params = ConcreteRequest['params'];
type Result = {
  readonly message?: string;
  readonly options?: string;
  readonly user?: StoredUser;
  readonly query?: { readonly company?: { readonly legalName: string } | null };
};

const FAILURE = 'That passkey didn’t work. Try again.';
const NOT_USED = 'No passkey was used.';

class Refusal extends Error {}

/** The result of a mutation of one field. Throws Refusal. */
async function ask({ params }: { params: Params }, input?: object): Promise<Result> {
  const response = await fetchGraphQL(params, input ? { input } : {});
  const { data, errors } = response as { data?: { result: Result } | null; errors?: unknown };
  if (!data || errors) throw new Refusal(serverMessage(errors) ?? FAILURE);
  if (data.result.message !== undefined) throw new Refusal(data.result.message);
  return data.result;
}

/** Why it failed, in words for people; null if it worked. */
async function reasonOf(work: () => Promise<void>): Promise<string | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Refusal) return error.message;
    const { name } = error as Error;
    if (name === 'InvalidStateError') return 'You already have a passkey on this device.';
    // Also where the person closed the browser's dialog.
    return name === 'NotAllowedError' || name === 'AbortError' ? NOT_USED : FAILURE;
  }
}

async function sign(options: string | undefined): Promise<string> {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  return JSON.stringify(await startAuthentication({ optionsJSON: JSON.parse(options ?? '') }));
}

const beginSignIn = graphql`
  mutation passkeysBeginSignInMutation {
    result: beginPasskeySignIn {
      options
    }
  }
` as ConcreteRequest;
const finishSignIn = graphql`
  mutation passkeysSignInMutation($input: SignInWithPasskeyInput!) {
    result: signInWithPasskey(input: $input) {
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

/** Signs in with the passkey that the person picks. Returns null when it worked, else the reason. */
export const signInWithPasskey = (): Promise<string | null> =>
  reasonOf(async () => {
    const { options } = await ask(beginSignIn);
    const { user, query } = await ask(finishSignIn, { response: await sign(options) });
    if (!user) throw new Refusal(FAILURE);
    signIn({ ...user, companyName: query?.company?.legalName });
  });

const beginConfirmation = graphql`
  mutation passkeysBeginConfirmationMutation {
    result: beginPasskeyConfirmation {
      ... on Error {
        message
      }
      ... on PasskeyOptionsPayload {
        options
      }
    }
  }
` as ConcreteRequest;
const finishConfirmation = graphql`
  mutation passkeysConfirmMutation($input: ConfirmIdentityInput!) {
    result: confirmIdentity(input: $input) {
      ... on Error {
        message
      }
    }
  }
` as ConcreteRequest;

/** Makes the session fresh. Returns null when it worked, else the reason. */
export const confirmWithPasskey = (): Promise<string | null> =>
  reasonOf(async () => {
    const { options } = await ask(beginConfirmation);
    await ask(finishConfirmation, { passkey: await sign(options) });
  });

const beginRegistration = graphql`
  mutation passkeysBeginMutation {
    result: beginPasskey {
      ... on Error {
        message
      }
      ... on PasskeyOptionsPayload {
        options
      }
    }
  }
` as ConcreteRequest;
const finishRegistration = graphql`
  mutation passkeysAddMutation($input: AddPasskeyInput!) {
    result: addPasskey(input: $input) {
      ... on Error {
        message
      }
    }
  }
` as ConcreteRequest;

/** Makes a passkey on this device and adds it under a name. Returns null when it worked, else the reason. */
export const addPasskey = (name: string): Promise<string | null> =>
  reasonOf(async () => {
    const { options } = await ask(beginRegistration);
    const { startRegistration } = await import('@simplewebauthn/browser');
    const response = await startRegistration({ optionsJSON: JSON.parse(options ?? '') });
    await ask(finishRegistration, { name, response: JSON.stringify(response) });
  });

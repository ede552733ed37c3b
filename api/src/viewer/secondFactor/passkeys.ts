/**
 * Passkeys with WebAuthn: a key that never leaves the person's device and signs only for the portal's own address. The
 * device checks a finger, a face or a PIN each time, so a passkey is a complete sign-in.
 */
import type {
  AuthenticationResponseJSON,
  AuthenticatorTransport,
  RegistrationResponseJSON,
} from '@simplewebauthn/server';
import { z } from 'zod';
import type { Context, Tx } from '../../operation/context.ts';
import { type ChallengeUse, isLiveChallenge, keepChallenge, takeChallenge } from './challenges.ts';

// Loaded on demand, because few requests need it and loading takes a while.
const webAuthn = () => import('@simplewebauthn/server');

/** The site of a passkey: the host of the portal's address, never the host of a request. */
function site({ publicUrl }: Pick<Context, 'publicUrl'>) {
  const { hostname, origin } = new URL(publicUrl);
  return { rpID: hostname, origin };
}

export interface KnownPasskey {
  credentialId: string;
  transports: string[];
}

const toDescriptor = ({ credentialId, transports }: KnownPasskey) => ({
  id: credentialId,
  transports: transports as AuthenticatorTransport[],
});

interface Owner {
  id: string;
  email: string;
  firstName: string;
  lastName: string;
}

/** What a browser needs to create a passkey, as JSON. */
export async function registrationOptions(
  context: Context,
  owner: Owner,
  known: readonly KnownPasskey[],
): Promise<string> {
  const { generateRegistrationOptions } = await webAuthn();
  const options = await generateRegistrationOptions({
    rpID: site(context).rpID,
    rpName: await context.companyName(),
    userID: new Uint8Array(Buffer.from(owner.id)),
    userName: owner.email,
    userDisplayName: `${owner.firstName} ${owner.lastName}`,
    excludeCredentials: known.map(toDescriptor),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  });
  await keepChallenge(context, options.challenge, { use: 'REGISTRATION', userId: owner.id });
  return JSON.stringify(options);
}

/** What a browser needs to use a passkey: one of the given ones, or any that the person chooses. */
export async function authenticationOptions(
  context: Context,
  forWhat: ChallengeUse,
  known: readonly KnownPasskey[] = [],
): Promise<string> {
  const { generateAuthenticationOptions } = await webAuthn();
  const options = await generateAuthenticationOptions({
    rpID: site(context).rpID,
    allowCredentials: known.map(toDescriptor),
    userVerification: 'required',
  });
  await keepChallenge(context, options.challenge, forWhat);
  return JSON.stringify(options);
}

const ResponseJson = z.looseObject({
  id: z.string().min(1).max(1400),
  response: z.looseObject({ clientDataJSON: z.string() }),
});
const ClientData = z.looseObject({ challenge: z.string() });

/** A browser's response, and the challenge that it claims to have signed; null if it is malformed. */
function readResponse(text: string): { id: string; challenge: string; json: unknown } | null {
  try {
    const json: unknown = JSON.parse(text);
    const { id, response } = ResponseJson.parse(json);
    const clientData = Buffer.from(response.clientDataJSON, 'base64url').toString();
    return { id, json, challenge: ClientData.parse(JSON.parse(clientData)).challenge };
  } catch {
    return null;
  }
}

/** The library throws for anything wrong with a response. */
const orNull = <Result>(verifying: Promise<Result>): Promise<Result | null> => verifying.catch(() => null);

export interface NewPasskey extends KnownPasskey {
  publicKey: string;
  counter: bigint;
}

/**
 * The passkey that a browser created, and its challenge, which is used up when the passkey is added; null if there is
 * none or not for this use.
 */
export async function verifyRegistration(
  context: Context,
  forWhat: ChallengeUse,
  text: string,
): Promise<{ made: NewPasskey; challenge: string } | null> {
  const sent = readResponse(text);
  if (!sent || !(await isLiveChallenge(context, sent.challenge, forWhat))) return null;
  const { verifyRegistrationResponse } = await webAuthn();
  const { rpID, origin } = site(context);
  const result = await orNull(
    verifyRegistrationResponse({
      response: sent.json as RegistrationResponseJSON,
      expectedChallenge: sent.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
    }),
  );
  if (!result?.verified) return null;
  const { id, publicKey, counter, transports } = result.registrationInfo.credential;
  const made = {
    credentialId: id,
    publicKey: Buffer.from(publicKey).toString('base64url'),
    counter: BigInt(counter),
    transports: transports ?? [],
  };
  return { made, challenge: sent.challenge };
}

/** A passkey's signature. */
export interface Signed {
  id: string;
  userId: string;
  challenge: string;
  counter: { before: bigint; after: bigint };
}

/**
 * The passkey that signed; null if none did or not for this use. If a device counts its signatures, one whose counter
 * does not advance comes from a copy.
 */
export async function verifyPasskey(
  context: Context,
  forWhat: ChallengeUse,
  text: string,
): Promise<Signed | null> {
  const sent = readResponse(text);
  if (!sent || !(await isLiveChallenge(context, sent.challenge, forWhat))) return null;
  const passkey = await context.db.passkey.findUnique({ where: { credentialId: sent.id } });
  if (!passkey || (forWhat.userId !== null && passkey.userId !== forWhat.userId)) return null;
  const { verifyAuthenticationResponse } = await webAuthn();
  const { rpID, origin } = site(context);
  const result = await orNull(
    verifyAuthenticationResponse({
      response: sent.json as AuthenticationResponseJSON,
      expectedChallenge: sent.challenge,
      expectedOrigin: origin,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        ...toDescriptor(passkey),
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: Number(passkey.counter),
      },
    }),
  );
  if (!result?.verified) return null;
  const { id, userId, counter } = passkey;
  const after = BigInt(result.authenticationInfo.newCounter);
  return { id, userId, challenge: sent.challenge, counter: { before: counter, after } };
}

/** Uses up the signature together with its purpose. Returns false if another request did, or the passkey is gone. */
export async function takeSignature(
  tx: Tx,
  context: Context,
  forWhat: ChallengeUse,
  { id, challenge, counter }: Signed,
): Promise<boolean> {
  if (!(await takeChallenge(tx, context, challenge, forWhat))) return false;
  const { count } = await tx.passkey.updateMany({
    where: { id, counter: counter.before },
    data: { counter: counter.after, lastUsedAt: context.now() },
  });
  return count === 1;
}

/** Signing in with a passkey, without a password. */
import type { Context } from '../../operation/context.ts';
import { SignInError } from '../../operation/errors.ts';
import { toClientKey } from '../../viewer/client.ts';
import { findAccount } from '../../viewer/credentials.ts';
import { authenticationOptions, takeSignature, verifyPasskey } from '../../viewer/secondFactor/passkeys.ts';
import { admitAttempt, type Claimed } from '../../viewer/signInLimits.ts';
import { admit, inactive, type LoggedIn, outcomeOf, refuseSignIn } from './signIn.service.ts';

const FOR_SIGN_IN = { use: 'SIGN_IN', userId: null } as const;

const unknown = () => new SignInError('INVALID_CREDENTIALS', 'This passkey doesn’t open the portal.');

/** The key that counts a client's attempts: until it has signed, the owner of the passkey is unknown. */
const triedBy = ({ request }: Context): Claimed => ({
  emailKey: `passkey:${toClientKey(request.ipAddress)}`,
});

/** What the browser needs to sign in. Throws RATE_LIMITED after too many attempts. */
export async function beginPasskeySignIn(context: Context): Promise<string> {
  await admitAttempt(context, triedBy(context));
  return authenticationOptions(context, FOR_SIGN_IN);
}

/** Signs in. Throws SignInError. */
export const signInWithPasskey = (context: Context, response: string): Promise<LoggedIn> =>
  outcomeOf(context, async () => {
    // Without options that are still good, which are counted, nothing is checked.
    const passkey = await verifyPasskey(context, FOR_SIGN_IN, response);
    const account = passkey && (await findAccount(context, { id: passkey.userId }));
    if (!account) return refuseSignIn(context, null, unknown(), 'PASSKEY');
    if (!account.mayEnter) return refuseSignIn(context, account, inactive());
    return admit(context, {
      account,
      tried: triedBy(context),
      refused: unknown,
      prove: async (tx) => ((await takeSignature(tx, context, FOR_SIGN_IN, passkey)) ? 'PASSKEY' : undefined),
    });
  });

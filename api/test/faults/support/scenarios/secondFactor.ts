import { totpCode } from '../../../../src/viewer/secondFactor/totp.ts';
import { createAuthenticator } from '../../../support/authenticator.ts';
import { fromBase32 } from '../../../support/base32.ts';
import type { Scenario } from '../scenarios.ts';
import { PUBLIC_URL } from '../server.ts';

/**
 * Second factors of a person who has just signed in: adds and removes an app and passkeys. Ends the person's sessions.
 */
export async function secondFactorScenario(
  { write, ask, admin }: Scenario,
  { token, userId }: { token: string; userId: string },
): Promise<void> {
  const { secret } = await write('beginAuthenticatorApp', {
    token,
    select: '... on BeginAuthenticatorAppPayload { secret }',
  });
  const code = totpCode(fromBase32(secret), new Date());
  await write('confirmAuthenticatorApp', { token, input: { code } });
  await write('renewRecoveryCodes', { token });
  await write('removeAuthenticatorApp', { token });

  const options = '... on PasskeyOptionsPayload { options }';
  const challengeOf = async (field: string) =>
    JSON.parse((await write(field, { token, select: options })).options).challenge as string;
  const add = async () => {
    const device = createAuthenticator({ origin: PUBLIC_URL });
    const response = device.register({ challenge: await challengeOf('beginPasskey') });
    await write('addPasskey', { token, input: { name: 'Laptop', response } });
    return device;
  };
  await add();
  const { viewer } = await ask(token, '{ viewer { passkeys { id } } }');
  await write('removePasskey', { token, input: { id: viewer.passkeys[0].id } });
  const device = await add();
  await challengeOf('beginPasskeyConfirmation');
  const response = device.authenticate({ challenge: await challengeOf('beginPasskeySignIn') });
  await write('signInWithPasskey', { input: { response } });
  await write('removeSecondFactor', { token: admin.token, input: { userId } });
}

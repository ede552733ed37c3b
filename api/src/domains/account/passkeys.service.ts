/** Adds and removes the viewer's own passkeys. */
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { lockSession } from '../../viewer/lockSession.ts';
import { takeChallenge } from '../../viewer/secondFactor/challenges.ts';
import {
  authenticationOptions,
  registrationOptions,
  verifyRegistration,
} from '../../viewer/secondFactor/passkeys.ts';
import { keepARequiredFactor } from './requiredFactor.ts';

export const MAX_PASSKEYS = 10;

const KNOWN = { credentialId: true, transports: true } as const;

/** What the browser needs to make a passkey. Throws ConflictError if there are too many. */
export async function beginPasskey(context: SignedInContext): Promise<string> {
  const { passkeys, ...owner } = await context.db.user.findUniqueOrThrow({
    where: { id: context.viewer.id },
    select: { id: true, email: true, firstName: true, lastName: true, passkeys: { select: KNOWN } },
  });
  if (passkeys.length >= MAX_PASSKEYS)
    throw new ConflictError(`You have ${MAX_PASSKEYS} passkeys already. Remove one you don’t use.`);
  return registrationOptions(context, owner, passkeys);
}

export interface MadePasskey {
  name: string;
  response: string;
}

/** Adds the passkey that the browser made. Throws ValidationError, and ConflictError for a known one. */
export async function addPasskey(context: SignedInContext, { name, response }: MadePasskey): Promise<void> {
  const { id: userId } = context.viewer;
  const forWhat = { use: 'REGISTRATION', userId } as const;
  const invalid = () => ValidationError.of('response', 'Couldn’t add this passkey. Try again.');
  const verified = await verifyRegistration(context, forWhat, response);
  if (!verified) throw invalid();
  const { made, challenge } = verified;
  await inTransaction(context.db, async (tx) => {
    await lockSession(tx, context);
    if (!(await takeChallenge(tx, context, challenge, forWhat))) throw invalid();
    const { credentialId } = made;
    if (await tx.passkey.findUnique({ where: { credentialId }, select: { id: true } }))
      throw new ConflictError('This passkey is already in use.');
    const { id } = await tx.passkey.create({
      data: { ...made, userId, name, createdAt: context.now() },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'PASSKEY_ADDED',
      entityType: 'Passkey',
      entityId: id,
      newValues: { name },
    });
  });
}

/** Removes one of the viewer's passkeys. Throws NotFoundError, and ConflictError for a required factor. */
export async function removePasskey(context: SignedInContext, id: string): Promise<void> {
  const key = toKey('Passkey', id);
  const where = { id: key, userId: context.viewer.id };
  await inTransaction(context.db, async (tx) => {
    await lockSession(tx, context);
    const passkey = await tx.passkey.findFirst({ where, select: { name: true } });
    if (!passkey) throw new NotFoundError('Passkey');
    await tx.passkey.deleteMany({ where });
    await keepARequiredFactor(tx, context);
    await record(tx, context, {
      action: 'PASSKEY_REMOVED',
      entityType: 'Passkey',
      entityId: key,
      oldValues: passkey,
    });
    await notify(tx, context, {
      kind: 'SECOND_FACTOR_REMOVED',
      aboutId: context.viewer.id,
      facts: { isOwn: true },
    });
  });
}

/** What the browser needs to confirm with one of the viewer's passkeys. Throws ConflictError if there is none. */
export async function beginPasskeyConfirmation(context: SignedInContext): Promise<string> {
  const userId = context.viewer.id;
  const known = await context.db.passkey.findMany({ where: { userId }, select: KNOWN });
  if (known.length === 0) throw new ConflictError('You have no passkey.');
  return authenticationOptions(context, { use: 'CONFIRMATION', userId }, known);
}

/**
 * Tells the owner of an account about a new password, or a link to one, because someone who takes over an account would
 * begin here. For a week after the address was changed, mail also goes to the previous one.
 */
import type { NoticeFacts } from '../../notices/kinds.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, Tx } from '../../operation/context.ts';
import { findAddresses, findFormerAddresses, TOLD_OF } from '../people/addresses.ts';

const readOwner = async (tx: Tx, userId: string) => {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return { userId, email };
};

/** About a new password, no matter how it was set. */
export async function tellOfPassword(
  tx: Tx,
  context: Context,
  userId: string,
  facts: NoticeFacts['PASSWORD_CHANGED'],
): Promise<void> {
  const addresses = await findAddresses(tx, context, await readOwner(tx, userId), TOLD_OF.ACCESS);
  await notify(tx, context, { kind: 'PASSWORD_CHANGED', aboutId: userId, addresses, facts });
}

/** About a link to a new password that someone else was given, at every address where the owner may read mail. */
export async function tellOfLink(tx: Tx, context: Context, userId: string): Promise<void> {
  const addresses = await findAddresses(tx, context, await readOwner(tx, userId), TOLD_OF.ACCESS);
  const facts = { isAsked: false };
  await notify(tx, context, { kind: 'PASSWORD_LINK_CREATED', aboutId: userId, addresses, facts });
}

/** About a link that went to the current address: only the former addresses do not know about it. */
export async function tellFormerAddresses(tx: Tx, context: Context, userId: string): Promise<void> {
  const addresses = await findFormerAddresses(tx, context, await readOwner(tx, userId), TOLD_OF.ACCESS);
  if (addresses.length === 0) return;
  const facts = { isAsked: context.viewer === null };
  await notify(tx, context, { kind: 'PASSWORD_LINK_CREATED', aboutId: userId, addresses, facts });
}

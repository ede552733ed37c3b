/**
 * Telling the owner of an account of a new password, and of a link to one: someone who takes it over would begin here. For
 * a week after the address was changed, the one before is told as well.
 */
import type { NoticeFacts } from '../../notices/kinds.ts';
import { notify } from '../../notices/notify.ts';
import type { Context, Tx } from '../../operation/context.ts';
import { findAddresses, findFormerAddresses, TOLD_OF } from '../people/addresses.ts';

const readOwner = async (tx: Tx, userId: string) => {
  const { email } = await tx.user.findUniqueOrThrow({ where: { id: userId }, select: { email: true } });
  return { userId, email };
};

/** Of a new password, however it was set. */
export async function tellOfPassword(
  tx: Tx,
  context: Context,
  userId: string,
  facts: NoticeFacts['PASSWORD_CHANGED'],
): Promise<void> {
  const addresses = await findAddresses(tx, context, await readOwner(tx, userId), TOLD_OF.ACCESS);
  await notify(tx, context, { kind: 'PASSWORD_CHANGED', aboutId: userId, addresses, facts });
}

/** Of a link to a new password that someone else was given, wherever the owner reads mail. */
export async function tellOfLink(tx: Tx, context: Context, userId: string): Promise<void> {
  const addresses = await findAddresses(tx, context, await readOwner(tx, userId), TOLD_OF.ACCESS);
  const facts = { isAsked: false };
  await notify(tx, context, { kind: 'PASSWORD_LINK_CREATED', aboutId: userId, addresses, facts });
}

/** Of a link that went to the address of today: only the addresses from before do not know. */
export async function tellFormerAddresses(tx: Tx, context: Context, userId: string): Promise<void> {
  const addresses = await findFormerAddresses(tx, context, await readOwner(tx, userId), TOLD_OF.ACCESS);
  if (addresses.length === 0) return;
  const facts = { isAsked: context.viewer === null };
  await notify(tx, context, { kind: 'PASSWORD_LINK_CREATED', aboutId: userId, addresses, facts });
}

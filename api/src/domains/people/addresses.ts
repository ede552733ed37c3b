/**
 * Messages about an account go to the current email address and to recent earlier ones. Someone who wants to take over
 * an account or redirect pay would change the address first.
 */
import { notify } from '../../notices/notify.ts';
import type { Context, Tx } from '../../operation/context.ts';
import { foldEmail } from './accounts.ts';

const DAY_MS = 24 * 60 * 60_000;

/**
 * How long a former address still gets messages, in days: about bank accounts, and about passwords and the address
 * itself.
 */
export const TOLD_OF = { BANK_ACCOUNT: 30, ACCESS: 7 } as const;

interface Owner {
  userId: string;
  email: string;
}

/** Addresses used since then, latest first, without duplicates and without the current one. */
export async function findFormerAddresses(
  tx: Pick<Tx, 'auditLog'>,
  { now }: Pick<Context, 'now'>,
  { userId, email }: Owner,
  days: number,
): Promise<string[]> {
  const changes = await tx.auditLog.findMany({
    where: {
      ...{ entityType: 'User', entityId: userId, action: 'CONTRACTOR_UPDATED' },
      timestamp: { gt: new Date(now().getTime() - days * DAY_MS) },
    },
    orderBy: [{ timestamp: 'desc' }, { id: 'desc' }],
    select: { oldValues: true },
  });
  const former = new Map(
    changes.flatMap(({ oldValues }) => readEmail(oldValues)).map((each) => [foldEmail(each), each]),
  );
  former.delete(foldEmail(email));
  return [...former.values()];
}

/** The current address, and former ones. */
export const findAddresses = async (
  tx: Pick<Tx, 'auditLog'>,
  context: Pick<Context, 'now'>,
  owner: Owner,
  days: number,
): Promise<string[]> => [owner.email, ...(await findFormerAddresses(tx, context, owner, days))];

/** Tells the owner, at the old and the new address, that someone else changed it. The change is already recorded. */
export async function tellOfNewAddress(tx: Tx, context: Context, owner: Owner): Promise<void> {
  const addresses = await findAddresses(tx, context, owner, TOLD_OF.ACCESS);
  await notify(tx, context, { kind: 'EMAIL_CHANGED', aboutId: owner.userId, addresses, facts: {} });
}

const readEmail = (values: unknown): string[] =>
  values instanceof Object && 'email' in values && typeof values.email === 'string' ? [values.email] : [];

/** Finds people who are paid to the same account, by a keyed hash of both numbers, without decrypting any. */
import type { Tx } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Keys, keyedHash, newest } from '../../platform/lib/keys.ts';
import { readAccountNumber, SealedAccountError } from './sealedAccount.ts';

type IndexKeys = Pick<Keys, 'bankAccountIndex'>;
interface Numbers {
  routingNumber: string;
  accountNumber: string;
}

const toText = ({ routingNumber, accountNumber }: Numbers): string => `${routingNumber}|${accountNumber}`;

/** What is stored for an account, with the newest key. */
export const digestAccount = ({ bankAccountIndex }: IndexKeys, numbers: Numbers): string =>
  keyedHash(newest(bankAccountIndex).key, toText(numbers));

/** How many others are paid to this account now, no matter which key it is indexed with. */
export const countOthers = (
  tx: Pick<Tx, 'bankAccount'>,
  { bankAccountIndex }: IndexKeys,
  { userId, ...numbers }: Numbers & { userId: string },
): Promise<number> =>
  tx.bankAccount.count({
    where: {
      accountDigest: { in: bankAccountIndex.map(({ key }) => keyedHash(key, toText(numbers))) },
      endedAt: null,
      userId: { not: userId },
    },
  });

/** Indexes accounts that were entered before there was an index, except those that no key decrypts. */
export const indexEarlierAccounts = (services: Services): Promise<void> =>
  inTransaction(services.db, async (tx) => {
    for (const row of await tx.bankAccount.findMany({ where: { accountDigest: null } })) {
      const { routingNumber } = row;
      try {
        const accountNumber = readAccountNumber(services.keys, row);
        const accountDigest = digestAccount(services.keys, { routingNumber, accountNumber });
        await tx.bankAccount.update({
          where: { id: row.id },
          data: { accountDigest },
          select: { id: true },
        });
      } catch (error) {
        if (!(error instanceof SealedAccountError)) throw error;
      }
    }
  });

/** Re-encrypts bank account numbers with the newest data key. It can be stopped at any moment and started again. */
import { record } from '../../audit/record.ts';
import { systemContext } from '../../operation/context.ts';
import type { Services } from '../../operation/services.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { newest } from '../../platform/lib/keys.ts';
import { digestAccount } from './accountIndex.ts';
import { readAccountNumber, SealedAccountError, sealAccount } from './sealedAccount.ts';

export interface AccountRotation {
  /** How many numbers were re-encrypted with the newest key. */
  resealed: number;
  /** Keys of the rows whose number no known key decrypts; they stay unchanged. */
  unreadable: string[];
}

/**
 * Seals and indexes every number that is not sealed with the newest key, including those of ended accounts and of
 * accounts that wait for a second person.
 */
export const resealAccounts = (services: Services): Promise<AccountRotation> =>
  inTransaction(services.db, async (tx) => {
    const { keys } = services;
    const keyId = newest(keys.bankAccount).id;
    const rotation: AccountRotation = { resealed: 0, unreadable: [] };
    const move = async (id: string, reseal: () => Promise<{ count: number }>) => {
      try {
        rotation.resealed += (await reseal()).count;
      } catch (error) {
        if (!(error instanceof SealedAccountError)) throw error;
        rotation.unreadable.push(id);
      }
    };
    const rows = await tx.bankAccount.findMany({
      where: { accountKeyId: { not: keyId } },
      orderBy: { id: 'asc' },
    });
    // As it was read: another run beside this one may have been faster.
    for (const row of rows)
      await move(row.id, () => {
        const accountNumber = readAccountNumber(keys, row);
        const accountDigest = digestAccount(keys, { routingNumber: row.routingNumber, accountNumber });
        return tx.bankAccount.updateMany({
          where: { id: row.id, accountCipher: row.accountCipher },
          data: { ...sealAccount(keys, row, accountNumber), accountDigest },
        });
      });
    const waiting = await tx.wantedBankAccount.findMany({
      where: { accountKeyId: { not: keyId } },
      orderBy: { requestId: 'asc' },
      include: { request: { select: { aboutId: true } } },
    });
    for (const { request, ...row } of waiting) {
      const place = { id: row.requestId, userId: request.aboutId! };
      await move(row.requestId, () =>
        tx.wantedBankAccount.updateMany({
          where: { requestId: row.requestId, accountCipher: row.accountCipher },
          data: sealAccount(keys, place, readAccountNumber(keys, { ...row, ...place })),
        }),
      );
    }
    if (rotation.resealed > 0)
      await record(tx, systemContext(services), {
        action: 'BANK_ACCOUNTS_RESEALED',
        entityType: 'BankAccount',
        newValues: { accounts: rotation.resealed, keyId },
      });
    return rotation;
  });

/** Bank accounts for tests about other things. */
import { randomUUID } from 'node:crypto';
import { digestAccount } from '../../src/domains/bankAccounts/accountIndex.ts';
import { sealAccount } from '../../src/domains/bankAccounts/sealedAccount.ts';
import type { BankAccountUncheckedCreateInput } from '../../src/platform/db/generated/client/models.ts';
import type { Actor, TestPortal } from './portal.ts';

/** A person's pay account, as if they had entered it. */
export function addBankAccount(
  { db, services }: TestPortal,
  { key: userId }: Pick<Actor, 'key'>,
  {
    accountNumber = '77004321',
    ...changes
  }: Partial<BankAccountUncheckedCreateInput> & { accountNumber?: string } = {},
) {
  const row = { id: randomUUID(), userId };
  return db.bankAccount.create({
    data: {
      ...row,
      ...sealAccount(services.keys, row, accountNumber),
      routingNumber: '121000374',
      accountDigest: digestAccount(services.keys, {
        routingNumber: changes.routingNumber ?? '121000374',
        accountNumber,
      }),
      accountLast4: accountNumber.slice(-4),
      type: 'CHECKING',
      holder: 'PERSONAL',
      enteredById: userId,
      createdAt: services.now(),
      ...changes,
    },
  });
}

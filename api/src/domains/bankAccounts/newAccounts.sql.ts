/** Accounts that nobody has been paid to often enough to be sure of them. */
import { db, defineByKey } from '../../platform/sql/define.ts';

/** Of each account how many payments by ACH stand that were recorded since it was entered. */
export const paymentsSince = defineByKey({ accounts: 'uuid list' }, ({ accounts }) =>
  db
    .selectFrom('BankAccount as account')
    .leftJoin('Payment as payment', (join) =>
      join
        .onRef('payment.userId', '=', 'account.userId')
        .onRef('payment.createdAt', '>=', 'account.createdAt')
        .on('payment.method', '=', 'ACH')
        .on('payment.voidedAt', 'is', null),
    )
    .where('account.id', 'in', accounts)
    .groupBy('account.id')
    .select(({ fn }) => ['account.id as key', fn.count<number>('payment.id').as('value')]),
);

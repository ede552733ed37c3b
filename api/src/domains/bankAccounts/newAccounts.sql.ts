/** Accounts that no one has been paid to often enough to be sure of them. */
import { db, defineRows } from '../../platform/sql/define.ts';

/**
 * Of each account how many payments by ACH stand that were recorded since it was entered. One whose runs a file had for
 * another account, and none for this one, went there.
 */
export const paymentsSince = defineRows({ accounts: 'uuid list' }, ({ accounts }) =>
  db
    .selectFrom('BankAccount as account')
    .leftJoin('Payment as payment', (join) =>
      join
        .onRef('payment.userId', '=', 'account.userId')
        .onRef('payment.createdAt', '>=', 'account.createdAt')
        .on('payment.method', '=', 'ACH')
        .on('payment.voidedAt', 'is', null)
        .on(({ not, or, exists, selectFrom }) => {
          const inFiles = selectFrom('PaymentRun as paid')
            .innerJoin('BankFileRun as sent', 'sent.runId', 'paid.runId')
            .whereRef('paid.paymentId', '=', 'payment.id')
            .select('sent.runId');
          return or([
            not(exists(inFiles.whereRef('sent.accountId', '<>', 'account.id'))),
            exists(inFiles.whereRef('sent.accountId', '=', 'account.id')),
          ]);
        }),
    )
    .where('account.id', 'in', accounts)
    .groupBy('account.id')
    .select(({ fn }) => ['account.id', fn.count<number>('payment.id').as('payments')]),
);

/** Accounts with too few payments to be sure of them. */
import { db, defineRows } from '../../platform/sql/define.ts';

/**
 * How many valid ACH payments each account has had since it was entered. A payment whose runs were in a file for
 * another account, and in none for this one, does not count.
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

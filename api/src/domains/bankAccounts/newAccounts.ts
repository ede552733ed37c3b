/** A new account is looked at twice: it is 'new' for its first two payments by ACH. */
import { batched } from '../../platform/sql/batched.ts';
import { paymentsSince } from './newAccounts.sql.ts';

const NEW_FOR = 2;

const countPayments = batched(
  async (context, accounts) =>
    new Map(Object.entries(await context.sql.read(context, paymentsSince({ accounts })))),
);

export const isNewAccount = async (
  context: Parameters<typeof countPayments>[0],
  accountId: string,
): Promise<boolean> => (await countPayments(context, accountId)) < NEW_FOR;

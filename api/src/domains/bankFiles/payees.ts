/**
 * Who is paid by a file for the bank: everybody on payroll for a week who has a bank account, each once with all that is
 * still to be paid to them. Who is left out comes with the reason, by name: nobody is dropped without a word. No number of
 * an account is opened here.
 */
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import { MOST_CREDIT } from '../../documents/nacha.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { BankAccount } from '../../platform/db/generated/client/client.ts';
import { canPay } from '../../viewer/policy.ts';
import { isNewAccount } from '../bankAccounts/newAccounts.ts';

const MOST_RUNS = 1000;

interface Payee {
  userId: string;
  name: string;
  amount: Cents;
  /** Of the runs that are paid, in order. */
  runs: number[];
}

export interface PaidPayee extends Payee {
  account: BankAccount;
  isNew: boolean;
}

export interface LeftOutPayee extends Payee {
  reason: string;
}

export interface BankPayees {
  weekStart: Day;
  paid: PaidPayee[];
  leftOut: LeftOutPayee[];
}

export interface PayeesToFind {
  weekStart: Day;
  /** Whether accounts that are new are paid to: whoever asks for it has made sure of them. */
  includeNew: boolean;
}

async function readUnpaid({ db }: SignedInContext, weekStart: Day): Promise<Payee[]> {
  const runs = await db.payrollRun.findMany({
    where: { weekStart: toUtcMidnight(weekStart), status: 'PROCESSED' },
    orderBy: [
      { user: { lastName: 'asc' } },
      { user: { firstName: 'asc' } },
      { userId: 'asc' },
      { number: 'asc' },
    ],
    take: MOST_RUNS + 1,
    select: {
      ...{ number: true, userId: true },
      user: { select: { firstName: true, lastName: true } },
      lines: { select: { amount: true } },
    },
  });
  if (runs.length > MOST_RUNS)
    throw new ConflictError(
      `More than ${MOST_RUNS.toLocaleString('en-US')} payroll runs do not fit into one file.`,
    );
  const payees = new Map<string, Payee>();
  for (const { number, userId, user, lines } of runs) {
    const payee = payees.get(userId) ?? {
      ...{ userId, amount: 0, runs: [] },
      name: `${user.firstName} ${user.lastName}`,
    };
    payee.amount += sumCents(lines.map(({ amount }) => fromDecimal(amount)));
    payees.set(userId, { ...payee, runs: [...payee.runs, number] });
  }
  return [...payees.values()];
}

/** Why the person is not paid by a file, or null. */
function whyNot(
  { viewer }: SignedInContext,
  { userId, amount }: Payee,
  account: BankAccount | undefined,
): string | null {
  if (canPay(viewer, { id: userId }) !== null) return 'Your own pay: somebody else makes a file with it.';
  if (amount <= 0) return 'Nothing is left to pay.';
  if (!account) return 'No bank account is on file.';
  return amount > MOST_CREDIT ? 'The amount is more than one payment by ACH can be.' : null;
}

const NEW = 'The bank account is new. Make sure of it with the payee, then include new accounts.';

/** Who is on payroll for the week, paid or left out, by name. Throws ConflictError for too many. */
export async function findBankPayees(
  context: SignedInContext,
  { weekStart, includeNew }: PayeesToFind,
): Promise<BankPayees> {
  const payees = await readUnpaid(context, weekStart);
  const accounts = await context.db.bankAccount.findMany({
    where: { userId: { in: payees.map(({ userId }) => userId) }, endedAt: null },
  });
  const accountOf = new Map(accounts.map((account) => [account.userId, account]));
  const found: BankPayees = { weekStart, paid: [], leftOut: [] };
  const areNew = await Promise.all(
    payees.map(async ({ userId }) => {
      const account = accountOf.get(userId);
      return account !== undefined && (await isNewAccount(context, account.id));
    }),
  );
  for (const [index, payee] of payees.entries()) {
    const account = accountOf.get(payee.userId);
    const isNew = areNew[index]!;
    const reason = whyNot(context, payee, account) ?? (isNew && !includeNew ? NEW : null);
    if (reason === null && account) found.paid.push({ ...payee, account, isNew });
    else found.leftOut.push({ ...payee, reason: reason ?? NEW });
  }
  return found;
}

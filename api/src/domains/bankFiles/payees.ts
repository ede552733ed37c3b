/**
 * Who is paid by a file for the bank: everybody on payroll for a week who has a bank account, each once with all that
 * is still to be paid to them. Who is left out comes with the reason, by name: nobody is dropped without a word. No
 * number of an account is opened here.
 */
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import { MOST_CREDIT, nachaName } from '../../documents/nacha.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { BankAccount } from '../../platform/db/generated/client/client.ts';
import { canPay } from '../../viewer/policy.ts';
import { findNewAccounts } from '../bankAccounts/newAccounts.ts';
import { describeEarlier, describeVoid, type EarlierFile, findEarlierFiles } from './earlierFiles.ts';

const MOST_RUNS = 1000;

interface Payee {
  userId: string;
  name: string;
  amount: Cents;
  /** The runs that are paid, by number. */
  runs: { id: string; number: number }[];
}

export interface PaidPayee extends Payee {
  account: BankAccount;
  isNew: boolean;
  /** The day of the latest file that pays them for this week already; null if none does. */
  earlierOn: Day | null;
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
  /** Whether those are paid whom an earlier file pays: whoever asks for it has made sure that the bank does not. */
  includeRepeated: boolean;
}

async function readUnpaid(tx: Tx, weekStart: Day): Promise<Payee[]> {
  const runs = await tx.payrollRun.findMany({
    where: { weekStart: toUtcMidnight(weekStart), status: 'PROCESSED' },
    orderBy: [
      { user: { lastName: 'asc' } },
      { user: { firstName: 'asc' } },
      { userId: 'asc' },
      { number: 'asc' },
    ],
    take: MOST_RUNS + 1,
    select: {
      ...{ id: true, number: true, userId: true },
      user: { select: { firstName: true, lastName: true } },
      lines: { select: { amount: true } },
    },
  });
  if (runs.length > MOST_RUNS)
    throw new ConflictError(`A file holds at most ${MOST_RUNS.toLocaleString('en-US')} payroll runs.`);
  const payees = new Map<string, Payee>();
  for (const { id, number, userId, user, lines } of runs) {
    const payee = payees.get(userId) ?? {
      ...{ userId, amount: 0, runs: [] },
      name: `${user.firstName} ${user.lastName}`,
    };
    payee.amount += sumCents(lines.map(({ amount }) => fromDecimal(amount)));
    payees.set(userId, { ...payee, runs: [...payee.runs, { id, number }] });
  }
  return [...payees.values()];
}

const NO_NAME = 'No letter of the name can be written in a bank file. Enter the name in Latin letters.';
const NEW = 'The bank account is new. Confirm it with the payee, then include new accounts.';

interface Standing {
  account: BankAccount | undefined;
  isNew: boolean;
  earlier: EarlierFile | undefined;
}

/**
 * Why the person is not paid by the file, or null. What the bank may have paid comes first: another way pays it twice,
 * too.
 */
function whyNot(
  { viewer }: SignedInContext,
  { userId, name, amount }: Payee,
  { account, isNew, earlier }: Standing,
  { includeNew, includeRepeated }: PayeesToFind,
): string | null {
  if (canPay(viewer, { id: userId }) !== null)
    return 'This is your own pay. Someone else has to make that file.';
  if (amount <= 0) return 'Nothing is left to pay.';
  if (earlier && !includeRepeated) return describeEarlier(earlier, account?.id);
  if (!account) return 'No bank account on file.';
  if (nachaName(name) === '') return NO_NAME;
  if (amount > MOST_CREDIT) return 'The amount is more than one ACH payment allows.';
  return isNew && !includeNew ? NEW : null;
}

/** Who is on payroll for the week, paid or left out, by name. Throws ConflictError for too many. */
export async function findBankPayees(
  tx: Tx,
  context: SignedInContext,
  input: PayeesToFind,
): Promise<BankPayees> {
  const { weekStart } = input;
  const payees = await readUnpaid(tx, weekStart);
  const accounts = await tx.bankAccount.findMany({
    where: { userId: { in: payees.map(({ userId }) => userId) }, endedAt: null },
  });
  const accountOf = new Map(accounts.map((account) => [account.userId, account]));
  const newAccounts = await findNewAccounts(
    tx,
    accounts.map(({ id }) => id),
  );
  const files = await findEarlierFiles(tx, weekStart);
  const found: BankPayees = { weekStart, paid: [], leftOut: [] };
  for (const payee of payees) {
    const account = accountOf.get(payee.userId);
    const isNew = account !== undefined && newAccounts.has(account.id);
    const earlier = files.get(payee.userId);
    const reason = whyNot(context, payee, { account, isNew, earlier }, input);
    if (reason !== null) found.leftOut.push({ ...payee, reason });
    else if (account) found.paid.push({ ...payee, account, isNew, earlierOn: earlier?.madeOn ?? null });
  }
  const listed = new Set(payees.map(({ userId }) => userId));
  for (const { userId, name, ...earlier } of files.values())
    if (!listed.has(userId))
      found.leftOut.push({ userId, name, amount: 0, runs: [], reason: describeVoid(earlier) });
  return found;
}

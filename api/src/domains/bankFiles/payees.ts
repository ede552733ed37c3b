/**
 * Who is paid by a bank file: everyone on payroll for a week who has a bank account, each once with everything still
 * unpaid. People left out are named with the reason, so that no one is dropped silently. No account number is decrypted
 * here.
 */
import { type Day, toUtcMidnight } from 'rules/days';
import { type Cents, fromDecimal, sumCents } from 'rules/money';
import { MOST_CREDIT, nachaName } from '../../documents/nacha.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import type { BankAccount } from '../../platform/db/generated/client/client.ts';
import type { ApprovalRequestKind, BankFileFormat } from '../../platform/db/generated/client/enums.ts';
import { canPay } from '../../viewer/policy.ts';
import { waitingAt } from '../approvalRequests/find.ts';
import { findNewAccounts } from '../bankAccounts/newAccounts.ts';
import { findAboveLimit } from '../payments/limit.ts';
import { describeEarlier, describeVoid, type EarlierFile, findEarlierFiles } from './earlierFiles.ts';

const MOST_RUNS = 1000;

interface Payee {
  userId: string;
  name: string;
  amount: Cents;
  /** The runs that are paid, by number. */
  runs: { id: string; number: number }[];
  /** Why their runs wait for a second person; null if they don't. */
  waitsFor: ApprovalRequestKind | null;
}

export interface PaidPayee extends Payee {
  account: BankAccount;
  isNew: boolean;
  /** Others who are paid to the same account, by name. */
  sharedWith: string[];
  /** The day of the latest file that already pays them for this week; null if none does. */
  earlierOn: Day | null;
}

export interface LeftOutPayee extends Payee {
  reason: string;
  /** The file that already pays them, if that is the reason. */
  inFile: Pick<EarlierFile, 'fileId' | 'madeOn'> | null;
}

export interface BankPayees {
  weekStart: Day;
  paid: PaidPayee[];
  leftOut: LeftOutPayee[];
  /** Whether two people must agree to the file. */
  needsSecondPerson: boolean;
}

export interface PayeesToFind {
  weekStart: Day;
  /** Whether new accounts are paid, because the requester has checked them. */
  includeNew: boolean;
  /** Whether people in an earlier file are paid, because the requester has made sure that the bank does not pay them. */
  includeRepeated: boolean;
}

export interface BankFileToMake extends PayeesToFind {
  format: BankFileFormat;
  /** When the money arrives. */
  effectiveOn: Day;
}

/** Each person once, and a second time with what waits for a second person. */
async function readUnpaid(tx: Tx, { now }: Pick<Context, 'now'>, weekStart: Day): Promise<Payee[]> {
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
      approvalRequests: { where: waitingAt(now()), select: { request: { select: { kind: true } } } },
    },
  });
  if (runs.length > MOST_RUNS)
    throw new ConflictError(`A file holds at most ${MOST_RUNS.toLocaleString('en-US')} payroll runs.`);
  const payees = new Map<string, Payee>();
  for (const { id, number, userId, user, lines, approvalRequests } of runs) {
    const waitsFor = approvalRequests[0]?.request.kind ?? null;
    const place = `${userId} ${waitsFor}`;
    const payee = payees.get(place) ?? {
      ...{ userId, amount: 0, runs: [], waitsFor },
      name: `${user.firstName} ${user.lastName}`,
    };
    payee.amount += sumCents(lines.map(({ amount }) => fromDecimal(amount)));
    payees.set(place, { ...payee, runs: [...payee.runs, { id, number }] });
  }
  return [...payees.values()];
}

const OWN = 'This is your own pay. Someone else has to make that file.';
const NO_NAME = 'No letter of the name can be written in a bank file. Enter the name in Latin letters.';
const NEW = 'The bank account is new. Confirm it with the payee, then include new accounts.';

function describeWaiting({ runs, waitsFor }: Payee): string {
  const numbers = runs.map(({ number }) => `#${number}`).join(' and ');
  const [payroll, waits] = [`Payroll ${numbers}`, runs.length > 1 ? 'wait' : 'waits'];
  return waitsFor === 'MAKE_BANK_FILE'
    ? `${payroll} ${runs.length > 1 ? 'are' : 'is'} in a bank file that waits for a second person.`
    : `${payroll} ${waits} for a second person to approve a payment.`;
}

interface Standing {
  account: BankAccount | undefined;
  isNew: boolean;
  earlier: EarlierFile | undefined;
}

type Reason = Pick<LeftOutPayee, 'reason' | 'inFile'>;

const because = (reason: string, inFile: EarlierFile | null = null): Reason => ({ reason, inFile });

/**
 * Why the file does not pay the person, or null. What the bank may have paid comes first, because any other way would
 * pay it twice, too.
 */
function whyNot(
  { viewer }: SignedInContext,
  payee: Payee,
  { account, isNew, earlier }: Standing,
  { includeNew, includeRepeated }: PayeesToFind,
): Reason | null {
  const { userId, name, amount } = payee;
  if (canPay(viewer, { id: userId }) !== null) return because(OWN);
  if (payee.waitsFor !== null) return because(describeWaiting(payee));
  if (amount <= 0) return because('Nothing is left to pay.');
  if (earlier && !includeRepeated) return because(describeEarlier(earlier, account?.id), earlier);
  if (!account) return because('No bank account on file.');
  if (nachaName(name) === '') return because(NO_NAME);
  if (amount > MOST_CREDIT) return because('The amount is more than one ACH payment allows.');
  return isNew && !includeNew ? because(NEW) : null;
}

/** Who is paid to each of the accounts now, by the account's index. */
async function findHolders(tx: Tx, accounts: readonly BankAccount[]) {
  const digests = accounts.flatMap(({ accountDigest }) => accountDigest ?? []);
  const rows = await tx.bankAccount.findMany({
    where: { accountDigest: { in: digests }, endedAt: null },
    orderBy: { createdAt: 'asc' },
    select: { accountDigest: true, userId: true, user: { select: { firstName: true, lastName: true } } },
  });
  const holders = new Map<string, { userId: string; name: string }[]>();
  for (const { accountDigest: digest, userId, user } of rows) {
    const holder = { userId, name: `${user.firstName} ${user.lastName}` };
    if (digest !== null) holders.set(digest, [...(holders.get(digest) ?? []), holder]);
  }
  return holders;
}

/** Whether the file hands out more than one person may decide: to someone, to an account, or in all. */
async function isAboveLimit(tx: Tx, context: SignedInContext, paid: readonly PaidPayee[]): Promise<boolean> {
  const above = await findAboveLimit(
    tx,
    context,
    paid.map(({ userId, amount: net }) => ({ userId, net })),
  );
  return (
    above !== null && (above.people.size > 0 || sumCents(paid.map(({ amount }) => amount)) > above.limit)
  );
}

/** Who is on payroll for the week, paid or left out, by name. Throws ConflictError for too many. */
export async function findBankPayees(
  tx: Tx,
  context: SignedInContext,
  input: PayeesToFind,
): Promise<BankPayees> {
  const { weekStart } = input;
  const payees = await readUnpaid(tx, context, weekStart);
  const accounts = await tx.bankAccount.findMany({
    where: { userId: { in: payees.map(({ userId }) => userId) }, endedAt: null },
  });
  const accountOf = new Map(accounts.map((account) => [account.userId, account]));
  const newAccounts = await findNewAccounts(
    tx,
    accounts.map(({ id }) => id),
  );
  const files = await findEarlierFiles(tx, weekStart);
  const holders = await findHolders(tx, accounts);
  const found: BankPayees = { weekStart, paid: [], leftOut: [], needsSecondPerson: false };
  for (const payee of payees) {
    const account = accountOf.get(payee.userId);
    const isNew = account !== undefined && newAccounts.has(account.id);
    const earlier = files.get(payee.userId);
    const reason = whyNot(context, payee, { account, isNew, earlier }, input);
    if (reason !== null) found.leftOut.push({ ...payee, ...reason });
    else if (account)
      found.paid.push({
        ...{ ...payee, account, isNew, earlierOn: earlier?.madeOn ?? null },
        sharedWith: (holders.get(account.accountDigest ?? '') ?? [])
          .filter(({ userId }) => userId !== payee.userId)
          .map(({ name }) => name),
      });
  }
  const listed = new Set(payees.map(({ userId }) => userId));
  for (const { userId, name, ...earlier } of files.values())
    if (!listed.has(userId))
      found.leftOut.push({
        ...{ userId, name, amount: 0, runs: [], waitsFor: null, inFile: null },
        reason: describeVoid(earlier),
      });
  found.needsSecondPerson = await isAboveLimit(tx, context, found.paid);
  return found;
}

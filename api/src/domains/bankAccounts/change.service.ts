/**
 * Where a person's pay goes. An account never changes: another one replaces it, and the earlier one stays on file as
 * ended. The owner and all administrators are notified, because someone who takes over a portal account would begin
 * here.
 */
import { randomUUID } from 'node:crypto';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, NotFoundError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { assertAllowed, canSetBankAccount } from '../../viewer/policy.ts';
import { credentialsChangedSince } from '../../viewer/secondPerson.ts';
import { needsSecondPerson } from '../company/secondPerson.ts';
import { findAddresses, TOLD_OF } from '../people/addresses.ts';
import { lockPerson } from '../people/lockPerson.ts';
import { countOthers, digestAccount } from './accountIndex.ts';
import type { AccountInput } from './accountInput.ts';
import { readAccountNumber, sealAccount } from './sealedAccount.ts';
import { type AccountRequest, askForAccount, readWantedAccount, withdrawOwn } from './wantedAccount.ts';

const CURRENT = { endedAt: null } as const;

/** Locks the person. Returns the current account, or null, and the addresses for notices. */
async function lockAccount(tx: Tx, context: SignedInContext, userId: string) {
  await lockPerson(tx, userId);
  const person = await tx.user.findUnique({ where: { id: userId }, select: { email: true } });
  if (!person) throw new NotFoundError('User');
  return {
    current: await tx.bankAccount.findFirst({ where: { userId, ...CURRENT } }),
    addresses: await findAddresses(tx, context, { userId, email: person.email }, TOLD_OF.BANK_ACCOUNT),
  };
}

type Account = NonNullable<Awaited<ReturnType<typeof lockAccount>>['current']>;

/** What the audit log says about an account. */
const toValues = ({
  userId,
  type,
  holder,
  accountLast4,
  accountDigest,
}: Omit<Account, 'enteredById' | 'endedAt'>) => ({
  userId,
  endsIn: accountLast4,
  type,
  holder,
  account: accountDigest,
});

/** Whether someone typed the account that is on file. */
const isSame = ({ keys }: SignedInContext, current: Account, input: AccountInput): boolean =>
  current.routingNumber === input.routingNumber &&
  current.type === input.type &&
  current.holder === input.holder &&
  current.accountLast4 === input.accountNumber.slice(-4) &&
  readAccountNumber(keys, current) === input.accountNumber;

/** How long after a change to someone's sign-in an account that they enter may be someone else's. */
const DOUBTED_MS = 7 * 86_400_000;

/**
 * Whether the account waits for a second person, if the company requires one: if it is entered for someone else, or by
 * someone whose password, second factor or address another person changed recently, or whose link they were shown.
 */
async function isDoubted(tx: Tx, context: SignedInContext, userId: string): Promise<boolean> {
  if (!(await needsSecondPerson(tx))) return false;
  const since = new Date(context.now().getTime() - DOUBTED_MS);
  return userId !== context.viewer.id || credentialsChangedSince(tx, userId, since);
}

/**
 * Pays the person to the typed account, which has passed `accountInput`, or lets it wait for a second person if it is
 * in doubt. Returns the person's key. Throws ForbiddenError, NotFoundError, and ConflictError for the account that is
 * already on file and while another one waits.
 */
export async function setBankAccount(context: SignedInContext, input: AccountInput): Promise<string> {
  const userId = toKey('User', input.userId);
  assertAllowed(context, 'Mutation.setBankAccount', canSetBankAccount(context.viewer, { id: userId }));
  await inTransaction(context.db, async (tx) => {
    const { current, addresses } = await lockAccount(tx, context, userId);
    if (current && isSame(context, current, input))
      throw new ConflictError('This bank account is already on file.');
    if (userId === context.viewer.id) await withdrawOwn(tx, context, userId);
    if (await isDoubted(tx, context, userId))
      return askForAccount(tx, context, { userId, replaces: current?.id ?? null, input });
    return putAccount(tx, context, { userId, current, addresses, input, enteredById: context.viewer.id });
  });
  return userId;
}

/**
 * Pays the person to the account that the viewer approves. Throws ConflictError if the account that it would replace
 * has changed since.
 */
export async function setApprovedAccount(
  tx: Tx,
  context: SignedInContext,
  request: AccountRequest,
): Promise<void> {
  const { aboutId: userId, askedById: enteredById } = request;
  const { current, addresses } = await lockAccount(tx, context, userId);
  const { replaces, ...input } = await readWantedAccount(tx, context, request);
  if ((current?.id ?? null) !== replaces)
    throw new ConflictError('The bank account has changed since. Decline this request.');
  await putAccount(tx, context, { userId, current, addresses, input, enteredById });
}

interface NewAccount extends Awaited<ReturnType<typeof lockAccount>> {
  userId: string;
  input: Omit<AccountInput, 'userId'>;
  enteredById: string;
}

/** The account replaces the current one, and everyone affected is notified. */
async function putAccount(
  tx: Tx,
  context: SignedInContext,
  { userId, current, addresses, input, enteredById }: NewAccount,
): Promise<void> {
  const at = context.now();
  if (current) await endAccount(tx, current, at);
  const place = { id: randomUUID(), userId };
  const account = {
    ...place,
    ...sealAccount(context.keys, place, input.accountNumber),
    routingNumber: input.routingNumber,
    accountDigest: digestAccount(context.keys, input),
    accountLast4: input.accountNumber.slice(-4),
    type: input.type,
    holder: input.holder,
    enteredById,
    createdAt: at,
  };
  await tx.bankAccount.create({ data: account, select: { id: true } });
  await record(tx, context, {
    action: 'BANK_ACCOUNT_SET',
    entityType: 'BankAccount',
    entityId: account.id,
    ...(current ? { oldValues: toValues(current) } : {}),
    newValues: toValues(account),
  });
  await notify(tx, context, {
    ...{ kind: 'BANK_ACCOUNT_CHANGED', aboutId: userId, byId: enteredById, addresses },
    facts: { endsIn: account.accountLast4, isFirst: current === null },
  });
  const { routingNumber, accountNumber } = input;
  const others = await countOthers(tx, context.keys, { userId, routingNumber, accountNumber });
  if (others === 0) return;
  await notify(tx, context, {
    ...{ kind: 'BANK_ACCOUNT_SHARED', aboutId: userId, byId: enteredById },
    facts: { endsIn: account.accountLast4, others },
  });
}

const endAccount = (tx: Tx, { id }: Account, at: Date) =>
  tx.bankAccount.update({ where: { id }, data: { endedAt: at }, select: { id: true } });

/** Ends the account of a person. Returns the person's key. Throws ForbiddenError or NotFoundError. */
export async function removeBankAccount(
  context: SignedInContext,
  input: { userId: string },
): Promise<string> {
  const userId = toKey('User', input.userId);
  assertAllowed(context, 'Mutation.removeBankAccount', canSetBankAccount(context.viewer, { id: userId }));
  await inTransaction(context.db, async (tx) => {
    const { current, addresses } = await lockAccount(tx, context, userId);
    if (!current) throw new NotFoundError('Bank account');
    await endAccount(tx, current, context.now());
    await record(tx, context, {
      action: 'BANK_ACCOUNT_REMOVED',
      entityType: 'BankAccount',
      entityId: current.id,
      oldValues: toValues(current),
      newValues: { userId },
    });
    await notify(tx, context, {
      ...{ kind: 'BANK_ACCOUNT_REMOVED', aboutId: userId, addresses },
      facts: { endsIn: current.accountLast4 },
    });
  });
  return userId;
}

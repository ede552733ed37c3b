/** Signing in, out and up. */
import { record } from '../../audit/record.ts';
import { queueMail } from '../../notices/mail/queueMail.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ForbiddenError, SignInError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Account, findAccount, lockAccount, provesAccount } from '../../viewer/credentials.ts';
import {
  type CodeKind,
  FACTORS,
  hasFactor,
  takeCode,
  WRONG_CODE,
} from '../../viewer/secondFactor/factors.ts';
import { clearSessionCookie, handOver, type StartedSession, startSession } from '../../viewer/sessions.ts';
import { admitAttempt, type Claimed, forgetAttempts } from '../../viewer/signInLimits.ts';
import { toOutcome } from '../../viewer/signInOutcome.ts';
import { createUser, foldEmail, type NewPerson } from '../people/accounts.ts';
import { mailNewDevice } from './newDevice.ts';

/** A session that just began, and its owner. */
export interface SignedIn extends StartedSession {
  userId: string;
}

export interface LoggedIn extends SignedIn {
  needsPasswordChange: boolean;
}

const wrongCredentials = () => new SignInError('INVALID_CREDENTIALS', 'Invalid email or password.');
export const inactive = () => new SignInError('ACCOUNT_INACTIVE', 'This account is not active.');
const expired = () =>
  new SignInError('INVALID_CREDENTIALS', 'This password has expired. Ask an administrator to reset it.');
const codeRequired = () =>
  new SignInError('SECOND_FACTOR_REQUIRED', 'Enter a code of your authenticator app, or use a passkey.');
const wrongCode = () => new SignInError('INVALID_CREDENTIALS', WRONG_CODE);
const elsewhere = ({ publicUrl }: Context) =>
  new SignInError('FORBIDDEN', `Open the portal at ${publicUrl}. This address doesn’t take sign-ins.`);

interface Credentials {
  email: string;
  password: string;
  /** The second factor's, if there is one. */
  code?: string | null;
}

/** A session that begins at an address other than the portal's would not be found again. Throws SignInError. */
export function assertOwnAddress(context: Context): void {
  if (context.request.sessionCookie === 'foreign') throw elsewhere(context);
}

/** Signs in. Throws SignInError, or RATE_LIMITED after too many attempts. */
export const login = (context: Context, credentials: Credentials): Promise<LoggedIn> =>
  outcomeOf(context, () => tryCredentials(context, credentials));

/** Returns the session that a sign-in begins, and counts the outcome. */
export async function outcomeOf(context: Context, signIn: () => Promise<LoggedIn>): Promise<LoggedIn> {
  assertOwnAddress(context);
  try {
    const admitted = handOver(context, await signIn());
    context.signIns.count('admitted');
    return admitted;
  } catch (error) {
    context.signIns.count(toOutcome(error));
    throw error;
  }
}

async function tryCredentials(context: Context, input: Credentials): Promise<LoggedIn> {
  const emailKey = foldEmail(input.email);
  const account = await findAccount(context, { emailKey });
  await admitAttempt(context, account ?? { emailKey });
  const proved = await provesAccount(context, account, input.password);
  if (!account || !proved) return refuseSignIn(context, account, wrongCredentials());
  // What keeps the account closed is revealed only to someone who knows its password.
  if (!account.mayEnter) return refuseSignIn(context, account, inactive());
  if (account.expired) return refuseSignIn(context, account, expired(), 'PASSWORD_EXPIRED');
  return admit(context, {
    account,
    tried: account,
    refused: wrongCode,
    prove: (tx) => proveFactor(tx, context, account.id, input.code),
  });
}

/** What proves a sign-in besides, or instead of, the password. */
type Proof = CodeKind | 'PASSKEY' | null;

/**
 * The given code: null if the person has no second factor, undefined for a wrong one. Throws SignInError if there is a
 * factor and no code.
 */
async function proveFactor(
  tx: Tx,
  context: Context,
  id: string,
  code: string | null | undefined,
): Promise<Proof | undefined> {
  if (!hasFactor(await tx.user.findUniqueOrThrow({ where: { id }, select: FACTORS }))) return null;
  if (!code) throw codeRequired();
  return (await takeCode(tx, context, id, code)) ?? undefined;
}

interface Admission {
  account: Account;
  /** The keys under which attempts were counted, which are forgotten now. */
  tried: Claimed;
  /** Checks within the transaction what else the sign-in requires; undefined if it is not given. */
  prove: (tx: Tx) => Promise<Proof | undefined>;
  refused: () => SignInError;
}

/** Starts a session for someone who has proved that they own the account. Throws SignInError. */
export async function admit(context: Context, admission: Admission): Promise<LoggedIn> {
  const { account, tried, prove, refused } = admission;
  const session = await inTransaction(context.db, async (tx) => {
    // A change of the password or the end of the account that came in between must not leave a session behind.
    if (!(await lockAccount(tx, account))) throw wrongCredentials();
    const proof = await prove(tx);
    if (proof === undefined) return null;
    await forgetAttempts(tx, context, tried);
    const person = { entityType: 'User', entityId: account.id, userId: account.id };
    if (proof === 'RECOVERY_CODE') await record(tx, context, { ...person, action: 'RECOVERY_CODE_USED' });
    await record(tx, context, {
      ...person,
      action: 'USER_LOGIN',
      ...(proof && { newValues: { secondFactor: proof } }),
    });
    await mailNewDevice(tx, context, account.id);
    return startSession(tx, context, account.id);
  });
  if (!session) return refuseSignIn(context, account, refused(), 'SECOND_FACTOR');
  context.admitted.add(account.id);
  return { ...session, userId: account.id, needsPasswordChange: account.mustChangePassword };
}

/** Records the failure without the address: what was typed may be anything, even a password in the wrong field. */
export async function refuseSignIn(
  context: Context,
  account: Account | null,
  error: SignInError,
  reason: string = error.code,
): Promise<never> {
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'USER_LOGIN_FAILED',
      entityType: 'User',
      entityId: account?.id ?? null,
      userId: null,
      newValues: { reason },
    }),
  );
  throw error;
}

/** Ends the viewer's session. */
export async function logout(context: SignedInContext): Promise<void> {
  const { id, sessionId } = context.viewer;
  await inTransaction(context.db, async (tx) => {
    await tx.session.updateMany({
      where: { id: sessionId, revokedAt: null },
      data: { revokedAt: context.now() },
    });
    await record(tx, context, { action: 'USER_LOGOUT', entityType: 'User', entityId: id });
  });
  // Pages that the Back button would show again go as well. Not "storage": the color scheme stays with the browser.
  context.responseHeaders['clear-site-data'] = '"cache"';
  clearSessionCookie(context);
}

export interface Registration extends NewPerson {
  phone?: string | null;
}

/** What a registration returns: only what was sent, and nothing that is already known. */
export type Registered = Pick<Registration, 'email' | 'firstName' | 'lastName'>;

/**
 * Adds a contractor who cannot sign in until an administrator activates the account. For a known address nothing
 * changes, but the response and the work are the same, so that no one learns who is registered here. Throws
 * ForbiddenError if registration is closed, and ValidationError for a password that is easy to guess.
 */
export async function register(context: Context, input: Registration): Promise<Registered> {
  if (context.registration !== 'approval')
    throw new ForbiddenError('Registration is closed.', 'REGISTRATION_CLOSED');
  // Counted like a sign-in: a registration costs as much.
  await admitAttempt(context, { emailKey: `registration:${foldEmail(input.email)}` });
  try {
    await createUser(context, {
      ...input,
      kind: 'CONTRACTOR',
      roles: [],
      isActive: false,
      mustChangePassword: false,
      action: 'USER_REGISTERED',
    });
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error;
    await recordRepeatedRegistration(context, input);
  }
  const { email, firstName, lastName } = input;
  return { email, firstName, lastName };
}

/** Records it for administrators, without the typed name, which may be anyone's. */
const recordRepeatedRegistration = (context: Context, { email }: Registration): Promise<void> =>
  inTransaction(context.db, async (tx) => {
    const known = await tx.user.findUnique({
      where: { emailKey: foldEmail(email) },
      select: { id: true, isActive: true, archivedAt: true },
    });
    await record(tx, context, {
      action: 'REGISTRATION_REPEATED',
      entityType: 'User',
      entityId: known?.id ?? null,
      userId: null,
    });
    if (known?.isActive && known.archivedAt === null) await tellOwner(tx, context, known.id);
  });

const DAY_MS = 86_400_000;

/** Tells the owner of the address, at most once a day, so that others cannot fill their mailbox. */
async function tellOwner(tx: Tx, context: Context, userId: string): Promise<void> {
  const template = 'registrationRepeated';
  const since = new Date(context.now().getTime() - DAY_MS);
  const told = await tx.mail.count({ where: { userId, template, createdAt: { gt: since } } });
  if (told === 0) await queueMail(tx, context, { userId, template, values: {} });
}

/** Signing in, out and up. */
import { record } from '../../audit/record.ts';
import { queueMail } from '../../notices/mail/queueMail.ts';
import type { Context, SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError, ForbiddenError, SignInError } from '../../operation/errors.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { type Account, findAccount, lockAccount, provesAccount } from '../../viewer/credentials.ts';
import { clearSessionCookie, handOver, type StartedSession, startSession } from '../../viewer/sessions.ts';
import { admitAttempt, forgetAttempts } from '../../viewer/signInLimits.ts';
import { toOutcome } from '../../viewer/signInOutcome.ts';
import { createUser, foldEmail, type NewPerson } from '../people/accounts.ts';

/** A session just begun, and whose it is. */
export interface SignedIn extends StartedSession {
  userId: string;
}

export interface LoggedIn extends SignedIn {
  needsPasswordChange: boolean;
}

const wrongCredentials = () => new SignInError('INVALID_CREDENTIALS', 'Invalid email or password.');
const inactive = () => new SignInError('ACCOUNT_INACTIVE', 'This account is not active.');
const expired = () =>
  new SignInError('INVALID_CREDENTIALS', 'This password has expired. Ask an administrator to reset it.');
const elsewhere = ({ publicUrl }: Context) =>
  new SignInError('FORBIDDEN', `Open the portal at ${publicUrl}: it takes no sign-ins at this address.`);

interface Credentials {
  email: string;
  password: string;
}

/** A session that begins at another address than the portal's would not be found again. Throws SignInError. */
export function assertOwnAddress(context: Context): void {
  if (context.request.sessionCookie === 'foreign') throw elsewhere(context);
}

/** Signs in. Throws SignInError, or RATE_LIMITED after too many tries. */
export async function login(context: Context, credentials: Credentials): Promise<LoggedIn> {
  assertOwnAddress(context);
  try {
    const admitted = handOver(context, await tryCredentials(context, credentials));
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

  const session = await inTransaction(context.db, async (tx) => {
    // A change of the password or the end of the account that came in between must not leave a session behind.
    if (!(await lockAccount(tx, account))) throw wrongCredentials();
    await forgetAttempts(tx, context, account);
    await record(tx, context, {
      action: 'USER_LOGIN',
      entityType: 'User',
      entityId: account.id,
      userId: account.id,
    });
    return startSession(tx, context, account.id);
  });
  context.admitted.add(account.id);
  return { ...session, userId: account.id, needsPasswordChange: account.mustChangePassword };
}

/** Records the failure without the address: what was typed may be anything, even a password in the wrong field. */
async function refuseSignIn(
  context: Context,
  account: Account | null,
  error: SignInError,
  reason: string = error.code,
): Promise<never> {
  await inTransaction(context.db, (tx) =>
    record(tx, context, {
      action: 'USER_LOGIN_FAILED',
      level: 'WARNING',
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

/** What a registration returns: what was sent, and nothing that is known. */
export type Registered = Pick<Registration, 'email' | 'firstName' | 'lastName'>;

/**
 * Adds a contractor who cannot sign in until an administrator activates the account. With an address that is known
 * already nothing changes, and the response and the work are the same: nobody learns who is registered here. Throws
 * ForbiddenError if registration is closed, and ValidationError for a password that is easily guessed.
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

/** Enters it for administrators, without the name that was typed: it may be anybody's. */
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

/** Tells the owner of the address, once a day at most: others must not be able to fill their mailbox. */
async function tellOwner(tx: Tx, context: Context, userId: string): Promise<void> {
  const template = 'registrationRepeated';
  const since = new Date(context.now().getTime() - DAY_MS);
  const told = await tx.mail.count({ where: { userId, template, createdAt: { gt: since } } });
  if (told === 0) await queueMail(tx, context, { userId, template, values: {} });
}

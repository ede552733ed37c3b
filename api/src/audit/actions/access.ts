/** Access: sign-in, proofs of identity, roles and access tokens. */
import type { ActionRow, Facts, Values } from './action.ts';
import { reason, words } from './phrases.ts';

const ACCESS = { changes: ['ACCESS'] } as const;
const LOST = { ...ACCESS, level: 'WARNING' } as const;
const RESET = { level: 'WARNING', keeps: ['expiresAt'], lasts: true } as const;
const ROLES = { ...LOST, keeps: ['roles'], lasts: true } as const;
const TOKEN = { names: 'actor', keeps: ['canWrite', 'scopes', 'expiresAt'], lasts: true } as const;

const SIGN_IN_REFUSALS: Readonly<Record<string, string>> = {
  ACCOUNT_INACTIVE: 'the account is not active',
  PASSWORD_EXPIRED: 'the temporary password has expired',
  SECOND_FACTOR: 'wrong second factor',
};

const PROOFS: Readonly<Record<string, string>> = { CODE: 'code', PASSKEY: 'passkey' };

/** 'the passkey Work laptop'; its name is removed with its owner. */
const passkey = ({ name }: Values): string => (name ? `the passkey ${words(name)}` : 'a passkey');

/** 'the access token Export'; its name is removed with its owner. */
const accessToken = ({ name }: Values): string =>
  name ? `the access token ${words(name)}` : 'an access token';

/** 'the query Q3 by driver'; its name is removed with its owner. */
const savedQuery = ({ name }: Values): string => (name ? `the query ${words(name)}` : 'a query');

function roleChange({ before, after }: Facts, gained: boolean): string {
  const [less, more] = (gained ? [before.roles, after.roles] : [after.roles, before.roles]) as unknown[];
  const known = Array.isArray(less) ? less : [];
  const changed = Array.isArray(more) ? more.filter((role) => !known.includes(role)) : [];
  return changed.join(', ').replaceAll('_', ' ') || 'a role';
}

export const ACCESS_ACTIONS = {
  USER_LOGIN: { did: 'signed in' },
  USER_LOGIN_FAILED: {
    reads: ({ subject, entityId, after }) =>
      entityId === null
        ? `A sign-in with an unknown ${after.reason === 'PASSKEY' ? 'passkey' : 'email address'} was refused.`
        : `A sign-in as ${subject} was refused: ${SIGN_IN_REFUSALS[String(after.reason)] ?? 'wrong password'}.`,
    level: 'WARNING',
  },
  USER_LOGOUT: { ...ACCESS, did: 'signed out' },
  // By someone who is signed in, before what needs more than a session.
  IDENTITY_CONFIRMED: {
    did: ({ after }) =>
      `confirmed it was them with ${after.by ? `a ${PROOFS[String(after.by)]}` : 'their password'}`,
  },
  IDENTITY_CONFIRMATION_FAILED: {
    did: ({ after }) => `entered a wrong ${PROOFS[String(after.by)] ?? 'password'} to confirm it was them`,
    level: 'WARNING',
  },
  AUTHENTICATOR_APP_ADDED: { ...ACCESS, did: 'turned on an authenticator app' },
  AUTHENTICATOR_APP_REMOVED: { ...LOST, did: 'removed their authenticator app' },
  RECOVERY_CODES_RENEWED: { ...ACCESS, did: 'replaced their recovery codes' },
  RECOVERY_CODE_USED: {
    reads: ({ subject }) => `${subject} used a recovery code in place of the authenticator app.`,
    level: 'WARNING',
  },
  PASSKEY_ADDED: { ...ACCESS, names: 'actor', did: ({ after }) => `added ${passkey(after)}` },
  PASSKEY_REMOVED: { ...LOST, names: 'actor', did: ({ before }) => `removed ${passkey(before)}` },
  SECOND_FACTOR_REMOVED_BY_ADMIN: {
    ...LOST,
    did: ({ subject }) => `removed the second factor of ${subject} and signed them out`,
    keeps: ['authenticatorApp', 'passkeys'],
    lasts: true,
  },
  PASSWORD_CHANGED: { ...ACCESS, did: 'changed their own password' },
  PASSWORD_CHANGE_FAILED: {
    did: 'entered a wrong current password while changing their password',
    level: 'WARNING',
  },
  PASSWORD_RESET_TOKEN_CREATED: {
    ...RESET,
    did: ({ subject }) => `created a single-use password reset key for ${subject}`,
  },
  // On the sign-in page, where no one is known yet.
  PASSWORD_RESET_REQUESTED: {
    reads: ({ subject }) => `Someone requested a password reset link for ${subject}.`,
  },
  PASSWORD_RESET: { ...LOST, reads: ({ subject }) => `${subject} set a new password with a single-use key.` },
  PASSWORD_RESET_BY_ADMIN: {
    ...RESET,
    ...ACCESS,
    did: ({ subject }) => `set a temporary password for ${subject}`,
  },
  // For someone locked out by too many wrong passwords.
  SIGN_IN_UNLOCKED: {
    did: ({ own, subject }) => `unlocked ${own ? 'their own sign-in' : `the sign-in of ${subject}`}`,
    level: 'WARNING',
  },
  SESSION_ENDED: { ...ACCESS, names: 'actor', did: 'ended one of their own sessions' },
  OTHER_SESSIONS_ENDED: { ...ACCESS, did: 'ended all their other sessions' },
  // Access tokens end with the sessions.
  SESSIONS_ENDED_BY_ADMIN: {
    ...LOST,
    did: ({ subject }) => `signed ${subject} out everywhere`,
    keeps: ['sessions', 'scripts'],
  },
  ROLE_ASSIGNED: { ...ROLES, did: (facts) => `gave ${facts.subject} the role ${roleChange(facts, true)}` },
  ROLE_REMOVED: {
    ...ROLES,
    did: (facts) => `took the role ${roleChange(facts, false)} from ${facts.subject}`,
  },
  ACCESS_TOKEN_CREATED: {
    ...TOKEN,
    did: ({ after }) =>
      `created ${accessToken(after)}, which can ${after.canWrite ? 'read and write' : 'read'}`,
  },
  ACCESS_TOKEN_REVOKED: { ...TOKEN, did: ({ before }) => `revoked ${accessToken(before)}` },
  QUERY_SAVED: { names: 'actor', did: ({ after }) => `saved ${savedQuery(after)}` },
  QUERY_DELETED: { names: 'actor', did: ({ before }) => `deleted ${savedQuery(before)}` },
  ACCESS_DENIED: {
    did: (facts) =>
      `was refused ${words(facts.entityId)}${facts.after.reason === 'FORBIDDEN' ? '' : reason(facts)}`,
    level: 'WARNING',
  },
  RATE_LIMITED: {
    reads: () => 'A client tried to sign in too often and was slowed down.',
    level: 'WARNING',
  },
} as const satisfies Record<string, ActionRow>;

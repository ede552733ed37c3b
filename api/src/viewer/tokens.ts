/**
 * Signed session tokens and random single-use ones. A token identifies a session and never says what its owner may do.
 */

import { createHash, createSecretKey, randomBytes } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { isUuid } from 'rules/ids';
import type { SessionClaims } from '../operation/services.ts';
import { type Keys, keyedHash, newest } from '../platform/lib/keys.ts';
import { memoizeByKey } from '../platform/lib/memoizeByKey.ts';

const ISSUER = 'carrier-portal';
const AUDIENCE = 'carrier-portal-api';
const TYPE = 'session+jwt';

/** How long a session lasts, in seconds. It must be a number, because the library reads a string as milliseconds. */
export const SESSION_SECONDS = 12 * 60 * 60;

/** Signs a token that lasts as long as its session. */
export const signSessionToken = (key: Buffer, { userId, sessionId }: SessionClaims, now: Date): string =>
  jwt.sign({ iat: Math.floor(now.getTime() / 1000), sid: sessionId }, key, {
    algorithm: 'HS256',
    header: { alg: 'HS256', typ: TYPE },
    subject: userId,
    issuer: ISSUER,
    audience: AUDIENCE,
    expiresIn: SESSION_SECONDS,
  });

/** Given bytes, the library would try a public key first and throw internally for every token. */
const asKeyObject = memoizeByKey((key: Buffer) => createSecretKey(key));

/** The claims of a token; null if it is not ours, has another purpose, or is no longer valid. */
export function readSessionToken(key: Buffer, token: string, now: Date): SessionClaims | null {
  try {
    const { header, payload } = jwt.verify(token, asKeyObject(key), {
      complete: true,
      algorithms: ['HS256'],
      issuer: ISSUER,
      audience: AUDIENCE,
      maxAge: SESSION_SECONDS,
      clockTimestamp: Math.floor(now.getTime() / 1000),
    });
    if (header.typ !== TYPE || typeof payload === 'string') return null;
    const { sub, sid } = payload;
    if (payload.exp === undefined || !sub || !isUuid(sub) || typeof sid !== 'string' || !isUuid(sid))
      return null;
    return { userId: sub, sessionId: sid };
  } catch (error) {
    if (error instanceof jwt.JsonWebTokenError) return null;
    throw error;
  }
}

/** A token that no one can guess; only its hash is stored. */
export const newSecretToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a reset token: a keyed hash, so that no one else can create one that opens an account. */
export const hashResetToken = ({ resetToken }: Pick<Keys, 'resetToken'>, token: string): string =>
  keyedHash(newest(resetToken).key, token);

/** All hashes that it may be stored under: one from before a new data key stays valid for the rest of its hour. */
export const listResetHashes = ({ resetToken }: Pick<Keys, 'resetToken'>, token: string): string[] =>
  resetToken.map(({ key }) => keyedHash(key, token));

/** The same for an invitation's token. */
export const hashInvitation = ({ invitation }: Pick<Keys, 'invitation'>, token: string): string =>
  keyedHash(newest(invitation).key, token);
export const listInvitationHashes = ({ invitation }: Pick<Keys, 'invitation'>, token: string): string[] =>
  invitation.map(({ key }) => keyedHash(key, token));

/**
 * The hash that finds an access token, 64 hexadecimal digits. It needs no salt, because the token cannot be guessed and
 * its row is sealed.
 */
export const hashToken = (token: string): string => createHash('sha256').update(token).digest('hex');

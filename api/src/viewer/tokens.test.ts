import { randomBytes, randomUUID } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { describe, expect, test } from 'vitest';
import { hashToken, newSecretToken, readSessionToken, SESSION_SECONDS, signSessionToken } from './tokens.ts';

const key = randomBytes(32);
const now = new Date('2026-11-20T15:00:00Z');
const claims = { userId: randomUUID(), sessionId: randomUUID() };
const later = (seconds: number) => new Date(now.getTime() + seconds * 1000);

const payload = { sub: claims.userId, sid: claims.sessionId };
const options = {
  header: { alg: 'HS256', typ: 'session+jwt' },
  issuer: 'carrier-portal',
  audience: 'carrier-portal-api',
} as const;
const iat = Math.floor(now.getTime() / 1000);
const forged = (changes: object, signing: jwt.SignOptions = {}, secret: string | Buffer = key) =>
  jwt.sign({ ...payload, iat, exp: iat + 600, ...changes }, secret, { ...options, ...signing });

describe('a session token', () => {
  test('says whose session it is', () => {
    expect(readSessionToken(key, signSessionToken(key, claims, now), now)).toEqual(claims);
    expect(readSessionToken(key, forged({}), now)).toEqual(claims);
  });

  test('ends after twelve hours', () => {
    const token = signSessionToken(key, claims, now);
    expect(readSessionToken(key, token, later(SESSION_SECONDS - 1))).toEqual(claims);
    expect(readSessionToken(key, token, later(SESSION_SECONDS + 1))).toBeNull();
  });

  test.each([
    ['another key', forged({}, {}, randomBytes(32))],
    ['another algorithm', forged({}, { header: { alg: 'HS512', typ: 'session+jwt' }, algorithm: 'HS512' })],
    ['no algorithm', forged({}, { header: { alg: 'none', typ: 'session+jwt' }, algorithm: 'none' }, '')],
    ['another type', forged({}, { header: { alg: 'HS256', typ: 'JWT' } })],
    ['another issuer', forged({}, { issuer: 'elsewhere' })],
    ['another audience', forged({}, { audience: 'elsewhere' })],
    ['no session', forged({ sid: undefined })],
    ['a session that is no key', forged({ sid: "' OR 1=1" })],
    ['no subject', forged({ sub: undefined })],
    ['a longer life than we give', forged({ iat: iat - SESSION_SECONDS - 1, exp: iat + SESSION_SECONDS })],
    ['no text', ''],
    ['garbage', 'a.b.c'],
  ])('with %s is not valid', (_what, token) => {
    expect(readSessionToken(key, token, now)).toBeNull();
  });

  test('without an expiry is not valid', () => {
    const endless = jwt.sign({ ...payload, iat }, key, options);
    expect(readSessionToken(key, endless, now)).toBeNull();
  });
});

test('a random token cannot be derived from its hash', () => {
  const token = newSecretToken();
  expect(Buffer.from(token, 'base64url')).toHaveLength(32);
  expect(hashToken(token)).toMatch(/^[0-9a-f]{64}$/);
  expect(newSecretToken()).not.toBe(token);
});

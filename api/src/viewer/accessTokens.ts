/** Access tokens: keys with which scripts act as a person, in addition to sessions. Only a hash is stored. */
import { randomBytes } from 'node:crypto';
import { listPermissions } from 'rules/roles';
import { notify } from '../notices/notify.ts';
import type { Context, Tx, Viewer } from '../operation/context.ts';
import type { Services } from '../operation/services.ts';
import type { Prisma } from '../platform/db/generated/client/client.ts';
import type { AccessTokenScope } from '../platform/db/generated/client/enums.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { rowsIn } from '../platform/sql/transaction.ts';
import { liveAccessToken, usedElsewhere } from './accessTokens.sql.ts';
import { toClientKey } from './client.ts';
import { isSealed, sealToken, type TokenKeys, type TokenRow } from './tokenSeal.ts';
import { hashToken } from './tokens.ts';

/** By which people and secret scanners recognize one. */
const PREFIX = 'cpat_';
const TOUCH_EVERY_MS = 60_000;

/** A token that no one can guess: 256 random bits. */
export const newAccessToken = (): string => `${PREFIX}${randomBytes(32).toString('base64url')}`;

/** Whether a bearer token is an access token and not a session's. */
export const isAccessToken = (token: string): boolean => token.startsWith(PREFIX);

/** What notifying a token's owner needs. */
type NoticeServices = Pick<Services, 'db' | 'bus' | 'now' | 'mailer' | 'jobs'>;

/** The columns of a token: its hash, and the proof that the portal wrote the row. */
export function tokenColumns(
  keys: TokenKeys,
  { token, ...given }: Omit<TokenRow, 'tokenHash' | 'scopes'> & { token: string; scopes: AccessTokenScope[] },
) {
  const row = { ...given, tokenHash: hashToken(token) };
  return { ...row, tokenSeal: sealToken(keys, row) };
}

/** Tokens that are neither revoked nor expired. */
export const liveAccessTokens = (now: Date) =>
  ({ revokedAt: null, expiresAt: { gt: now } }) satisfies Prisma.PersonalAccessTokenWhereInput;

/**
 * The viewer of an access token; null unless the portal created the token, it is live, and its owner is active, not
 * archived, and has no password to change. Found by its hash through an index, so the time it takes reveals nothing
 * about other tokens.
 */
export async function loadAccessTokenViewer(
  services: NoticeServices & Pick<Services, 'sql' | 'keys'>,
  token: string,
  ipAddress: string | null,
): Promise<Viewer | null> {
  const { db, sql, keys, now: clock } = services;
  const now = clock();
  const [found] = await sql.rows(liveAccessToken({ hash: hashToken(token), now }));
  if (!found) return null;
  const { id, userId, tokenHash, tokenSeal, lastUsedAt, usedFrom, roles } = found;
  const scopes = found.scopes ?? [];
  const expiresAt = new Date(Math.round(found.expiresAt));
  if (!isSealed(keys, { userId, tokenHash, tokenSeal, scopes, expiresAt })) return null;
  const address = ipAddress === null ? null : toClientKey(ipAddress);
  if (address !== null && !usedFrom?.includes(address)) noteAddress(services, id, address);
  else if (lastUsedAt === null || now.getTime() - lastUsedAt > TOUCH_EVERY_MS) touch(db, id, now);
  return {
    id: userId,
    sessionId: id,
    roles,
    permissions: listPermissions(roles),
    mustChangePassword: false,
    accessToken: { scopes },
  };
}

/** Records that the token was used; no one waits for it, as for sessions. */
function touch(db: Services['db'], id: string, now: Date): void {
  const before = new Date(now.getTime() - TOUCH_EVERY_MS);
  db.personalAccessToken
    .updateMany({
      where: { id, OR: [{ lastUsedAt: null }, { lastUsedAt: { lt: before } }] },
      data: { lastUsedAt: now },
    })
    .catch(() => undefined);
}

/** Records that the token was used from a new address, and notifies its owner; no one waits for it either. */
function noteAddress({ db, bus, ...services }: NoticeServices, id: string, address: string) {
  const changes: Context['changes'] = [];
  inTransaction(db, async (tx) => {
    const [token] = await rowsIn(tx, usedElsewhere({ id, address, now: services.now() }));
    if (!token) return;
    const { userId, name } = token;
    await notify(
      tx,
      { ...services, changes },
      { kind: 'TOKEN_USED_ELSEWHERE', aboutId: userId, facts: { name, address } },
    );
  })
    .then(() => bus.publish(changes))
    .catch(() => undefined);
}

/** Revokes all of a person's live tokens. */
export async function revokeAccessTokens(tx: Tx, context: Context, userId: string): Promise<void> {
  const now = context.now();
  await tx.personalAccessToken.updateMany({
    where: { userId, ...liveAccessTokens(now) },
    data: { revokedAt: now },
  });
}

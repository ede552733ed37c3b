/** Creates and revokes the viewer's own access tokens. */
import { DEFAULT_TOKEN_DAYS } from 'rules/limits';
import { record } from '../../audit/record.ts';
import { notify } from '../../notices/notify.ts';
import type { SignedInContext } from '../../operation/context.ts';
import { ConflictError, NotFoundError, ValidationError } from '../../operation/errors.ts';
import { toKey } from '../../operation/ids.ts';
import type { AccessTokenScope } from '../../platform/db/generated/client/client.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { liveAccessTokens, newAccessToken, tokenColumns } from '../../viewer/accessTokens.ts';
import { lockSession } from '../../viewer/lockSession.ts';
import { completeScopes, isWriteScope, listUsableScopes } from '../../viewer/tokenScopes.ts';

/** The most live tokens that a person may have. */
export const MAX_TOKENS = 20;
const DAY_MS = 86_400_000;
/** Tokens that ended stay in the list for this long. */
const KEPT_MS = 90 * DAY_MS;

export interface NewToken {
  name: string;
  canWrite?: boolean | null;
  scopes?: readonly AccessTokenScope[] | null;
  expiresInDays?: number | null;
}

export interface MadeToken {
  /** The token itself, which no one can read again. */
  token: string;
  id: string;
}

/** The requested scopes, or else all that the viewer can use, to read or also to write. Throws ValidationError. */
function chooseScopes({ viewer }: SignedInContext, { scopes, canWrite }: NewToken): AccessTokenScope[] {
  const usable = listUsableScopes(viewer);
  if (!scopes) return usable.filter((scope) => canWrite || !isWriteScope(scope));
  const useless = scopes.find((scope) => !usable.includes(scope));
  if (useless === undefined) return completeScopes(scopes);
  const message = `None of your roles has a use for ${useless}.`;
  throw new ValidationError([{ path: ['input', 'scopes'], message }]);
}

/** Creates a token for the viewer. Throws ValidationError, and ConflictError if there are too many. */
export async function createAccessToken(context: SignedInContext, input: NewToken): Promise<MadeToken> {
  const token = newAccessToken();
  const now = context.now();
  const { id: userId } = context.viewer;
  const scopes = chooseScopes(context, input);
  const canWrite = scopes.some(isWriteScope);
  const expiresAt = new Date(now.getTime() + (input.expiresInDays ?? DEFAULT_TOKEN_DAYS) * DAY_MS);
  return inTransaction(context.db, async (tx) => {
    await lockSession(tx, context);
    const over = new Date(now.getTime() - KEPT_MS);
    await tx.personalAccessToken.deleteMany({
      where: { userId, OR: [{ expiresAt: { lt: over } }, { revokedAt: { lt: over } }] },
    });
    const live = await tx.personalAccessToken.count({ where: { userId, ...liveAccessTokens(now) } });
    if (live >= MAX_TOKENS)
      throw new ConflictError(`You have ${MAX_TOKENS} access tokens already. Revoke one you don’t use.`);
    const { id } = await tx.personalAccessToken.create({
      data: {
        ...tokenColumns(context.keys, { userId, token, scopes, expiresAt }),
        name: input.name,
        canWrite,
        createdAt: now,
      },
      select: { id: true },
    });
    await record(tx, context, {
      action: 'ACCESS_TOKEN_CREATED',
      level: canWrite ? 'WARNING' : 'INFO',
      entityType: 'PersonalAccessToken',
      entityId: id,
      newValues: { name: input.name, canWrite, scopes, expiresAt },
    });
    await notify(tx, context, { kind: 'TOKEN_CREATED', aboutId: userId, facts: { name: input.name } });
    if (canWrite) await notify(tx, context, { kind: 'WRITE_TOKEN_CREATED', aboutId: userId, facts: {} });
    return { token, id };
  });
}

/** Revokes one of the viewer's live tokens at once. Returns its key. Throws NotFoundError. */
export async function revokeAccessToken(context: SignedInContext, id: string): Promise<string> {
  const key = toKey('PersonalAccessToken', id);
  const now = context.now();
  await inTransaction(context.db, async (tx) => {
    const where = { id: key, userId: context.viewer.id, ...liveAccessTokens(now) };
    const [token] = await tx.personalAccessToken.updateManyAndReturn({
      where,
      data: { revokedAt: now },
      select: { name: true },
    });
    if (!token) throw new NotFoundError('Access token');
    await record(tx, context, {
      action: 'ACCESS_TOKEN_REVOKED',
      entityType: 'PersonalAccessToken',
      entityId: key,
      oldValues: { name: token.name },
    });
  });
  return key;
}

/**
 * Re-encrypts stored passwords and access tokens with the newest data key. No one has to sign in for it, and no script
 * needs a new token. Each batch is one transaction, so the work can stop at any moment and start again.
 */
import { record } from '../audit/record.ts';
import { systemContext, type Tx } from '../operation/context.ts';
import type { Services } from '../operation/services.ts';
import { inTransaction } from '../platform/db/transaction.ts';
import { newest } from '../platform/lib/keys.ts';
import { changeIn } from '../platform/sql/transaction.ts';
import { liveAccessTokens } from './accessTokens.ts';
import { passwordsResealed, tokensSealed } from './reseal.sql.ts';
import { openPassword, sealedWith, sealPassword } from './sealedPassword.ts';
import { isSealed, sealToken } from './tokenSeal.ts';

const BATCH = 500;

/** Re-encrypts every password that does not use the newest key. Returns how many. */
export async function resealPasswords(services: Services): Promise<number> {
  let resealed = 0;
  for (let after: string | null = null; ; ) {
    const done = await inTransaction(services.db, (tx) => resealPasswordBatch(tx, services, after));
    if (done === null) return resealed;
    after = done.last;
    resealed += done.resealed;
  }
}

async function resealPasswordBatch(tx: Tx, services: Services, after: string | null) {
  const { keys } = services;
  const keyId = newest(keys.password).id;
  const rows = await tx.user.findMany({
    where: {
      passwordHash: { not: { startsWith: sealedWith(keyId) } },
      ...(after === null ? {} : { id: { gt: after } }),
    },
    orderBy: { id: 'asc' },
    take: BATCH,
    select: { id: true, passwordHash: true },
  });
  const last = rows.at(-1);
  if (!last) return null;
  const sealed = rows.flatMap(({ id, passwordHash: before }) => {
    const opened = openPassword(keys, before);
    return opened ? [{ id, before, after: sealPassword(keys, opened) }] : [];
  });
  const resealed = await changeIn(
    tx,
    passwordsResealed({
      ids: sealed.map(({ id }) => id),
      before: sealed.map(({ before }) => before),
      after: sealed.map((one) => one.after),
    }),
  );
  if (resealed > 0)
    await record(tx, systemContext(services), {
      action: 'PASSWORDS_RESEALED',
      entityType: 'User',
      newValues: { passwords: resealed, keyId },
    });
  return { last: last.id, resealed };
}

const TOKEN = {
  id: true,
  userId: true,
  tokenHash: true,
  tokenSeal: true,
  scopes: true,
  expiresAt: true,
} as const;
type Token = Parameters<typeof isSealed>[1] & { id: string };

async function sealTokens(tx: Tx, services: Services, tokens: readonly Token[]): Promise<void> {
  if (tokens.length === 0) return;
  await changeIn(
    tx,
    tokensSealed({
      ids: tokens.map(({ id }) => id),
      seals: tokens.map((token) => sealToken(services.keys, token)),
    }),
  );
  await record(tx, systemContext(services), {
    action: 'ACCESS_TOKENS_SEALED',
    entityType: 'PersonalAccessToken',
    newValues: { tokens: tokens.length, keyId: newest(services.keys.accessToken).id },
  });
}

/** Re-seals every live token that does not use the newest key. A token that the portal did not create stays invalid. */
export const resealTokens = (services: Services): Promise<number> =>
  inTransaction(services.db, async (tx) => {
    const { keys } = services;
    const rows = await tx.personalAccessToken.findMany({
      where: {
        ...liveAccessTokens(services.now()),
        tokenSeal: { not: { startsWith: `${newest(keys.accessToken).id}$` } },
      },
      select: TOKEN,
    });
    const own = rows.filter((row) => isSealed(keys, row));
    await sealTokens(tx, services, own);
    return own.length;
  });

/**
 * Seals tokens from before seals existed, at the first start that finds some, and never again: from then on, a token
 * without a seal was not created by the portal. An audit entry, which no one can remove unnoticed, records it.
 */
export async function sealEarlierTokens(services: Services): Promise<void> {
  const earlier = { ...liveAccessTokens(services.now()), tokenSeal: null };
  if (!(await services.db.personalAccessToken.findFirst({ where: earlier, select: { id: true } }))) return;
  await inTransaction(services.db, async (tx) => {
    if (await tx.auditLog.findFirst({ where: { action: 'ACCESS_TOKENS_SEALED' }, select: { id: true } }))
      return;
    await sealTokens(tx, services, await tx.personalAccessToken.findMany({ where: earlier, select: TOKEN }));
  });
}

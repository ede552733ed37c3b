/**
 * Proves that the portal created an access token: a MAC over its row. The hash alone would prove nothing, because
 * anyone who can write to the database can store the hash of their own token. A separate MAC can be recomputed with a
 * new data key, which a keyed hash of a token that no one stores could not.
 */
import { timingSafeEqual } from 'node:crypto';
import type { AccessTokenScope } from '../platform/db/generated/client/enums.ts';
import { type Keys, keyedHash, newest, type VersionedKey } from '../platform/lib/keys.ts';

export type TokenKeys = Pick<Keys, 'accessToken'>;

/** What a token may be used for, by whom and until when. */
export interface TokenRow {
  userId: string;
  tokenHash: string;
  scopes: readonly AccessTokenScope[];
  expiresAt: Date;
}

const sealWith = ({ id, key }: VersionedKey, { userId, tokenHash, scopes, expiresAt }: TokenRow): string => {
  const mac = keyedHash(key, [userId, tokenHash, [...scopes].sort(), expiresAt.toISOString()].join('|'));
  return `${id}$${mac}`;
};

/** The seal of a token, with the newest key. */
export const sealToken = ({ accessToken }: TokenKeys, row: TokenRow): string =>
  sealWith(newest(accessToken), row);

/** Whether the portal wrote this row. */
export function isSealed({ accessToken }: TokenKeys, row: TokenRow & { tokenSeal: string | null }): boolean {
  const found = accessToken.find(({ id }) => row.tokenSeal?.startsWith(`${id}$`));
  if (!found || row.tokenSeal === null) return false;
  const [given, made] = [row.tokenSeal, sealWith(found, row)].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
  ];
  return given.length === made.length && timingSafeEqual(given, made);
}

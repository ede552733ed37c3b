/**
 * What proves that the portal made an access token: a MAC over what makes up its row. The hash alone would prove nothing,
 * since anyone who can write to the database can write the hash of a token of their own. A MAC that stands beside the
 * hash can be made again with a new data key, which a keyed hash of a token that no one keeps could not.
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

/** The seal of a token, under the newest key. */
export const sealToken = ({ accessToken }: TokenKeys, row: TokenRow): string =>
  sealWith(newest(accessToken), row);

/** Whether the row is what the portal wrote. */
export function isSealed({ accessToken }: TokenKeys, row: TokenRow & { tokenSeal: string | null }): boolean {
  const found = accessToken.find(({ id }) => row.tokenSeal?.startsWith(`${id}$`));
  if (!found || row.tokenSeal === null) return false;
  const [given, made] = [row.tokenSeal, sealWith(found, row)].map((text) => Buffer.from(text)) as [
    Buffer,
    Buffer,
  ];
  return given.length === made.length && timingSafeEqual(given, made);
}

/**
 * HTTP basic authentication (RFC 7617) for spreadsheets, whose dialogs ask for a user name and a password: the password
 * is an access token. It is accepted only for reading, because a browser that has such a password sends it unasked,
 * even for other sites.
 */
import { isAccessToken } from './accessTokens.ts';

/** How a response asks for it. Only a response to a request that came with it does, so that no page causes a prompt. */
export const BASIC_CHALLENGE = 'Basic realm="Carrier Portal", charset="UTF-8"';

export const isBasic = (authorization: string | null): boolean => /^Basic\b/i.test(authorization ?? '');

/** The access token in an Authorization header; null for anything else, such as the token of a session. */
export function basicToken(authorization: string | null): string | null {
  const [, encoded = ''] = /^Basic +([\w+/-]+=*) *$/i.exec(authorization ?? '') ?? [];
  // The user name ends at the first colon.
  const [, password = ''] = /:(.*)$/s.exec(Buffer.from(encoded, 'base64').toString('utf8')) ?? [];
  return isAccessToken(password) ? password : null;
}

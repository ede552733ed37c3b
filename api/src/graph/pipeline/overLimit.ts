/**
 * The error for a request that is too large. It names the limit and the value, so that its author can split the
 * request.
 */
import { GraphQLError } from 'graphql';
import type { LimitCode } from 'rules/errorCodes';
import type { TooLong } from '../../platform/http/boundedBody.ts';
import { bodyLimitMessage, json } from '../../platform/http/problem.ts';
import { QUERY_LIMITS } from './limits.ts';

type Limited = keyof typeof QUERY_LIMITS;

const CODES: Record<Limited, LimitCode> = {
  depth: 'DEPTH_LIMIT',
  aliases: 'ALIAS_LIMIT',
  tokens: 'TOKEN_LIMIT',
  cost: 'COST_LIMIT',
};

const grouped = (value: number): string => value.toLocaleString('en-US');

const MESSAGES: Record<Limited, (value: string, limit: string) => string> = {
  depth: (value, limit) =>
    `The query has ${value} levels; at most ${limit} are allowed. Send what is deepest as a query of its own.`,
  aliases: (value, limit) =>
    `The query has ${value} aliases; at most ${limit} are allowed. Send several queries.`,
  // The rest was not read.
  tokens: (_value, limit) =>
    `The query has more than the ${limit} tokens that are allowed. Send several queries.`,
  cost: (value, limit) =>
    `The query costs ${value}; at most ${limit} is allowed. Request fewer rows at a time.`,
};

export const overLimit = (what: Limited, measured: number): GraphQLError => {
  const limit = QUERY_LIMITS[what];
  const value = Math.ceil(measured);
  return new GraphQLError(MESSAGES[what](grouped(value), grouped(limit)), {
    extensions: { code: CODES[what], limit, value },
  });
};

/** For the measuring libraries: throws if the value exceeds the limit. */
export const assertLimit =
  (what: Limited) =>
  (_context: unknown, { n }: { n: number }): void => {
    if (n > QUERY_LIMITS[what]) throw overLimit(what, n);
  };

/** The response to a GraphQL body that is too long; the rest of it is not read. */
export function bodyTooLarge({ size, limit }: TooLong): Response {
  const code: LimitCode = 'PAYLOAD_TOO_LARGE';
  const extensions = { code, limit, value: size };
  return json(413, { errors: [{ message: bodyLimitMessage(limit), extensions }] });
}

/** An operation's result as an HTTP response, as Yoga would write it, without extensions. */
import type { ExecutionResult, GraphQLError } from 'graphql';

export interface GraphQLJsonResponse {
  /** 200 unless an error needs another status, which can also set headers. */
  status?: number;
  headers?: Record<string, string>;
  contentType: string;
  body: string;
}

/** The headers that a result adds to its response, where Yoga expects them. */
export const headersIn = ({ extensions }: ExecutionResult): Record<string, string> | undefined =>
  (extensions?.http as { headers?: Record<string, string> } | undefined)?.headers;

/** The error without internal fields. */
function toJson(error: GraphQLError) {
  const { extensions, ...said } = error.toJSON();
  const { http: _http, unexpected: _unexpected, ...shown } = extensions ?? {};
  return { ...said, ...(Object.keys(shown).length ? { extensions: shown } : {}) };
}

export function toResponse(result: ExecutionResult, contentType: string): GraphQLJsonResponse {
  const { data, errors } = result;
  const headers = headersIn(result);
  return {
    contentType: `${contentType}; charset=utf-8`,
    body: JSON.stringify({ errors: errors?.map(toJson), data }),
    ...(headers && { headers }),
    ...(data === undefined && errors?.[0]?.extensions.http),
  };
}

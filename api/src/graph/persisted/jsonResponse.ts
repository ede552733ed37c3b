/** An operation's result as it leaves: what Yoga makes of it. */
import type { ExecutionResult, GraphQLError } from 'graphql';

export interface GraphQLJsonResponse {
  /** Unless an error requires a status other than 200, in which case it also sets its headers. */
  status?: number;
  headers?: Record<string, string>;
  contentType: string;
  body: string;
}

/** The error without what is only for the server. */
function toJson(error: GraphQLError) {
  const { extensions, ...said } = error.toJSON();
  const { http: _http, unexpected: _unexpected, ...shown } = extensions ?? {};
  return { ...said, ...(Object.keys(shown).length ? { extensions: shown } : {}) };
}

type Result = { data?: ExecutionResult['data'] | undefined; errors?: readonly GraphQLError[] | undefined };

export const toResponse = ({ data, errors }: Result, contentType: string): GraphQLJsonResponse => ({
  contentType: `${contentType}; charset=utf-8`,
  body: JSON.stringify({ errors: errors?.map(toJson), data }),
  ...(data === undefined && errors?.[0]?.extensions.http),
});

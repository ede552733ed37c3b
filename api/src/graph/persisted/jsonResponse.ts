/** An operation's result as it leaves: what Yoga makes of it. */
import type { ExecutionResult, GraphQLError } from 'graphql';

export interface GraphQLJsonResponse {
  /** Where an error asks for another than 200, which also says its headers. */
  status?: number;
  headers?: Record<string, string>;
  contentType: string;
  body: string;
}

/** The error without what is for the server alone. */
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

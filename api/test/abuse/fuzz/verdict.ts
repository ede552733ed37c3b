/** Finds what is wrong with a response: an internal error, internal details, or a shape that is not described. */
import type { ExecutionResult, GraphQLError } from 'graphql';
import { REQUEST_ERROR_CODES, type RequestErrorCode } from 'rules/errorCodes';
import { leakIn } from '../leaks.ts';
import { createResponseCheck, type Described } from './restResponses.ts';

/** No request in the fuzz may cause these. */
const FAILURES: readonly RequestErrorCode[] = [
  'BUDGET_EXCEEDED',
  'INTERNAL_SERVER_ERROR',
  'UNAVAILABLE',
  'STORAGE_FULL',
  'TOO_SLOW',
];
const REFUSALS: readonly string[] = REQUEST_ERROR_CODES.filter((code) => !FAILURES.includes(code));
const SHOWN = 500;

/** A response and its request, with the placeholders in the path filled in. */
export interface SentRequest {
  method: string;
  path: string;
  response: Response;
  text: string;
}

function graphError({ response, text }: SentRequest): string | undefined {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return undefined;
  if (!type.includes('json')) return `the type is ${type}`;
  const { data, errors } = JSON.parse(text) as ExecutionResult;
  if (data === undefined && errors === undefined && response.status < 400) return 'neither data nor errors';
  const strange = ((errors ?? []) as GraphQLError[]).find(
    ({ extensions }) => !REFUSALS.includes(String(extensions?.code)),
  );
  return strange && `the code ${String(strange.extensions?.code)}`;
}

/** Makes the check for a portal with this description. The check returns what is wrong, or undefined. */
export function createVerdict(description: Described): (sent: SentRequest) => string | undefined {
  const restError = createResponseCheck(description);

  function findError(sent: SentRequest): string | undefined {
    const { path, response, text } = sent;
    if (response.status >= 500) return `${response.status}`;
    const isRefusal = response.status >= 400 || (path === '/graphql' && text.includes('"errors"'));
    const leak = isRefusal ? leakIn(text) : undefined;
    if (leak) return `it shows ${JSON.stringify(leak)}`;
    if (path === '/graphql') return graphError(sent);
    return path.startsWith('/api/') ? restError(sent) : undefined;
  }

  return (sent) => {
    const error = findError(sent);
    return error && `${error}: ${sent.text.slice(0, SHOWN)}`;
  };
}

/** What is wrong with an answer: a fault inside, a word of the inside, or a shape that is not described. */
import type { ExecutionResult, GraphQLError } from 'graphql';
import { leakIn } from '../leaks.ts';
import { createAnswerCheck, type Described } from './restAnswers.ts';

/** A refusal in `errors` has one of these codes. */
const REFUSALS = new Set([
  'BAD_REQUEST',
  'BAD_USER_INPUT',
  'FORBIDDEN',
  'FRESH_SESSION_REQUIRED',
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'NOT_FOUND',
  'OPERATION_RESOLUTION_FAILURE',
  'PASSWORD_CHANGE_REQUIRED',
  'RATE_LIMITED',
  'REQUEST_ENTITY_TOO_LARGE',
  'UNAUTHENTICATED',
  'VALIDATION',
]);
const SHOWN = 500;

/** An answer, and what was asked: the path with everything filled in. */
export interface Answered {
  method: string;
  path: string;
  response: Response;
  text: string;
}

function graphFault({ response, text }: Answered): string | undefined {
  const type = response.headers.get('content-type') ?? '';
  if (type.startsWith('text/event-stream')) return undefined;
  if (!type.includes('json')) return `the type is ${type}`;
  const { data, errors } = JSON.parse(text) as ExecutionResult;
  if (data === undefined && errors === undefined && response.status < 400) return 'neither data nor errors';
  const strange = ((errors ?? []) as GraphQLError[]).find(
    ({ extensions }) => !REFUSALS.has(String(extensions?.code)),
  );
  return strange && `the code ${String(strange.extensions?.code)}`;
}

/** Makes the judgement for a portal that is described so: what is wrong, or undefined. */
export function createVerdict(description: Described): (answered: Answered) => string | undefined {
  const restFault = createAnswerCheck(description);

  function faultOf(answered: Answered): string | undefined {
    const { path, response, text } = answered;
    if (response.status >= 500) return `${response.status}`;
    const isRefusal = response.status >= 400 || (path === '/graphql' && text.includes('"errors"'));
    const leak = isRefusal ? leakIn(text) : undefined;
    if (leak) return `it shows ${JSON.stringify(leak)}`;
    if (path === '/graphql') return graphFault(answered);
    return path.startsWith('/api/') ? restFault(answered) : undefined;
  }

  return (answered) => {
    const fault = faultOf(answered);
    return fault && `${fault}: ${answered.text.slice(0, SHOWN)}`;
  };
}

/**
 * Documents are checked before anyone knows who asks, and strangers are not to be helped to the names of the schema: what
 * a misspelt word might have meant is left out of the refusal.
 */
import { GraphQLError } from 'graphql';
import type { Plugin } from 'graphql-yoga';

const HINT = / Did you mean .+\?$/s;

function withoutHint<ErrorType extends Error>(error: ErrorType): ErrorType | GraphQLError {
  if (!(error instanceof GraphQLError)) return error;
  const message = error.message.replace(HINT, '');
  if (message === error.message) return error;
  const { nodes, source, positions, path, extensions } = error;
  return new GraphQLError(message, { nodes, source, positions, path, extensions });
}

/** Takes the hints out of what is wrong with a document, and with the values of its variables. */
export const withoutHints = (): Plugin => ({
  onValidate:
    () =>
    ({ valid, result, setResult }) => {
      if (!valid) setResult((result as readonly Error[]).map((error) => withoutHint(error)));
    },
  onExecute: () => ({
    onExecuteDone: ({ result, setResult }) => {
      if ('errors' in result && result.errors && !('data' in result))
        setResult({ ...result, errors: result.errors.map((error) => withoutHint(error)) });
    },
  }),
});

/**
 * Documents and variables are checked before the caller is known, and anonymous callers must not get hints about the
 * schema's names: suggestions for misspelled names are left out of the refusal.
 */
import { GraphQLError } from 'graphql';
import type { Guard } from '../guard.ts';

const HINT = / Did you mean .+\?$/s;

export const hints: Guard<'result'> = {
  runs: 'result',
  show: (error) => {
    // What has a path comes from a field, and so from a caller who was let in.
    if (!(error instanceof GraphQLError) || error.path) return error;
    const message = error.message.replace(HINT, '');
    if (message === error.message) return error;
    const { nodes, source, positions, extensions } = error;
    return new GraphQLError(message, { nodes, source, positions, extensions });
  },
};

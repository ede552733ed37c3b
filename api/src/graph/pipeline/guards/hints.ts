/**
 * Documents and variables are checked before anyone knows who asks, and strangers are not to be helped to the names of the
 * schema: what a misspelt word might have meant is left out of the refusal.
 */
import { GraphQLError } from 'graphql';
import type { Guard } from '../guard.ts';

const HINT = / Did you mean .+\?$/s;

export const hints: Guard<'result'> = {
  runs: 'result',
  show: (error) => {
    // What has a path comes from a field, and so from whoever was let in.
    if (!(error instanceof GraphQLError) || error.path) return error;
    const message = error.message.replace(HINT, '');
    if (message === error.message) return error;
    const { nodes, source, positions, extensions } = error;
    return new GraphQLError(message, { nodes, source, positions, extensions });
  },
};

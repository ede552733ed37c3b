/**
 * Documents and variables are checked before the caller is known: suggestions for misspelled names are left out of the
 * refusal for those who may not read the schema.
 */
import { GraphQLError } from 'graphql';
import type { Guard } from '../guard.ts';
import { readsSchema } from './readsSchema.ts';

const HINT = / Did you mean .+\?$/s;

// What has a path comes from a field, and so from a caller who was let in.
const isHint = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && !error.path && HINT.test(error.message);

/** Whether it matters for any of them who reads it. */
export const haveHints = (errors: readonly unknown[]): boolean => errors.some(isHint);

export const hints: Guard<'result'> = {
  runs: 'result',
  show: (error, { viewer }) => {
    if (!isHint(error) || readsSchema(viewer)) return error;
    const { message, nodes, source, positions, extensions } = error;
    return new GraphQLError(message.replace(HINT, ''), { nodes, source, positions, extensions });
  },
};

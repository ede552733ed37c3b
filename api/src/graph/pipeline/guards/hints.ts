/**
 * Documents and variables are checked before the viewer is known. This removes suggestions for misspelled names from
 * errors if the viewer may not read the schema.
 */
import { GraphQLError } from 'graphql';
import type { Guard } from '../guard.ts';
import { readsSchema } from './readsSchema.ts';

const HINT = / Did you mean .+\?$/s;

// An error with a path comes from a field, so from an authorized viewer.
const isHint = (error: unknown): error is GraphQLError =>
  error instanceof GraphQLError && !error.path && HINT.test(error.message);

/** Whether any of these errors depends on who reads it. */
export const haveHints = (errors: readonly unknown[]): boolean => errors.some(isHint);

export const hints: Guard<'result'> = {
  runs: 'result',
  show: (error, { viewer }) => {
    if (!isHint(error) || readsSchema(viewer)) return error;
    const { message, nodes, source, positions, extensions } = error;
    return new GraphQLError(message.replace(HINT, ''), { nodes, source, positions, extensions });
  },
};

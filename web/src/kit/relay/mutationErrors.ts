import { graphql, readInlineData } from 'relay-runtime';
import type { mutationErrors_error$key } from '../../__generated__/mutationErrors_error.graphql';

/**
 * Why a mutation was refused, from any result that spreads `... on Error @alias(as: "error") { ...mutationErrors_error
 * }`.
 */
export function mutationErrors(key: mutationErrors_error$key) {
  const error = readInlineData(
    graphql`
      fragment mutationErrors_error on Error @inline @throwOnFieldError {
        message
        code
        ... on ValidationError {
          issues {
            path
            message
          }
        }
      }
    `,
    key,
  );
  return {
    message: error.message,
    code: error.code,
    issues: error.issues?.map(({ path, message }) => ({ path, message })),
  };
}

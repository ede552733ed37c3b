/**
 * The scopes of a root field, asked before its input is read. The REST entry point uses it so that a stranger with a broken
 * body is told to sign in, not how to mend the body. The rule itself stays where the field is defined.
 */
import type { GraphQLField } from 'graphql';
import type { AdmissionCode } from 'rules/errorCodes';
import type { Context } from '../operation/context.ts';
import { requestError } from '../operation/errors.ts';
import { type AuthScopes, authScopes } from './scopes.ts';

export type ScopeMap = Partial<AuthScopes>;

const STATUS: Partial<Record<AdmissionCode, number>> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  PASSWORD_CHANGE_REQUIRED: 403,
};

/** The scopes a root field was defined with; those of its type, signedIn, where it names none. */
export function readFieldScopes(field: GraphQLField<unknown, unknown>): ScopeMap {
  const { authScopes, skipTypeScopes } = readOptions(field);
  return {
    ...(skipTypeScopes ? {} : { signedIn: true }),
    // What depends on the arguments is asked when they have been read, in execution.
    ...(typeof authScopes === 'function' ? {} : authScopes),
  };
}

/** Whether who may ask depends on what is asked for as well. */
export const dependsOnArguments = (field: GraphQLField<unknown, unknown>): boolean =>
  typeof readOptions(field).authScopes === 'function';

const readOptions = (field: GraphQLField<unknown, unknown>) =>
  (field.extensions.pothosOptions ?? {}) as {
    authScopes?: ScopeMap | ((...args: never) => unknown);
    skipTypeScopes?: boolean;
  };

const isGranted = (context: Context, map: ScopeMap): boolean => {
  const granted = authScopes(context);
  return Object.entries(map).every(([name, parameter]) => {
    // Asked in execution, once the input is known to be good: a confirmation may serve one act alone.
    if (name === 'fresh') return true;
    const scope = granted[name as keyof AuthScopes];
    return typeof scope === 'function' ? scope(parameter as never) : scope === parameter;
  });
};

/** Why the scopes refuse this context; undefined when they all hold. */
export function preauthorize(context: Context, map: ScopeMap) {
  if (isGranted(context, map)) return undefined;
  const code: AdmissionCode = !context.viewer
    ? 'UNAUTHENTICATED'
    : context.viewer.mustChangePassword
      ? 'PASSWORD_CHANGE_REQUIRED'
      : 'FORBIDDEN';
  return { code, status: STATUS[code] ?? 403, message: requestError(code).message };
}

/**
 * Checks a root field's scopes before its input is read. The REST entry point uses this, so that an anonymous caller
 * with a malformed body is told to sign in, not how to fix the body. The rule itself stays in the field's definition.
 */
import type { GraphQLError, GraphQLField } from 'graphql';
import type { Context } from '../../../operation/context.ts';
import { requestError } from '../../../operation/errors.ts';
import { findDuty } from '../../../viewer/duties.ts';
import { type AuthScopes, authScopes } from '../../scopes.ts';
import type { Guard, ScopeMap } from '../guard.ts';

/** The scopes of a root field; the type's own, signedIn, if it defines none. */
export function readFieldScopes(field: GraphQLField<unknown, unknown>): ScopeMap {
  const { authScopes, skipTypeScopes } = readOptions(field);
  return {
    ...(skipTypeScopes ? {} : { signedIn: true }),
    // Scopes that depend on arguments are checked in execution, once the arguments are known.
    ...(typeof authScopes === 'function' ? {} : authScopes),
  };
}

/** Whether a field's scopes depend on its arguments. */
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
    // Checked in execution, once the input is valid: no one confirms an action that is then refused.
    if (name === 'fresh') return true;
    const scope = granted[name as keyof AuthScopes];
    return typeof scope === 'function' ? scope(parameter as never) : scope === parameter;
  });
};

/** Why the scopes refuse this context; undefined if they all hold. */
export function refuseScopes(context: Context, map: ScopeMap): GraphQLError | undefined {
  if (isGranted(context, map)) return undefined;
  if (!context.viewer) return requestError('UNAUTHENTICATED');
  return requestError(findDuty(context.viewer) ?? 'FORBIDDEN');
}

/** Writes the same audit entry as execution. */
export const preauthorize: Guard<'start'> = {
  runs: 'start',
  refuse: (_schema, { route }, _variables, context) => {
    const refusal = route && refuseScopes(context, route.scopes);
    if (refusal?.extensions.code === 'FORBIDDEN')
      context.refusals.push({ coordinate: route!.name, reason: 'FORBIDDEN' });
    return refusal;
  },
};

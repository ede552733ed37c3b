/** Records that exist only for some roles. */
import { hasAnyRole, type RoleGroup } from 'rules/roles';
import type { Context, SignedInContext } from '../operation/context.ts';

/** Finds a node by its ID. For a viewer without one of the roles, there is no such record, and no error. */
export const nodeFor =
  (roles: RoleGroup) =>
  (id: string, { viewer }: Context) =>
    viewer && hasAnyRole(viewer, roles) ? { id } : { id, AND: { id: { in: [] } } };

/** The same for computed objects. */
export const computedFor =
  <Value>(
    roles: RoleGroup,
    compute: (key: string, context: SignedInContext) => Promise<Value | null> | null,
  ) =>
  (key: string, context: Context) => {
    const { viewer } = context;
    return viewer && hasAnyRole(viewer, roles) ? compute(key, { ...context, viewer }) : null;
  };

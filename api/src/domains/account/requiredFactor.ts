/** A required factor can be replaced, but not removed. */
import type { SignedInContext, Tx } from '../../operation/context.ts';
import { ConflictError } from '../../operation/errors.ts';
import { FACTORS, hasFactor } from '../../viewer/secondFactor/factors.ts';
import { readRequiredRoles, requiresFactor } from '../../viewer/secondFactor/requiredRoles.ts';

/** Throws ConflictError if the viewer, whose role needs a second factor, has none left. */
export async function keepARequiredFactor(tx: Tx, { viewer }: SignedInContext): Promise<void> {
  if (!requiresFactor(viewer.roles, await readRequiredRoles(tx))) return;
  const person = await tx.user.findUniqueOrThrow({ where: { id: viewer.id }, select: FACTORS });
  if (!hasFactor(person))
    throw new ConflictError('Your role needs a second factor. Add another one before you remove this one.');
}

import type { Tx } from '../../operation/context.ts';
import { Prisma } from '../../platform/db/generated/client/client.ts';

/**
 * Keeps others from changing a person until the transaction ends; `andAlso` names more people, as SQL that begins with
 * OR, who are locked in one order. The person is read by a statement of its own afterwards, because the one that
 * waited for a lock still sees what was there before.
 */
export async function lockPerson(tx: Tx, key: string, andAlso: Prisma.Sql = Prisma.empty): Promise<void> {
  // Weaker than FOR UPDATE: audit entries that point at these people need not wait.
  await tx.$queryRaw`
    SELECT id FROM "User" WHERE id = ${key}::uuid ${andAlso} ORDER BY id FOR NO KEY UPDATE`;
}

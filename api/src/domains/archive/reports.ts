/** Reports when a person is deleted: those about the person go, in others the person loses the name and the sums stay. */
import type { Tx } from '../../operation/context.ts';
import type { Prisma } from '../../platform/db/generated/client/client.ts';
import { rowsIn } from '../../platform/sql/transaction.ts';
import { readContent, withoutPerson } from '../reports/content.ts';
import { reportsContaining } from './deleteUser.sql.ts';

/** How many reports were removed or changed. A name stands nowhere but in rows with the person's key. */
export async function forgetInReports(tx: Tx, userId: string): Promise<number> {
  const { count } = await tx.report.deleteMany({ where: { contractorId: userId } });
  const naming = await rowsIn(tx, reportsContaining({ part: toRowsFilter(userId) }));
  // One after the other: a report may hold megabytes.
  for (const { id } of naming) {
    const { content } = await tx.report.findUniqueOrThrow({ where: { id }, select: { content: true } });
    await tx.report.update({
      where: { id },
      data: { content: withoutPerson(readContent(content), userId) satisfies Prisma.InputJsonValue },
      select: { id: true },
    });
  }
  return count + naming.length;
}

/** What the content of a report that names the person contains. */
const toRowsFilter = (userId: string): string => JSON.stringify({ rows: [{ userId }] });

/**
 * Whether the company requires a second person for money above a limit, and so also for changes to where money goes.
 */
import type { Tx } from '../../operation/context.ts';

export async function needsSecondPerson(db: Pick<Tx, 'companyProfile'>): Promise<boolean> {
  const company = await db.companyProfile.findUnique({
    where: { id: 1 },
    select: { secondPersonAbove: true },
  });
  return company != null && company.secondPersonAbove !== null;
}

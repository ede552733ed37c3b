/** Whether the company wants two people for money above a limit, and with that for where money goes. */
import type { Tx } from '../../operation/context.ts';

export async function needsSecondPerson(db: Pick<Tx, 'companyProfile'>): Promise<boolean> {
  const company = await db.companyProfile.findUnique({
    where: { id: 1 },
    select: { secondPersonAbove: true },
  });
  return company != null && company.secondPersonAbove !== null;
}

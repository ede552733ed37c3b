/** Payments for tests about other things. */
import type { TestPortal } from './portal.ts';

/** As if nothing had been paid: voids the runs and payments of everyone or of one person. */
export async function voidRuns({ db }: TestPortal, userId?: string): Promise<void> {
  const where = userId === undefined ? {} : { userId };
  await db.$transaction([
    db.payrollRun.updateMany({ where, data: { status: 'VOID', paymentId: null } }),
    db.payment.updateMany({
      where: { ...where, voidedAt: null },
      data: { voidedAt: new Date(), voidReason: 'Bounced' },
    }),
  ]);
}

/** Payments of tests that are about something else. */
import type { TestPortal } from './portal.ts';

/** As if nothing had been paid: runs and their payments are void, everyone's or one person's. */
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

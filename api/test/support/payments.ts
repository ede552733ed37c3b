/** Payments for tests about other things, and the list of payments compared with the ledger. */
import { expect } from 'vitest';
import type { TestPortal } from './portal.ts';

/** As if nothing had been paid: voids the runs and payments of everyone or of one person, or only those of an amount. */
export async function voidRuns({ db }: TestPortal, userId?: string, amount?: number): Promise<void> {
  const of = userId === undefined ? {} : { userId };
  const [runs, payments] =
    amount === undefined
      ? [of, of]
      : [
          { ...of, totalPay: amount },
          { ...of, amount },
        ];
  await db.$transaction([
    db.payrollRun.updateMany({ where: runs, data: { status: 'VOID', paymentId: null } }),
    db.payment.updateMany({
      where: { ...payments, voidedAt: null },
      data: { voidedAt: new Date(), voidReason: 'Bounced' },
    }),
  ]);
}

/** What the ledger has entered of the payments of people who are still there. */
const ENTERED = `SELECT 'Payment_' || entry."causeId" AS id, entry.date::text AS date,
    0 - coalesce(sum(posting.cents) FILTER (WHERE posting.account = 'CASH'), 0)::int AS cents,
    EXISTS (SELECT FROM "LedgerEntry" void WHERE void."causeId" = entry."causeId" AND void.event = 'PAYMENT_VOID') AS "isVoid"
  FROM "LedgerEntry" entry JOIN "Payee" payee ON payee.id = entry."payeeId" AND payee."userId" IS NOT NULL
  LEFT JOIN "LedgerPosting" posting ON posting."entryId" = entry.id
  WHERE entry.event = 'PAYMENT_RECORDED' GROUP BY entry.id ORDER BY entry.date DESC, entry."causeId" DESC`;

/** `payments`, page by page, has each payment that the ledger has, void ones included, with its day and amount. */
export async function expectPayments(portal: TestPortal, token: string): Promise<void> {
  const { rows: entered } = await portal.database.pool.query(ENTERED);
  const listed: object[] = [];
  for (let after: string | null = null, isLast = false; !isLast; ) {
    const { data, errors } = await portal.graphql(
      `query ($after: String) {
        payments(first: 3, after: $after) { totalCount pageInfo { hasNextPage endCursor } nodes { id date amount voidedAt } }
        valid: payments(filter: { isVoid: false }) { totalCount }
      }`,
      { after },
      token,
    );
    expect(errors).toBeUndefined();
    const { totalCount, pageInfo, nodes } = data.payments;
    expect(totalCount).toBe(entered.length);
    expect(data.valid.totalCount).toBe(entered.filter(({ isVoid }) => !isVoid).length);
    for (const { id, date, amount, voidedAt } of nodes)
      listed.push({ id, date, cents: Math.round(amount * 100), isVoid: voidedAt !== null });
    isLast = !pageInfo.hasNextPage;
    after = pageInfo.endCursor;
  }
  expect(listed).toEqual(entered);
}

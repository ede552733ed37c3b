/** The payments of the company's paid runs, with the lines that they paid: as the portal would have written them. */
import type pg from 'pg';

/** Each payment gets the run's own key, so that no temporary table is necessary. */
const PAYMENTS = `
  INSERT INTO "Payment" (id, "userId", date, method, amount, "createdAt")
  SELECT id, "userId", "payDate", 'ACH', "totalPay", "paidAt" FROM "PayrollRun"
  WHERE status = 'PAID' ORDER BY "payDate", id`;

const PAID_RUNS = `
  INSERT INTO "PaymentRun" ("paymentId", "runId", compensation, reimbursed)
  SELECT "runId", "runId", coalesce(sum(amount) FILTER (WHERE "taxClass" = 'COMPENSATION'), 0),
    coalesce(sum(amount) FILTER (WHERE "taxClass" = 'REIMBURSEMENT'), 0)
  FROM "PayrollLine" GROUP BY 1`;

const SETTLED = `UPDATE "PayrollRun" SET "paymentId" = id WHERE status = 'PAID'`;

const LINES = `
  INSERT INTO "PayrollLine" ("runId", position, kind, "taxClass", amount, date, category)
  SELECT "runId", row_number() OVER (PARTITION BY "runId" ORDER BY entry.date, part.kind),
    part.kind::"PayrollLineKind", part."taxClass"::"PayrollLineClass", part.amount, entry.date,
    CASE part.kind WHEN 'EXPENSE' THEN 'TOLLS'::"ExpenseCategory" END
  FROM "PayrollEntry" entry CROSS JOIN LATERAL (VALUES ('DAY_PAY', 'COMPENSATION', entry.pay),
    ('EXPENSE', 'REIMBURSEMENT', entry.expenses)) part (kind, "taxClass", amount)
  WHERE part.amount > 0`;

const PAYEES = `INSERT INTO "Payee" ("userId") SELECT DISTINCT "userId" FROM "PayrollRun"`;

/** The ledger fills this table from its entries, and this company has none. */
const PAID_DAYS = `
  ALTER TABLE "PaidDay" DISABLE TRIGGER "PaidDay_kept";
  INSERT INTO "PaidDay" (date, payments, compensation, reimbursed, deducted, withheld)
  SELECT date, count(*), 100 * sum(compensation), 100 * sum(reimbursed), 0, 0
  FROM "Payment" JOIN "PaymentRun" ON "paymentId" = id GROUP BY 1;
  ALTER TABLE "PaidDay" ENABLE ALWAYS TRIGGER "PaidDay_kept"`;

/** Pays every run that is marked as paid. */
export async function addPayments(client: pg.ClientBase): Promise<void> {
  for (const statement of [PAYMENTS, SETTLED, LINES, PAID_RUNS, PAYEES, PAID_DAYS])
    await client.query(statement);
}

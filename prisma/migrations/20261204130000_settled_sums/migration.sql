-- AlterTable
ALTER TABLE "PaymentRun" ADD COLUMN     "compensation" DECIMAL(12,2) NOT NULL DEFAULT 0,
ADD COLUMN     "reimbursed" DECIMAL(12,2) NOT NULL DEFAULT 0,
ADD COLUMN     "unconfirmed" DECIMAL(12,2) NOT NULL DEFAULT 0,
ADD COLUMN     "withheld" DECIMAL(12,2) NOT NULL DEFAULT 0;

-- What the run's lines come to, once and for all: neither they nor what a payment settles ever change. Expenses are
-- unconfirmed by the rule of taxDocuments/unconfirmed.sql.ts.
CREATE FUNCTION "sums_of_run"(run uuid)
RETURNS TABLE (compensation numeric, reimbursed numeric, unconfirmed numeric, withheld numeric) LANGUAGE sql STABLE AS $$
  SELECT coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'COMPENSATION'), 0),
    coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'REIMBURSEMENT'), 0),
    coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'REIMBURSEMENT' AND (
      (line."kind" = 'EXPENSE' AND line."category" IS NULL) OR EXISTS (
        SELECT FROM "PayrollLine" old WHERE old."runId" = line."adjustsRunId" AND old."kind" = 'EXPENSE'
          AND old."taxClass" = 'REIMBURSEMENT' AND old."category" IS NULL
      )
    )), 0),
    -coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'WITHHELD'), 0)
  FROM "PayrollLine" line WHERE line."runId" = run
$$;
CREATE FUNCTION "sum_settled_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO NEW."compensation", NEW."reimbursed", NEW."unconfirmed", NEW."withheld" FROM "sums_of_run"(NEW."runId");
  RETURN NEW;
END $$;
CREATE TRIGGER "PaymentRun_summed" BEFORE INSERT ON "PaymentRun"
  FOR EACH ROW EXECUTE FUNCTION "sum_settled_run"();

ALTER TABLE "PaymentRun" DISABLE TRIGGER "PaymentRun_fixed";
UPDATE "PaymentRun" settled
SET "compensation" = sums.compensation, "reimbursed" = sums.reimbursed, "unconfirmed" = sums.unconfirmed,
  "withheld" = sums.withheld
FROM "PaymentRun" same CROSS JOIN LATERAL "sums_of_run"(same."runId") sums
WHERE (same."paymentId", same."runId") = (settled."paymentId", settled."runId");
ALTER TABLE "PaymentRun" ENABLE TRIGGER "PaymentRun_fixed";

-- CreateTable
CREATE TABLE "PaidDay" (
    "id" BIGSERIAL NOT NULL,
    "date" DATE NOT NULL,
    "payments" INTEGER NOT NULL,
    "compensation" BIGINT NOT NULL,
    "reimbursed" BIGINT NOT NULL,
    "deducted" BIGINT NOT NULL,
    "withheld" BIGINT NOT NULL,

    CONSTRAINT "PaidDay_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PaidDay_date_idx" ON "PaidDay"("date");

-- A payment adds its amounts to its day when it enters the ledger, and a void takes them off. Always as a further row:
-- with one row for each day, all payments of a payday would wait for each other. Now and then a day's rows become one,
-- without those that another transaction is merging. As the owner of the tables, like balances.
CREATE FUNCTION "keep_paid_days"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  sign integer := CASE NEW."event" WHEN 'PAYMENT_VOID' THEN -1 ELSE 1 END;
  kept "PaidDay";
BEGIN
  INSERT INTO "PaidDay" ("date", "payments", "compensation", "reimbursed", "deducted", "withheld")
  SELECT paid."date", sign,
    sign * 100 * coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'COMPENSATION'), 0),
    sign * 100 * coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'REIMBURSEMENT'), 0),
    sign * 100 * coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'DEDUCTION'), 0),
    sign * 100 * coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'WITHHELD'), 0)
  FROM "Payment" paid JOIN "PaymentRun" settled ON settled."paymentId" = paid."id"
  JOIN "PayrollLine" line ON line."runId" = settled."runId"
  WHERE paid."id" = NEW."causeId" GROUP BY paid."date"
  RETURNING * INTO kept;
  IF kept."id" % 20 = 0 THEN
    WITH merged AS (
      DELETE FROM "PaidDay" WHERE "id" IN (
        SELECT "id" FROM "PaidDay" WHERE "date" = kept."date" FOR UPDATE SKIP LOCKED
      ) RETURNING *
    )
    INSERT INTO "PaidDay" ("date", "payments", "compensation", "reimbursed", "deducted", "withheld")
    SELECT "date", sum("payments"), sum("compensation"), sum("reimbursed"), sum("deducted"), sum("withheld")
    FROM merged GROUP BY "date";
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "LedgerEntry_paid_days" AFTER INSERT ON "LedgerEntry" FOR EACH ROW
  WHEN (NEW."event" IN ('PAYMENT_RECORDED', 'PAYMENT_VOID')) EXECUTE FUNCTION "keep_paid_days"();
ALTER TABLE "LedgerEntry" ENABLE ALWAYS TRIGGER "LedgerEntry_paid_days";

-- What was paid before: of people who were deleted for good, only the ledger knows it.
INSERT INTO "PaidDay" ("date", "payments", "compensation", "reimbursed", "deducted", "withheld")
SELECT payment."date", count(DISTINCT payment."id"),
  100 * coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'COMPENSATION'), 0),
  100 * coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'REIMBURSEMENT'), 0),
  100 * coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'DEDUCTION'), 0),
  100 * coalesce(sum(line."amount") FILTER (WHERE line."taxClass" = 'WITHHELD'), 0)
FROM "Payment" payment JOIN "PaymentRun" settled ON settled."paymentId" = payment."id"
JOIN "PayrollLine" line ON line."runId" = settled."runId"
WHERE payment."voidedAt" IS NULL GROUP BY payment."date"
UNION ALL
SELECT entry."date", count(DISTINCT entry."id"),
  coalesce(sum(posting."cents") FILTER (WHERE posting."account" = 'COMPENSATION'), 0),
  coalesce(sum(posting."cents") FILTER (WHERE posting."account" = 'REIMBURSEMENT'), 0),
  -coalesce(sum(posting."cents"), 0),
  coalesce(sum(posting."cents") FILTER (WHERE posting."account" = 'WITHHOLDING'), 0)
FROM "LedgerEntry" entry JOIN "Payee" payee ON payee."id" = entry."payeeId" AND payee."userId" IS NULL
LEFT JOIN "LedgerPosting" posting ON posting."entryId" = entry."id" AND posting."taxYear" <> 0
WHERE entry."event" = 'PAYMENT_RECORDED' AND NOT EXISTS (
  SELECT FROM "LedgerEntry" void WHERE void."causeId" = entry."causeId" AND void."event" = 'PAYMENT_VOID'
) GROUP BY entry."date";

CREATE TRIGGER "PaidDay_kept" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "PaidDay"
  FOR EACH STATEMENT WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION "refuse_ledger_change"();
ALTER TABLE "PaidDay" ENABLE ALWAYS TRIGGER "PaidDay_kept";

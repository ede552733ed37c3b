-- AlterEnum
ALTER TYPE "LedgerEvent" ADD VALUE 'ADVANCE_REPAID';
ALTER TYPE "LedgerEvent" ADD VALUE 'ADVANCE_REPAID_VOID';

-- CreateTable
CREATE TABLE "PlanRepayment" (
    "id" UUID NOT NULL,
    "planId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "method" "PaymentMethod" NOT NULL,
    "reference" VARCHAR(100) NOT NULL DEFAULT '',
    "amount" DECIMAL(9,2) NOT NULL,
    "requestKey" VARCHAR(255),
    "requestHash" VARCHAR(64),
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "voidedAt" TIMESTAMPTZ(3),
    "voidedOn" DATE,
    "voidedById" UUID,
    "voidReason" VARCHAR(500),

    CONSTRAINT "PlanRepayment_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "PlanRepayment_createdById_idx" ON "PlanRepayment"("createdById");

-- CreateIndex
CREATE INDEX "PlanRepayment_voidedById_idx" ON "PlanRepayment"("voidedById");

-- CreateIndex
CREATE UNIQUE INDEX "PlanRepayment_planId_requestKey_key" ON "PlanRepayment"("planId", "requestKey");

-- CreateIndex
CREATE INDEX "LedgerEntry_date_sequence_idx" ON "LedgerEntry"("date", "sequence");

-- AddForeignKey
ALTER TABLE "PlanRepayment" ADD CONSTRAINT "PlanRepayment_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanRepayment" ADD CONSTRAINT "PlanRepayment_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanRepayment" ADD CONSTRAINT "PlanRepayment_voidedById_fkey" FOREIGN KEY ("voidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

ALTER TABLE "PlanRepayment"
  ADD CONSTRAINT "PlanRepayment_amount" CHECK ("amount" > 0),
  ADD CONSTRAINT "PlanRepayment_void" CHECK (
    ("voidedAt" IS NULL) = ("voidReason" IS NULL) AND ("voidedAt" IS NULL) = ("voidedOn" IS NULL));

-- What was paid back never changes: it is voided once, and entered again.
CREATE FUNCTION "refuse_plan_repayment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."planId", NEW."date", NEW."method", NEW."reference", NEW."amount", NEW."requestKey", NEW."requestHash",
      NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."planId", OLD."date", OLD."method", OLD."reference", OLD."amount", OLD."requestKey", OLD."requestHash",
      OLD."createdAt")
    OR OLD."voidedAt" IS NOT NULL
      AND (NEW."voidedAt", NEW."voidedOn", NEW."voidReason") IS DISTINCT FROM (OLD."voidedAt", OLD."voidedOn", OLD."voidReason")
  THEN
    RAISE EXCEPTION 'What was paid back never changes: it is voided and entered again.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "PlanRepayment_fixed" BEFORE UPDATE ON "PlanRepayment"
  FOR EACH ROW EXECUTE FUNCTION "refuse_plan_repayment_change"();
CREATE TRIGGER "PlanRepayment_kept" BEFORE DELETE ON "PlanRepayment"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "PlanRepayment_no_truncate" BEFORE TRUNCATE ON "PlanRepayment"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();

-- At the end of a transaction no more was taken of a plan and paid back than is owed, by its own payee. Deductions are
-- taken with the run of a week, and so are advances, but for one that is forgiven: an adjustment has it as pay. Nothing is
-- taken of an advance that is void, and only an advance is paid back. What an overpayment comes to is what a run that
-- stands has left with it.
CREATE OR REPLACE FUNCTION "check_plan"(checked uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plan "Plan";
  sums record;
  repaid numeric;
BEGIN
  SELECT * INTO plan FROM "Plan" WHERE "id" = checked;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(-sum(line."amount") FILTER (WHERE line."amount" < 0), 0) AS taken,
      coalesce(sum(line."amount") FILTER (WHERE line."amount" > 0), 0) AS found,
      coalesce(bool_or(run."userId" <> plan."userId" OR run."kind" <> 'REGULAR' AND plan."kind" = 'RECURRING'), false)
        AS odd INTO sums
    FROM "PayrollLine" line JOIN "PayrollRun" run ON run."id" = line."runId"
    WHERE line."planId" = plan."id" AND run."status" <> 'VOID';
  SELECT coalesce(sum("amount"), 0) INTO repaid FROM "PlanRepayment" WHERE "planId" = plan."id" AND "voidedAt" IS NULL;
  IF sums.odd THEN
    RAISE EXCEPTION 'A plan takes from the weeks of its own payee.' USING ERRCODE = 'check_violation';
  END IF;
  IF repaid > 0 AND plan."kind" <> 'ADVANCE' THEN
    RAISE EXCEPTION 'Only an advance is paid back.' USING ERRCODE = 'check_violation';
  END IF;
  IF sums.found <> (CASE WHEN plan."kind" = 'OVERPAYMENT' AND plan."voidedAt" IS NULL THEN plan."total" ELSE 0 END) THEN
    RAISE EXCEPTION 'An overpayment is what a run has left with it.' USING ERRCODE = 'check_violation';
  END IF;
  IF sums.taken + repaid > plan."total" - coalesce(plan."writtenOff", 0)
    OR plan."voidedAt" IS NOT NULL AND plan."kind" = 'ADVANCE' AND sums.taken + repaid > 0
  THEN
    RAISE EXCEPTION 'More was taken of a plan than is owed.' USING ERRCODE = 'check_violation';
  END IF;
END $$;

-- What is paid back by hand comes in on its day, and is no longer owed.
CREATE FUNCTION "ledger_amounts_of_repayment"(repayment uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT posted.account::"LedgerAccount", date_trunc('week', repaid."date")::date, posted.year, NULL::"PayrollLineClass",
    posted.sign * (repaid."amount" * 100)::bigint
  FROM "PlanRepayment" repaid CROSS JOIN LATERAL (
    VALUES ('ADVANCES'::text, 0, -1), ('CASH'::text, extract(year FROM repaid."date")::integer, 1)
  ) posted (account, year, sign)
  WHERE repaid."id" = repayment
$$;

CREATE OR REPLACE FUNCTION "ledger_amounts"(happened "LedgerEvent", cause uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT amount.* FROM "ledger_amounts_of_run"(cause) amount WHERE happened = 'RUN_PROCESSED'
  UNION ALL
  SELECT amount.account, amount.week, amount.year, amount.class, -amount.cents
  FROM "ledger_amounts_of_run"(cause) amount WHERE happened = 'RUN_VOID'
  UNION ALL
  SELECT paid.account, amount.week, 0, NULL, paid.sign * amount.cents
  FROM "ledger_amounts_of_run"(cause) amount
  CROSS JOIN (VALUES ('PAYABLE'::"LedgerAccount", 1), ('OVERPAID', -1)) paid (account, sign)
  WHERE happened = 'RUN_VOID' AND amount.account = 'PAYABLE' AND EXISTS (
    SELECT FROM "PaymentRun" settled
    JOIN "LedgerEntry" entry ON entry."causeId" = settled."paymentId" AND entry."event" = 'PAYMENT_RECORDED'
    LEFT JOIN "LedgerEntry" void ON void."causeId" = settled."paymentId" AND void."event" = 'PAYMENT_VOID'
    WHERE settled."runId" = cause AND void."id" IS NULL
  )
  UNION ALL
  SELECT amount.* FROM "ledger_amounts_of_payment"(cause) amount WHERE happened = 'PAYMENT_RECORDED'
  UNION ALL
  SELECT amount.account, amount.week, amount.year, amount.class, -amount.cents
  FROM "ledger_amounts_of_payment"(cause) amount WHERE happened = 'PAYMENT_VOID'
  UNION ALL
  SELECT amount.account, amount.week, amount.year, amount.class,
    CASE happened::text WHEN 'ADVANCE_GIVEN' THEN amount.cents ELSE -amount.cents END
  FROM "ledger_amounts_of_advance"(cause) amount WHERE happened::text IN ('ADVANCE_GIVEN', 'ADVANCE_VOID')
  UNION ALL
  SELECT amount.account, amount.week, amount.year, amount.class,
    CASE happened::text WHEN 'ADVANCE_REPAID' THEN amount.cents ELSE -amount.cents END
  FROM "ledger_amounts_of_repayment"(cause) amount WHERE happened::text IN ('ADVANCE_REPAID', 'ADVANCE_REPAID_VOID')
  UNION ALL
  SELECT amount.* FROM "ledger_amounts_of_write_off"(cause) amount WHERE happened::text = 'OVERPAYMENT_WRITTEN_OFF'
  UNION ALL
  SELECT amount.account, amount.week, amount.year, amount.class,
    CASE happened::text WHEN 'OPENING_BALANCE' THEN amount.cents ELSE -amount.cents END
  FROM "ledger_amounts_of_opening"(cause) amount WHERE happened::text IN ('OPENING_BALANCE', 'OPENING_BALANCE_VOID')
$$;

-- It enters the ledger like the advance itself, and its plan is checked: at the end of the transaction.
CREATE FUNCTION "enter_plan_repayment"() RETURNS trigger LANGUAGE plpgsql SET enable_seqscan = off AS $$
DECLARE
  repaid "PlanRepayment";
  person uuid;
BEGIN
  SELECT * INTO repaid FROM "PlanRepayment" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  SELECT "userId" INTO person FROM "Plan" WHERE "id" = repaid."planId";
  PERFORM "check_plan"(repaid."planId");
  IF TG_OP = 'INSERT' THEN
    PERFORM "enter_in_ledger"('ADVANCE_REPAID', repaid."id", person, repaid."date", repaid."createdById");
  END IF;
  IF NEW."voidedAt" IS NOT NULL THEN
    PERFORM "enter_in_ledger"('ADVANCE_REPAID_VOID', repaid."id", person, repaid."voidedOn", repaid."voidedById");
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "PlanRepayment_posted" AFTER INSERT ON "PlanRepayment" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "enter_plan_repayment"();
CREATE CONSTRAINT TRIGGER "PlanRepayment_void_posted" AFTER UPDATE OF "voidedAt" ON "PlanRepayment" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."voidedAt" IS NULL AND NEW."voidedAt" IS NOT NULL) EXECUTE FUNCTION "enter_plan_repayment"();

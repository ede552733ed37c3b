-- AlterEnum
ALTER TYPE "LedgerEvent" ADD VALUE 'OVERPAYMENT_WRITTEN_OFF';

-- AlterTable
ALTER TABLE "Plan" ADD COLUMN     "writtenOff" DECIMAL(9,2);

-- What was paid too much is owed with the run that was overpaid. It ends by being written off, and is void with the run
-- that found it.
ALTER TABLE "Plan"
  DROP CONSTRAINT "Plan_overpaid",
  DROP CONSTRAINT "Plan_void",
  ADD CONSTRAINT "Plan_overpaid" CHECK (("kind" = 'OVERPAYMENT') = ("overpaidRunId" IS NOT NULL)),
  ADD CONSTRAINT "Plan_void" CHECK (
    ("voidedAt" IS NULL) = ("voidReason" IS NULL) AND ("voidedAt" IS NULL) = ("voidedOn" IS NULL)
    AND ("voidedAt" IS NULL OR "kind" <> 'RECURRING')),
  ADD CONSTRAINT "Plan_written_off" CHECK (
    ("kind" = 'OVERPAYMENT' AND "endedAt" IS NOT NULL) = ("writtenOff" IS NOT NULL)
    AND ("writtenOff" IS NULL OR "writtenOff" > 0 AND "writtenOff" <= "total"));

-- What is taken back within the year that reported it adjusts what that year reports; so does the line that leaves what
-- was paid too much with its plan.
ALTER TABLE "PayrollLine"
  DROP CONSTRAINT "PayrollLine_adjusts",
  DROP CONSTRAINT "PayrollLine_plan",
  ADD CONSTRAINT "PayrollLine_adjusts"
    CHECK ("kind" <> 'ADJUSTMENT' OR "adjustsRunId" IS NOT NULL OR "planId" IS NOT NULL),
  ADD CONSTRAINT "PayrollLine_plan"
    CHECK ("planId" IS NULL OR "kind" IN ('DEDUCTION', 'ADJUSTMENT') AND "adjustsRunId" IS NULL);

-- A correction may take from the days of its week more than it adds to them.
ALTER TABLE "PayrollRun"
  DROP CONSTRAINT "PayrollRun_totalPay_sum",
  ADD CONSTRAINT "PayrollRun_totalPay_sum"
    CHECK ("totalPay" = "basePay" + "bonuses" AND ("totalPay" > 0 OR "kind" = 'ADJUSTMENT'));

CREATE OR REPLACE FUNCTION "refuse_plan_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."userId", NEW."kind", NEW."description", NEW."total", NEW."firstWeek", NEW."agreedBy", NEW."agreedOn",
      NEW."agreementNote", NEW."givenOn", NEW."method", NEW."reference", NEW."overpaidRunId", NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."userId", OLD."kind", OLD."description", OLD."total", OLD."firstWeek", OLD."agreedBy", OLD."agreedOn",
      OLD."agreementNote", OLD."givenOn", OLD."method", OLD."reference", OLD."overpaidRunId", OLD."createdAt")
  THEN
    RAISE EXCEPTION 'What was agreed about a plan never changes.';
  END IF;
  IF OLD."endedAt" IS NOT NULL
      AND (NEW."endedAt", NEW."endReason", NEW."writtenOff") IS DISTINCT FROM (OLD."endedAt", OLD."endReason", OLD."writtenOff")
    OR OLD."voidedAt" IS NOT NULL
      AND (NEW."voidedAt", NEW."voidedOn", NEW."voidReason") IS DISTINCT FROM (OLD."voidedAt", OLD."voidedOn", OLD."voidReason")
  THEN
    RAISE EXCEPTION 'A plan that is over stays over.';
  END IF;
  RETURN NEW;
END $$;

-- At the end of a transaction runs that stand have taken of a plan no more than is owed, from its own payee. Advances and
-- deductions are taken with the run of a week, and nothing of an advance that is void. What an overpayment comes to is
-- what a run that stands has left with it.
CREATE OR REPLACE FUNCTION "check_plan"(checked uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plan "Plan";
  sums record;
BEGIN
  SELECT * INTO plan FROM "Plan" WHERE "id" = checked;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(-sum(line."amount") FILTER (WHERE line."amount" < 0), 0) AS taken,
      coalesce(sum(line."amount") FILTER (WHERE line."amount" > 0), 0) AS found,
      coalesce(bool_or(run."userId" <> plan."userId" OR run."kind" <> 'REGULAR' AND plan."kind" <> 'OVERPAYMENT'), false)
        AS odd INTO sums
    FROM "PayrollLine" line JOIN "PayrollRun" run ON run."id" = line."runId"
    WHERE line."planId" = plan."id" AND run."status" <> 'VOID';
  IF sums.odd THEN
    RAISE EXCEPTION 'A plan takes from the weeks of its own payee.' USING ERRCODE = 'check_violation';
  END IF;
  IF sums.found <> (CASE WHEN plan."kind" = 'OVERPAYMENT' AND plan."voidedAt" IS NULL THEN plan."total" ELSE 0 END) THEN
    RAISE EXCEPTION 'An overpayment is what a run has left with it.' USING ERRCODE = 'check_violation';
  END IF;
  IF sums.taken > plan."total" - coalesce(plan."writtenOff", 0)
    OR plan."voidedAt" IS NOT NULL AND plan."kind" = 'ADVANCE' AND sums.taken > 0
  THEN
    RAISE EXCEPTION 'More was taken of a plan than is owed.' USING ERRCODE = 'check_violation';
  END IF;
END $$;

-- What is written off stays with the payee, and counts as what it was paid as.
CREATE FUNCTION "ledger_amounts_of_write_off"(plan uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT posted.account, run."weekStart", 0, line."taxClass", posted.sign * (owed."writtenOff" * 100)::bigint
  FROM "Plan" owed JOIN "PayrollLine" line ON line."planId" = owed."id" AND line."amount" > 0
  JOIN "PayrollRun" run ON run."id" = line."runId"
  CROSS JOIN LATERAL (VALUES ('OVERPAID'::"LedgerAccount", -1), ("ledger_account"(line."taxClass"), 1)) posted (account, sign)
  WHERE owed."id" = plan
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
  SELECT amount.* FROM "ledger_amounts_of_write_off"(cause) amount WHERE happened::text = 'OVERPAYMENT_WRITTEN_OFF'
$$;

-- An overpayment posts nothing when it is entered or void: its runs do.
DROP TRIGGER "Plan_void_posted" ON "Plan";
CREATE CONSTRAINT TRIGGER "Plan_void_posted" AFTER UPDATE OF "voidedAt" ON "Plan" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."kind" = 'ADVANCE' AND OLD."voidedAt" IS NULL AND NEW."voidedAt" IS NOT NULL)
  EXECUTE FUNCTION "enter_advance"();

CREATE FUNCTION "enter_write_off"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plan "Plan";
  run uuid;
BEGIN
  SELECT * INTO plan FROM "Plan" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  PERFORM "check_plan"(plan."id");
  SELECT "runId" INTO run FROM "PayrollLine" WHERE "planId" = plan."id" AND "amount" > 0;
  PERFORM "enter_in_ledger"('OVERPAYMENT_WRITTEN_OFF', plan."id", plan."userId", "ledger_day"(run, plan."endedAt"),
    plan."endedById");
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Plan_write_off_posted" AFTER UPDATE OF "endedAt" ON "Plan" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."kind" = 'OVERPAYMENT' AND OLD."endedAt" IS NULL AND NEW."endedAt" IS NOT NULL)
  EXECUTE FUNCTION "enter_write_off"();

-- One of which no run has left anything is none.
CREATE FUNCTION "check_new_plan"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "check_plan"(NEW."id");
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Plan_overpaid_found" AFTER INSERT ON "Plan" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."kind" = 'OVERPAYMENT') EXECUTE FUNCTION "check_new_plan"();

-- CreateEnum
CREATE TYPE "PlanKind" AS ENUM ('ADVANCE', 'RECURRING', 'OVERPAYMENT');

-- AlterEnum
ALTER TYPE "LedgerAccount" ADD VALUE 'ADVANCES';

-- AlterEnum
ALTER TYPE "LedgerEvent" ADD VALUE 'ADVANCE_GIVEN';
ALTER TYPE "LedgerEvent" ADD VALUE 'ADVANCE_VOID';

-- AlterTable
ALTER TABLE "PayrollLine" ADD COLUMN     "planId" UUID;

-- CreateTable
CREATE TABLE "Plan" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "kind" "PlanKind" NOT NULL,
    "description" VARCHAR(200) NOT NULL,
    "total" DECIMAL(9,2),
    "firstWeek" DATE NOT NULL,
    "lastWeek" DATE,
    "floor" DECIMAL(9,2) NOT NULL DEFAULT 0,
    "agreedBy" VARCHAR(200),
    "agreedOn" DATE,
    "agreementNote" VARCHAR(500) NOT NULL DEFAULT '',
    "givenOn" DATE,
    "method" "PaymentMethod",
    "reference" VARCHAR(100) NOT NULL DEFAULT '',
    "overpaidRunId" UUID,
    "requestKey" VARCHAR(255),
    "requestHash" VARCHAR(64),
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updatedAt" TIMESTAMPTZ(3) NOT NULL,
    "endedAt" TIMESTAMPTZ(3),
    "endedById" UUID,
    "endReason" VARCHAR(500),
    "voidedAt" TIMESTAMPTZ(3),
    "voidedOn" DATE,
    "voidedById" UUID,
    "voidReason" VARCHAR(500),

    CONSTRAINT "Plan_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PlanRate" (
    "planId" UUID NOT NULL,
    "firstWeek" DATE NOT NULL,
    "weekly" DECIMAL(9,2) NOT NULL,

    CONSTRAINT "PlanRate_pkey" PRIMARY KEY ("planId","firstWeek")
);

-- CreateIndex
CREATE UNIQUE INDEX "Plan_userId_requestKey_key" ON "Plan"("userId", "requestKey");

-- CreateIndex
CREATE INDEX "Plan_userId_createdAt_idx" ON "Plan"("userId", "createdAt");

-- CreateIndex
CREATE INDEX "Plan_overpaidRunId_idx" ON "Plan"("overpaidRunId");

-- CreateIndex
CREATE INDEX "Plan_createdById_idx" ON "Plan"("createdById");

-- CreateIndex
CREATE INDEX "Plan_endedById_idx" ON "Plan"("endedById");

-- CreateIndex
CREATE INDEX "Plan_voidedById_idx" ON "Plan"("voidedById");

-- CreateIndex
CREATE UNIQUE INDEX "PayrollLine_planId_runId_key" ON "PayrollLine"("planId", "runId");

-- AddForeignKey
ALTER TABLE "PayrollLine" ADD CONSTRAINT "PayrollLine_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_overpaidRunId_fkey" FOREIGN KEY ("overpaidRunId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_endedById_fkey" FOREIGN KEY ("endedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Plan" ADD CONSTRAINT "Plan_voidedById_fkey" FOREIGN KEY ("voidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PlanRate" ADD CONSTRAINT "PlanRate_planId_fkey" FOREIGN KEY ("planId") REFERENCES "Plan"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a plan may be.
ALTER TABLE "Plan"
  ADD CONSTRAINT "Plan_total_range" CHECK (
    CASE WHEN "total" IS NULL THEN "kind" = 'RECURRING' ELSE "total" > 0 END),
  ADD CONSTRAINT "Plan_floor_range" CHECK ("floor" >= 0),
  ADD CONSTRAINT "Plan_first_week_starts_on_monday" CHECK (EXTRACT(ISODOW FROM "firstWeek") = 1),
  ADD CONSTRAINT "Plan_last_week" CHECK (
    "kind" = 'RECURRING' AND EXTRACT(ISODOW FROM "lastWeek") = 1 AND "lastWeek" >= "firstWeek" OR "lastWeek" IS NULL),
  ADD CONSTRAINT "Plan_agreement" CHECK ("kind" = 'OVERPAYMENT' OR "agreedBy" <> '' AND "agreedOn" IS NOT NULL),
  ADD CONSTRAINT "Plan_given" CHECK (
    ("kind" = 'ADVANCE') = ("givenOn" IS NOT NULL) AND ("kind" = 'ADVANCE') = ("method" IS NOT NULL)),
  ADD CONSTRAINT "Plan_overpaid" CHECK ("kind" = 'OVERPAYMENT' OR "overpaidRunId" IS NULL),
  ADD CONSTRAINT "Plan_ended" CHECK (("endedAt" IS NULL) = ("endReason" IS NULL)),
  ADD CONSTRAINT "Plan_void" CHECK (
    ("voidedAt" IS NULL) = ("voidReason" IS NULL) AND ("voidedAt" IS NULL) = ("voidedOn" IS NULL)
    AND ("voidedAt" IS NULL OR "kind" = 'ADVANCE'));
ALTER TABLE "PlanRate"
  ADD CONSTRAINT "PlanRate_weekly_range" CHECK ("weekly" > 0),
  ADD CONSTRAINT "PlanRate_first_week_starts_on_monday" CHECK (EXTRACT(ISODOW FROM "firstWeek") = 1);
ALTER TABLE "PayrollLine"
  ADD CONSTRAINT "PayrollLine_plan" CHECK ("planId" IS NULL OR "kind" = 'DEDUCTION' AND "adjustsRunId" IS NULL);

-- What was agreed never changes: only the terms of what is still to come do. A plan is ended or voided once.
CREATE FUNCTION "refuse_plan_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."userId", NEW."kind", NEW."description", NEW."total", NEW."firstWeek", NEW."agreedBy", NEW."agreedOn",
      NEW."agreementNote", NEW."givenOn", NEW."method", NEW."reference", NEW."overpaidRunId", NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."userId", OLD."kind", OLD."description", OLD."total", OLD."firstWeek", OLD."agreedBy", OLD."agreedOn",
      OLD."agreementNote", OLD."givenOn", OLD."method", OLD."reference", OLD."overpaidRunId", OLD."createdAt")
  THEN
    RAISE EXCEPTION 'What was agreed about a plan never changes.';
  END IF;
  IF OLD."endedAt" IS NOT NULL AND (NEW."endedAt", NEW."endReason") IS DISTINCT FROM (OLD."endedAt", OLD."endReason")
    OR OLD."voidedAt" IS NOT NULL
      AND (NEW."voidedAt", NEW."voidedOn", NEW."voidReason") IS DISTINCT FROM (OLD."voidedAt", OLD."voidedOn", OLD."voidReason")
  THEN
    RAISE EXCEPTION 'A plan that is over stays over.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Plan_fixed" BEFORE UPDATE ON "Plan"
  FOR EACH ROW EXECUTE FUNCTION "refuse_plan_change"();
CREATE TRIGGER "Plan_kept" BEFORE DELETE ON "Plan"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "Plan_no_truncate" BEFORE TRUNCATE ON "Plan"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();

-- At the end of a transaction runs that stand have taken of a plan no more than its total, from its own payee, with the
-- run of a week, and nothing at all of one that is void.
CREATE FUNCTION "check_plan"(checked uuid) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  plan "Plan";
  sums record;
BEGIN
  SELECT * INTO plan FROM "Plan" WHERE "id" = checked;
  IF NOT FOUND THEN RETURN; END IF;
  SELECT coalesce(-sum(line."amount"), 0) AS taken,
      coalesce(bool_or(run."userId" <> plan."userId" OR run."kind" <> 'REGULAR'), false) AS odd INTO sums
    FROM "PayrollLine" line JOIN "PayrollRun" run ON run."id" = line."runId"
    WHERE line."planId" = plan."id" AND run."status" <> 'VOID';
  IF sums.odd THEN
    RAISE EXCEPTION 'A plan takes from the weeks of its own payee.' USING ERRCODE = 'check_violation';
  END IF;
  IF sums.taken > plan."total" OR plan."voidedAt" IS NOT NULL AND sums.taken > 0 THEN
    RAISE EXCEPTION 'More was taken of a plan than is owed.' USING ERRCODE = 'check_violation';
  END IF;
END $$;
CREATE FUNCTION "check_plan_line"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM "check_plan"(NEW."planId");
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "PayrollLine_within_plan" AFTER INSERT ON "PayrollLine" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."planId" IS NOT NULL) EXECUTE FUNCTION "check_plan_line"();

-- An advance posts what was handed out, in the year of its day. The new words are written as texts, because a migration
-- that adds a value to an enum cannot use it yet.
CREATE FUNCTION "ledger_amounts_of_advance"(plan uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT posted.account::"LedgerAccount", date_trunc('week', given."givenOn")::date, posted.year, NULL::"PayrollLineClass",
    posted.sign * (given."total" * 100)::bigint
  FROM "Plan" given CROSS JOIN LATERAL (
    VALUES ('ADVANCES'::text, 0, 1), ('CASH'::text, extract(year FROM given."givenOn")::integer, -1)
  ) posted (account, year, sign)
  WHERE given."id" = plan
$$;

-- What a run takes back of an advance lowers what is owed of it, and so does what it takes back of an overpayment; what
-- recurring deductions take pays for something else.
CREATE FUNCTION "ledger_account_of_plan"(plan uuid) RETURNS "LedgerAccount" LANGUAGE sql STABLE AS $$
  SELECT (CASE "kind" WHEN 'ADVANCE' THEN 'ADVANCES' WHEN 'OVERPAYMENT' THEN 'OVERPAID' ELSE 'RECOVERIES' END)::text::"LedgerAccount"
  FROM "Plan" WHERE "id" = plan
$$;

CREATE OR REPLACE FUNCTION "ledger_amounts_of_run"(run uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN line."adjustsRunId" IS NOT NULL THEN 'OVERPAID'::"LedgerAccount"
      WHEN line."planId" IS NOT NULL THEN "ledger_account_of_plan"(line."planId") ELSE "ledger_account"(line."taxClass") END,
    processed."weekStart", 0, line."taxClass", (line."amount" * 100)::bigint
  FROM "PayrollRun" processed JOIN "PayrollLine" line ON line."runId" = processed."id" WHERE processed."id" = run
  UNION ALL
  SELECT 'PAYABLE', processed."weekStart", 0, NULL, -(line."amount" * 100)::bigint
  FROM "PayrollRun" processed JOIN "PayrollLine" line ON line."runId" = processed."id" WHERE processed."id" = run
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
$$;

-- Advances enter the ledger like runs and payments, and plans are checked: at the end of the transaction.
CREATE FUNCTION "enter_advance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plan "Plan";
BEGIN
  SELECT * INTO plan FROM "Plan" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM "enter_in_ledger"('ADVANCE_GIVEN', plan."id", plan."userId", plan."givenOn", plan."createdById");
  END IF;
  IF NEW."voidedAt" IS NOT NULL THEN
    PERFORM "check_plan"(plan."id");
    PERFORM "enter_in_ledger"('ADVANCE_VOID', plan."id", plan."userId", plan."voidedOn", plan."voidedById");
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Plan_posted" AFTER INSERT ON "Plan" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."kind" = 'ADVANCE') EXECUTE FUNCTION "enter_advance"();
CREATE CONSTRAINT TRIGGER "Plan_void_posted" AFTER UPDATE OF "voidedAt" ON "Plan" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."voidedAt" IS NULL AND NEW."voidedAt" IS NOT NULL) EXECUTE FUNCTION "enter_advance"();

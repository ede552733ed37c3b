-- AlterEnum
ALTER TYPE "LedgerAccount" ADD VALUE 'OPENING';

-- AlterEnum
ALTER TYPE "LedgerEvent" ADD VALUE 'OPENING_BALANCE';
ALTER TYPE "LedgerEvent" ADD VALUE 'OPENING_BALANCE_VOID';

-- AlterTable
ALTER TABLE "Plan" ADD COLUMN     "carriedOverOn" DATE;

-- CreateTable
CREATE TABLE "OpeningBalance" (
    "id" UUID NOT NULL,
    "userId" UUID NOT NULL,
    "year" SMALLINT NOT NULL,
    "paidThrough" DATE NOT NULL,
    "compensation" DECIMAL(9,2) NOT NULL,
    "reimbursed" DECIMAL(9,2) NOT NULL,
    "withheld" DECIMAL(9,2) NOT NULL,
    "requestKey" VARCHAR(255),
    "requestHash" VARCHAR(64),
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "voidedAt" TIMESTAMPTZ(3),
    "voidedOn" DATE,
    "voidedById" UUID,
    "voidReason" VARCHAR(500),

    CONSTRAINT "OpeningBalance_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PeopleImport" (
    "id" UUID NOT NULL,
    "requestKey" VARCHAR(255) NOT NULL,
    "requestHash" VARCHAR(64) NOT NULL,
    "people" SMALLINT NOT NULL,
    "createdById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "PeopleImport_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "OpeningBalance_year_idx" ON "OpeningBalance"("year");

-- CreateIndex
CREATE INDEX "OpeningBalance_createdById_idx" ON "OpeningBalance"("createdById");

-- CreateIndex
CREATE INDEX "OpeningBalance_voidedById_idx" ON "OpeningBalance"("voidedById");

-- CreateIndex
CREATE UNIQUE INDEX "OpeningBalance_userId_requestKey_key" ON "OpeningBalance"("userId", "requestKey");

-- CreateIndex
CREATE UNIQUE INDEX "OpeningBalance_one_live_per_year" ON "OpeningBalance"("userId", "year") WHERE ("voidedAt" IS NULL);

-- CreateIndex
CREATE UNIQUE INDEX "PeopleImport_createdById_requestKey_key" ON "PeopleImport"("createdById", "requestKey");

-- AddForeignKey
ALTER TABLE "OpeningBalance" ADD CONSTRAINT "OpeningBalance_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpeningBalance" ADD CONSTRAINT "OpeningBalance_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "OpeningBalance" ADD CONSTRAINT "OpeningBalance_voidedById_fkey" FOREIGN KEY ("voidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PeopleImport" ADD CONSTRAINT "PeopleImport_createdById_fkey" FOREIGN KEY ("createdById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- What an opening balance may be.
ALTER TABLE "OpeningBalance"
  ADD CONSTRAINT "OpeningBalance_year" CHECK ("year" = EXTRACT(YEAR FROM "paidThrough")),
  ADD CONSTRAINT "OpeningBalance_amounts" CHECK (
    "compensation" >= 0 AND "reimbursed" >= 0 AND "withheld" >= 0 AND "withheld" <= "compensation"
    AND "compensation" + "reimbursed" > 0),
  ADD CONSTRAINT "OpeningBalance_void" CHECK (
    ("voidedAt" IS NULL) = ("voidReason" IS NULL) AND ("voidedAt" IS NULL) = ("voidedOn" IS NULL));
ALTER TABLE "PeopleImport"
  ADD CONSTRAINT "PeopleImport_people" CHECK ("people" > 0);

-- An advance was given with the portal, or before it. One from before says as of when its total was still owed.
ALTER TABLE "Plan"
  DROP CONSTRAINT "Plan_given",
  ADD CONSTRAINT "Plan_given" CHECK (
    ("kind" = 'ADVANCE' AND "carriedOverOn" IS NULL) = ("givenOn" IS NOT NULL)
    AND ("givenOn" IS NULL) = ("method" IS NULL)
    AND ("carriedOverOn" IS NULL OR "kind" = 'ADVANCE'));

-- What was entered never changes: it is voided once, and entered again.
CREATE FUNCTION "refuse_opening_balance_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."userId", NEW."year", NEW."paidThrough", NEW."compensation", NEW."reimbursed", NEW."withheld",
      NEW."requestKey", NEW."requestHash", NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."userId", OLD."year", OLD."paidThrough", OLD."compensation", OLD."reimbursed", OLD."withheld",
      OLD."requestKey", OLD."requestHash", OLD."createdAt")
    OR OLD."voidedAt" IS NOT NULL
      AND (NEW."voidedAt", NEW."voidedOn", NEW."voidReason") IS DISTINCT FROM (OLD."voidedAt", OLD."voidedOn", OLD."voidReason")
  THEN
    RAISE EXCEPTION 'An opening balance never changes: it is voided and entered again.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "OpeningBalance_fixed" BEFORE UPDATE ON "OpeningBalance"
  FOR EACH ROW EXECUTE FUNCTION "refuse_opening_balance_change"();
CREATE TRIGGER "OpeningBalance_kept" BEFORE DELETE ON "OpeningBalance"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "OpeningBalance_no_truncate" BEFORE TRUNCATE ON "OpeningBalance"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();

CREATE OR REPLACE FUNCTION "refuse_plan_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."userId", NEW."kind", NEW."description", NEW."total", NEW."firstWeek", NEW."agreedBy", NEW."agreedOn",
      NEW."agreementNote", NEW."givenOn", NEW."method", NEW."reference", NEW."carriedOverOn", NEW."overpaidRunId",
      NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."userId", OLD."kind", OLD."description", OLD."total", OLD."firstWeek", OLD."agreedBy", OLD."agreedOn",
      OLD."agreementNote", OLD."givenOn", OLD."method", OLD."reference", OLD."carriedOverOn", OLD."overpaidRunId",
      OLD."createdAt")
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

-- What was paid before counts in its year like a payment, but no money of this portal has left: it came from elsewhere.
-- The new words are written as texts, because a migration that adds a value to an enum cannot use it yet.
CREATE FUNCTION "ledger_amounts_of_opening"(opening uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT posted.account::"LedgerAccount", date_trunc('week', entered."paidThrough")::date, entered."year"::integer,
    posted.class::"PayrollLineClass", (posted.amount * 100)::bigint
  FROM "OpeningBalance" entered CROSS JOIN LATERAL (
    VALUES ('COMPENSATION'::text, 'COMPENSATION'::text, entered."compensation"),
      ('REIMBURSEMENT', 'REIMBURSEMENT', entered."reimbursed"),
      ('WITHHOLDING', 'WITHHELD', -entered."withheld"),
      ('OPENING', NULL, entered."withheld" - entered."compensation" - entered."reimbursed")
  ) posted (account, class, amount)
  WHERE entered."id" = opening
  UNION ALL
  SELECT posted.account::"LedgerAccount", date_trunc('week', owed."carriedOverOn")::date, posted.year, NULL,
    posted.sign * (owed."total" * 100)::bigint
  FROM "Plan" owed CROSS JOIN LATERAL (
    VALUES ('ADVANCES'::text, 0, 1), ('OPENING'::text, extract(year FROM owed."carriedOverOn")::integer, -1)
  ) posted (account, year, sign)
  WHERE owed."id" = opening AND owed."carriedOverOn" IS NOT NULL
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
  UNION ALL
  SELECT amount.account, amount.week, amount.year, amount.class,
    CASE happened::text WHEN 'OPENING_BALANCE' THEN amount.cents ELSE -amount.cents END
  FROM "ledger_amounts_of_opening"(cause) amount WHERE happened::text IN ('OPENING_BALANCE', 'OPENING_BALANCE_VOID')
$$;

CREATE FUNCTION "enter_opening_balance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  opening "OpeningBalance";
BEGIN
  SELECT * INTO opening FROM "OpeningBalance" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM "enter_in_ledger"('OPENING_BALANCE', opening."id", opening."userId", opening."paidThrough", opening."createdById");
  END IF;
  IF NEW."voidedAt" IS NOT NULL THEN
    PERFORM "enter_in_ledger"('OPENING_BALANCE_VOID', opening."id", opening."userId", opening."voidedOn",
      opening."voidedById");
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "OpeningBalance_posted" AFTER INSERT ON "OpeningBalance" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "enter_opening_balance"();
CREATE CONSTRAINT TRIGGER "OpeningBalance_void_posted" AFTER UPDATE OF "voidedAt" ON "OpeningBalance" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."voidedAt" IS NULL AND NEW."voidedAt" IS NOT NULL) EXECUTE FUNCTION "enter_opening_balance"();

-- An advance that was carried over is an opening balance; no money leaves for it.
CREATE OR REPLACE FUNCTION "enter_advance"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  plan "Plan";
  is_opening boolean;
BEGIN
  SELECT * INTO plan FROM "Plan" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  is_opening := plan."carriedOverOn" IS NOT NULL;
  IF TG_OP = 'INSERT' THEN
    PERFORM "enter_in_ledger"((CASE WHEN is_opening THEN 'OPENING_BALANCE' ELSE 'ADVANCE_GIVEN' END)::"LedgerEvent",
      plan."id", plan."userId", coalesce(plan."carriedOverOn", plan."givenOn"), plan."createdById");
  END IF;
  IF NEW."voidedAt" IS NOT NULL THEN
    PERFORM "check_plan"(plan."id");
    PERFORM "enter_in_ledger"((CASE WHEN is_opening THEN 'OPENING_BALANCE_VOID' ELSE 'ADVANCE_VOID' END)::"LedgerEvent",
      plan."id", plan."userId", plan."voidedOn", plan."voidedById");
  END IF;
  RETURN NULL;
END $$;

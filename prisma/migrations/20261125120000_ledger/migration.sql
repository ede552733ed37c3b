-- CreateEnum
CREATE TYPE "LedgerAccount" AS ENUM ('PAYABLE', 'COMPENSATION', 'REIMBURSEMENT', 'OVERPAID', 'RECOVERIES', 'WITHHOLDING', 'CASH');

-- CreateEnum
CREATE TYPE "LedgerEvent" AS ENUM ('RUN_PROCESSED', 'RUN_VOID', 'PAYMENT_RECORDED', 'PAYMENT_VOID');

-- CreateTable
CREATE TABLE "Payee" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "number" SERIAL NOT NULL,
    "userId" UUID,

    CONSTRAINT "Payee_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerEntry" (
    "id" UUID NOT NULL DEFAULT gen_random_uuid(),
    "sequence" BIGSERIAL NOT NULL,
    "date" DATE NOT NULL,
    "event" "LedgerEvent" NOT NULL,
    "payeeId" UUID NOT NULL,
    "causeId" UUID NOT NULL,
    "actorId" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "LedgerEntry_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "LedgerPosting" (
    "entryId" UUID NOT NULL,
    "line" SMALLINT NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "payeeId" UUID NOT NULL,
    "cents" BIGINT NOT NULL,
    "week" DATE NOT NULL,
    "taxYear" SMALLINT NOT NULL,
    "taxClass" "PayrollLineClass",

    CONSTRAINT "LedgerPosting_pkey" PRIMARY KEY ("entryId","line")
);

-- CreateTable
CREATE TABLE "LedgerBalance" (
    "payeeId" UUID NOT NULL,
    "account" "LedgerAccount" NOT NULL,
    "taxYear" SMALLINT NOT NULL,
    "cents" BIGINT NOT NULL,
    "postings" BIGINT NOT NULL,

    CONSTRAINT "LedgerBalance_pkey" PRIMARY KEY ("payeeId","account","taxYear")
);

-- CreateIndex
CREATE UNIQUE INDEX "Payee_number_key" ON "Payee"("number");

-- CreateIndex
CREATE UNIQUE INDEX "Payee_userId_key" ON "Payee"("userId");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_sequence_key" ON "LedgerEntry"("sequence");

-- CreateIndex
CREATE INDEX "LedgerEntry_payeeId_date_idx" ON "LedgerEntry"("payeeId", "date");

-- CreateIndex
CREATE UNIQUE INDEX "LedgerEntry_causeId_event_key" ON "LedgerEntry"("causeId", "event");

-- CreateIndex
CREATE INDEX "LedgerPosting_payeeId_account_taxYear_idx" ON "LedgerPosting"("payeeId", "account", "taxYear");

-- AddForeignKey
ALTER TABLE "Payee" ADD CONSTRAINT "Payee_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerEntry" ADD CONSTRAINT "LedgerEntry_payeeId_fkey" FOREIGN KEY ("payeeId") REFERENCES "Payee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerPosting" ADD CONSTRAINT "LedgerPosting_entryId_fkey" FOREIGN KEY ("entryId") REFERENCES "LedgerEntry"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "LedgerBalance" ADD CONSTRAINT "LedgerBalance_payeeId_fkey" FOREIGN KEY ("payeeId") REFERENCES "Payee"("id") ON DELETE RESTRICT ON UPDATE CASCADE;

ALTER TABLE "LedgerPosting"
  ADD CONSTRAINT "LedgerPosting_cents" CHECK ("cents" <> 0),
  ADD CONSTRAINT "LedgerPosting_line_range" CHECK ("line" >= 1),
  ADD CONSTRAINT "LedgerPosting_tax_year" CHECK ("taxYear" >= 0);

-- Nothing in the ledger is altered or removed. What was wrong is put right by a further entry.
CREATE FUNCTION "refuse_ledger_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The ledger is append only (% of % refused).', TG_OP, TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
CREATE TRIGGER "LedgerEntry_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerEntry"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "LedgerPosting_append_only" BEFORE UPDATE OR DELETE OR TRUNCATE ON "LedgerPosting"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
CREATE TRIGGER "Payee_kept" BEFORE DELETE OR TRUNCATE ON "Payee"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_ledger_change"();
-- The deletion of the person is the one thing that changes a payee.
CREATE TRIGGER "Payee_fixed" BEFORE UPDATE ON "Payee" FOR EACH ROW
  WHEN (NEW."userId" IS NOT NULL OR (NEW."id", NEW."number") IS DISTINCT FROM (OLD."id", OLD."number"))
  EXECUTE FUNCTION "refuse_ledger_change"();
-- Balances are kept by the trigger on postings and by nothing else.
CREATE TRIGGER "LedgerBalance_kept" BEFORE INSERT OR UPDATE OR DELETE OR TRUNCATE ON "LedgerBalance"
  FOR EACH STATEMENT WHEN (pg_trigger_depth() < 1) EXECUTE FUNCTION "refuse_ledger_change"();

-- An entry adds up to zero when the statement that writes its postings ends, and the balances follow with it, in the
-- order of their keys, so that two transactions never wait for each other. As the owner of the tables: the role that
-- serves the portal has no right to alter balances.
CREATE FUNCTION "keep_ledger_balances"() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
BEGIN
  IF EXISTS (SELECT FROM added GROUP BY "entryId" HAVING sum("cents") <> 0) THEN
    RAISE EXCEPTION 'A ledger entry does not add up to zero.' USING ERRCODE = 'check_violation';
  END IF;
  IF EXISTS (
    SELECT FROM added JOIN "LedgerEntry" entry ON entry."id" = added."entryId" WHERE entry."payeeId" <> added."payeeId"
  ) THEN
    RAISE EXCEPTION 'A ledger entry is about one payee.' USING ERRCODE = 'check_violation';
  END IF;
  INSERT INTO "LedgerBalance" AS kept ("payeeId", "account", "taxYear", "cents", "postings")
  SELECT "payeeId", "account", "taxYear", sum("cents"), count(*) FROM added GROUP BY 1, 2, 3 ORDER BY 1, 2, 3
  ON CONFLICT ("payeeId", "account", "taxYear") DO UPDATE
    SET "cents" = kept."cents" + EXCLUDED."cents", "postings" = kept."postings" + EXCLUDED."postings";
  RETURN NULL;
END $$;
CREATE TRIGGER "LedgerPosting_balances" AFTER INSERT ON "LedgerPosting" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "keep_ledger_balances"();

CREATE FUNCTION "ledger_account"(class "PayrollLineClass") RETURNS "LedgerAccount" LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE class WHEN 'COMPENSATION' THEN 'COMPENSATION'::"LedgerAccount" WHEN 'REIMBURSEMENT' THEN 'REIMBURSEMENT'
    WHEN 'DEDUCTION' THEN 'RECOVERIES' WHEN 'WITHHELD' THEN 'WITHHOLDING' END
$$;

-- What a run posts when it is processed: what was earned, at first in no year, less what has left for a void run of the
-- week already, and what is to be paid.
CREATE FUNCTION "ledger_amounts_of_run"(run uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN line."adjustsRunId" IS NULL THEN "ledger_account"(line."taxClass") ELSE 'OVERPAID' END,
    processed."weekStart", 0, line."taxClass", (line."amount" * 100)::bigint
  FROM "PayrollRun" processed JOIN "PayrollLine" line ON line."runId" = processed."id" WHERE processed."id" = run
  UNION ALL
  SELECT 'PAYABLE', processed."weekStart", 0, NULL, -(line."amount" * 100)::bigint
  FROM "PayrollRun" processed JOIN "PayrollLine" line ON line."runId" = processed."id" WHERE processed."id" = run
$$;

-- What a payment posts: money left for what was to be paid, and the year of its date gets what is reported of its runs,
-- adjustments included. What a void run was paid is overpaid.
CREATE FUNCTION "ledger_amounts_of_payment"(payment uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  WITH line AS (
    SELECT run."weekStart" AS week, extract(year FROM paid."date")::integer AS year, line."taxClass" AS class,
      (line."amount" * 100)::bigint AS cents,
      EXISTS (SELECT FROM "LedgerEntry" void WHERE void."causeId" = run."id" AND void."event" = 'RUN_VOID') AS void
    FROM "Payment" paid JOIN "PaymentRun" settled ON settled."paymentId" = paid."id"
    JOIN "PayrollRun" run ON run."id" = settled."runId" JOIN "PayrollLine" line ON line."runId" = run."id"
    WHERE paid."id" = payment
  )
  SELECT (CASE WHEN line.void THEN 'OVERPAID' ELSE 'PAYABLE' END)::"LedgerAccount", line.week, 0,
    NULL::"PayrollLineClass", line.cents FROM line
  UNION ALL
  SELECT 'CASH', line.week, line.year, NULL, -line.cents FROM line
  UNION ALL
  SELECT "ledger_account"(line.class), line.week, moved.year, line.class, moved.sign * line.cents
  FROM line CROSS JOIN LATERAL (VALUES (0, -1), (line.year, 1)) moved (year, sign) WHERE line.class <> 'DEDUCTION'
$$;

-- Voiding takes back what was posted. A run that a payment has settled is no longer payable: what it was paid is overpaid.
CREATE FUNCTION "ledger_amounts"(happened "LedgerEvent", cause uuid)
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
$$;

-- Enters what happened, once however often it is asked for. One plan does for everything that happens: planning anew each
-- time would take longer than posting.
CREATE FUNCTION "enter_in_ledger"(happened "LedgerEvent", cause uuid, person uuid, day date, actor uuid) RETURNS void
LANGUAGE plpgsql SET plan_cache_mode = force_generic_plan AS $$
DECLARE
  whom uuid;
  written uuid;
BEGIN
  SELECT "id" INTO whom FROM "Payee" WHERE "userId" = person;
  IF whom IS NULL THEN
    INSERT INTO "Payee" ("userId") VALUES (person) ON CONFLICT ("userId") DO NOTHING;
    SELECT "id" INTO whom FROM "Payee" WHERE "userId" = person;
  END IF;
  INSERT INTO "LedgerEntry" ("date", "event", "payeeId", "causeId", "actorId") VALUES (day, happened, whom, cause, actor)
  ON CONFLICT ("causeId", "event") DO NOTHING RETURNING "id" INTO written;
  IF written IS NULL THEN RETURN; END IF;
  INSERT INTO "LedgerPosting" ("entryId", "line", "account", "payeeId", "cents", "week", "taxYear", "taxClass")
  SELECT written, row_number() OVER (ORDER BY amount.account, amount.week, amount.year, amount.class), amount.account, whom,
    sum(amount.cents), amount.week, amount.year, amount.class
  FROM "ledger_amounts"(happened, cause) amount
  GROUP BY amount.account, amount.week, amount.year, amount.class HAVING sum(amount.cents) <> 0;
END $$;

-- The company's day of a moment, as the statement of the run has it.
CREATE FUNCTION "ledger_day"(run uuid, at timestamptz) RETURNS date LANGUAGE plpgsql STABLE AS $$
DECLARE
  zone text;
BEGIN
  SELECT "content"->>'timeZone' INTO zone FROM "PayStatement" WHERE "runId" = run;
  RETURN (at AT TIME ZONE coalesce(zone, 'America/New_York'))::date;
END $$;

-- Runs and payments enter the ledger at the end of the transaction that writes them, in the order in which they were
-- written: their lines are there by then, whoever made them. What is deleted with its person enters nothing.
CREATE FUNCTION "enter_payroll_run"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  run "PayrollRun";
BEGIN
  SELECT * INTO run FROM "PayrollRun" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM "enter_in_ledger"('RUN_PROCESSED', run."id", run."userId", "ledger_day"(run."id", run."processedAt"),
      run."processedById");
  END IF;
  IF NEW."status" = 'VOID' THEN
    PERFORM "enter_in_ledger"('RUN_VOID', run."id", run."userId", "ledger_day"(run."id", coalesce(run."voidedAt", now())),
      NULL);
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "PayrollRun_posted" AFTER INSERT ON "PayrollRun" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "enter_payroll_run"();
CREATE CONSTRAINT TRIGGER "PayrollRun_void_posted" AFTER UPDATE OF "status" ON "PayrollRun" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."status" <> 'VOID' AND NEW."status" = 'VOID') EXECUTE FUNCTION "enter_payroll_run"();

CREATE FUNCTION "enter_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payment "Payment";
  run uuid;
BEGIN
  SELECT * INTO payment FROM "Payment" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'INSERT' THEN
    PERFORM "enter_in_ledger"('PAYMENT_RECORDED', payment."id", payment."userId", payment."date", payment."recordedById");
  END IF;
  IF NEW."voidedAt" IS NOT NULL THEN
    SELECT "runId" INTO run FROM "PaymentRun" WHERE "paymentId" = payment."id" ORDER BY "runId" LIMIT 1;
    PERFORM "enter_in_ledger"('PAYMENT_VOID', payment."id", payment."userId", "ledger_day"(run, payment."voidedAt"),
      payment."voidedById");
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Payment_posted" AFTER INSERT ON "Payment" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "enter_payment"();
CREATE CONSTRAINT TRIGGER "Payment_void_posted" AFTER UPDATE OF "voidedAt" ON "Payment" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (OLD."voidedAt" IS NULL AND NEW."voidedAt" IS NOT NULL) EXECUTE FUNCTION "enter_payment"();

-- What has happened before, in the order in which it was recorded.
DO $$
DECLARE
  earlier record;
BEGIN
  FOR earlier IN
    SELECT * FROM (
      SELECT 'RUN_PROCESSED'::"LedgerEvent" AS happened, "id" AS cause, "userId" AS person, "processedAt" AS at,
        "ledger_day"("id", "processedAt") AS day, "processedById" AS actor FROM "PayrollRun"
      UNION ALL
      SELECT 'RUN_VOID', "id", "userId", coalesce("voidedAt", "processedAt"),
        "ledger_day"("id", coalesce("voidedAt", "processedAt")), NULL FROM "PayrollRun" WHERE "status" = 'VOID'
      UNION ALL
      SELECT 'PAYMENT_RECORDED', "id", "userId", "createdAt", "date", "recordedById" FROM "Payment"
      UNION ALL
      SELECT 'PAYMENT_VOID', payment."id", payment."userId", payment."voidedAt", "ledger_day"(
        (SELECT "runId" FROM "PaymentRun" WHERE "paymentId" = payment."id" ORDER BY "runId" LIMIT 1), payment."voidedAt"),
        payment."voidedById" FROM "Payment" payment WHERE payment."voidedAt" IS NOT NULL
    ) happening ORDER BY at, happened, cause
  LOOP
    PERFORM "enter_in_ledger"(earlier.happened, earlier.cause, earlier.person, earlier.day, earlier.actor);
  END LOOP;
END $$;

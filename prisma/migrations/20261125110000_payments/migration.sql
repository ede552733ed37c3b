-- CreateEnum
CREATE TYPE "PaymentMethod" AS ENUM ('CHECK', 'ACH', 'WIRE', 'CASH', 'OTHER');

-- AlterTable
ALTER TABLE "PayrollRun" ADD COLUMN     "paymentId" UUID;

-- CreateTable
CREATE TABLE "Payment" (
    "id" UUID NOT NULL,
    "number" SERIAL NOT NULL,
    "userId" UUID NOT NULL,
    "date" DATE NOT NULL,
    "method" "PaymentMethod" NOT NULL,
    "reference" VARCHAR(100) NOT NULL DEFAULT '',
    "amount" DECIMAL(12,2) NOT NULL,
    "recordedById" UUID,
    "createdAt" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "voidedAt" TIMESTAMPTZ(3),
    "voidReason" VARCHAR(500),
    "voidedById" UUID,

    CONSTRAINT "Payment_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "PaymentRun" (
    "paymentId" UUID NOT NULL,
    "runId" UUID NOT NULL,

    CONSTRAINT "PaymentRun_pkey" PRIMARY KEY ("paymentId","runId")
);

-- CreateIndex
CREATE UNIQUE INDEX "Payment_number_key" ON "Payment"("number");

-- CreateIndex
CREATE INDEX "Payment_userId_date_idx" ON "Payment"("userId", "date");

-- CreateIndex
CREATE INDEX "Payment_date_idx" ON "Payment"("date");

-- CreateIndex
CREATE INDEX "Payment_recordedById_idx" ON "Payment"("recordedById");

-- CreateIndex
CREATE INDEX "Payment_voidedById_idx" ON "Payment"("voidedById");

-- CreateIndex
CREATE INDEX "PaymentRun_runId_idx" ON "PaymentRun"("runId");

-- CreateIndex
CREATE INDEX "PayrollRun_paymentId_idx" ON "PayrollRun"("paymentId");

-- AddForeignKey
ALTER TABLE "PayrollRun" ADD CONSTRAINT "PayrollRun_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_userId_fkey" FOREIGN KEY ("userId") REFERENCES "User"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_recordedById_fkey" FOREIGN KEY ("recordedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "Payment" ADD CONSTRAINT "Payment_voidedById_fkey" FOREIGN KEY ("voidedById") REFERENCES "User"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentRun" ADD CONSTRAINT "PaymentRun_paymentId_fkey" FOREIGN KEY ("paymentId") REFERENCES "Payment"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PaymentRun" ADD CONSTRAINT "PaymentRun_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

ALTER TABLE "Payment"
  ADD CONSTRAINT "Payment_amount_range" CHECK ("amount" >= 0),
  ADD CONSTRAINT "Payment_void" CHECK (("voidedAt" IS NULL) = ("voidReason" IS NULL));

-- Every run that was marked as paid has a payment, dated the pay date under which it was reported; where that has not
-- come yet, the company's day on which it was marked. A run that was paid and voided counts in no year, and gets none.
WITH company AS (
  SELECT coalesce(
    (SELECT "content"->>'timeZone' FROM "PayStatement" ORDER BY "createdAt" DESC LIMIT 1), 'America/New_York'
  ) AS zone
), paid AS (
  SELECT run."id", gen_random_uuid() AS payment, run."number", run."userId", run."totalPay",
    coalesce(run."paidAt", now()) AS at,
    CASE WHEN run."payDate" > (now() AT TIME ZONE zone)::date AND run."paidAt" IS NOT NULL
      THEN (run."paidAt" AT TIME ZONE zone)::date ELSE run."payDate" END AS date
  FROM "PayrollRun" run CROSS JOIN company WHERE run."status" = 'PAID'
), made AS (
  INSERT INTO "Payment" ("id", "userId", "date", "method", "amount", "createdAt")
  SELECT payment, "userId", date, 'OTHER', "totalPay", at FROM paid ORDER BY "number"
), settled AS (
  INSERT INTO "PaymentRun" ("paymentId", "runId") SELECT payment, "id" FROM paid
)
UPDATE "PayrollRun" run SET "paymentId" = paid.payment FROM paid WHERE paid."id" = run."id";

-- What was paid to whom never changes. A payment is voided once, and says why.
CREATE FUNCTION "refuse_payment_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."number", NEW."userId", NEW."date", NEW."method", NEW."reference", NEW."amount", NEW."createdAt")
     IS DISTINCT FROM
     (OLD."id", OLD."number", OLD."userId", OLD."date", OLD."method", OLD."reference", OLD."amount", OLD."createdAt")
  THEN
    RAISE EXCEPTION 'A payment never changes: it is voided.';
  END IF;
  IF OLD."voidedAt" IS NOT NULL AND (NEW."voidedAt", NEW."voidReason") IS DISTINCT FROM (OLD."voidedAt", OLD."voidReason") THEN
    RAISE EXCEPTION 'A void payment stays void.';
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER "Payment_fixed" BEFORE UPDATE ON "Payment"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payment_change"();
CREATE TRIGGER "Payment_kept" BEFORE DELETE ON "Payment"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "Payment_no_truncate" BEFORE TRUNCATE ON "Payment"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();

CREATE FUNCTION "refuse_payment_run_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'What a payment settles never changes.';
END $$;
CREATE TRIGGER "PaymentRun_fixed" BEFORE UPDATE ON "PaymentRun"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payment_run_change"();
CREATE TRIGGER "PaymentRun_kept" BEFORE DELETE ON "PaymentRun"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "PaymentRun_no_truncate" BEFORE TRUNCATE ON "PaymentRun"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();

-- At the end of its transaction a payment is what its runs come to, theirs whom it paid, and settles each of them unless
-- it is void.
CREATE FUNCTION "check_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  payment "Payment";
BEGIN
  SELECT * INTO payment FROM "Payment" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF payment."amount" <> (
    SELECT coalesce(sum(line."amount"), 0) FROM "PaymentRun" settled
    JOIN "PayrollLine" line ON line."runId" = settled."runId" WHERE settled."paymentId" = payment."id"
  ) THEN
    RAISE EXCEPTION 'Payment % is not what its payroll runs come to.', payment."number" USING ERRCODE = 'check_violation';
  END IF;
  IF (payment."voidedAt" IS NULL) AND EXISTS (
    SELECT FROM "PaymentRun" settled JOIN "PayrollRun" run ON run."id" = settled."runId"
    WHERE settled."paymentId" = payment."id" AND run."paymentId" IS DISTINCT FROM payment."id"
  ) OR NOT EXISTS (SELECT FROM "PaymentRun" WHERE "paymentId" = payment."id") THEN
    RAISE EXCEPTION 'Payment % does not settle its payroll runs.', payment."number" USING ERRCODE = 'check_violation';
  END IF;
  IF (payment."voidedAt" IS NOT NULL) AND EXISTS (SELECT FROM "PayrollRun" WHERE "paymentId" = payment."id") THEN
    RAISE EXCEPTION 'Payment % is void and settles nothing.', payment."number" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "Payment_settles" AFTER INSERT OR UPDATE ON "Payment" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "check_payment"();

-- At the end of its transaction a run is paid if a payment settles it. A program that knows no payments yet, the previous
-- version during a deploy, has one recorded that is dated the pay date.
CREATE FUNCTION "check_payroll_run_payment"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  run "PayrollRun";
  payment uuid := gen_random_uuid();
BEGIN
  SELECT * INTO run FROM "PayrollRun" WHERE "id" = NEW."id";
  IF NOT FOUND THEN RETURN NULL; END IF;
  IF TG_OP = 'UPDATE' AND OLD."paymentId" IS DISTINCT FROM run."paymentId" AND EXISTS (
    SELECT FROM "Payment" WHERE "id" = OLD."paymentId" AND "voidedAt" IS NULL
  ) THEN
    RAISE EXCEPTION 'The payment of payroll run % stands and settles it.', run."number" USING ERRCODE = 'check_violation';
  END IF;
  IF run."status" = 'PAID' AND run."paymentId" IS NULL THEN
    INSERT INTO "Payment" ("id", "userId", "date", "method", "amount", "createdAt")
    SELECT payment, run."userId", run."payDate", 'OTHER', coalesce(sum("amount"), 0), coalesce(run."paidAt", now())
    FROM "PayrollLine" WHERE "runId" = run."id";
    INSERT INTO "PaymentRun" ("paymentId", "runId") VALUES (payment, run."id");
    UPDATE "PayrollRun" SET "paymentId" = payment WHERE "id" = run."id";
  ELSIF run."status" = 'PROCESSED' AND run."paymentId" IS NOT NULL THEN
    RAISE EXCEPTION 'Payroll run % is settled by a payment, so it is paid.', run."number" USING ERRCODE = 'check_violation';
  ELSIF run."paymentId" IS NOT NULL AND NOT EXISTS (
    SELECT FROM "Payment" paid JOIN "PaymentRun" settled ON settled."paymentId" = paid."id"
    WHERE paid."id" = run."paymentId" AND settled."runId" = run."id" AND paid."userId" = run."userId"
      AND paid."voidedAt" IS NULL
  ) THEN
    RAISE EXCEPTION 'Payroll run % is settled by no such payment.', run."number" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "PayrollRun_paid" AFTER INSERT ON "PayrollRun" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW WHEN (NEW."status" <> 'PROCESSED' OR NEW."paymentId" IS NOT NULL)
  EXECUTE FUNCTION "check_payroll_run_payment"();
CREATE CONSTRAINT TRIGGER "PayrollRun_settled" AFTER UPDATE OF "status", "paymentId" ON "PayrollRun" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "check_payroll_run_payment"();

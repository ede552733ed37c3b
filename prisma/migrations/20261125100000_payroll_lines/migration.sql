-- CreateEnum
CREATE TYPE "PayrollRunKind" AS ENUM ('REGULAR', 'ADJUSTMENT');

-- CreateEnum
CREATE TYPE "PayrollLineKind" AS ENUM ('DAY_PAY', 'EXTRA', 'EXPENSE', 'PER_DIEM', 'ADJUSTMENT', 'DEDUCTION', 'WITHHOLDING');

-- CreateEnum
CREATE TYPE "PayrollLineClass" AS ENUM ('COMPENSATION', 'REIMBURSEMENT', 'DEDUCTION', 'WITHHELD');

-- AlterTable
ALTER TABLE "PayrollRun" ADD COLUMN     "kind" "PayrollRunKind" NOT NULL DEFAULT 'REGULAR';

-- CreateTable
CREATE TABLE "PayrollLine" (
    "runId" UUID NOT NULL,
    "position" SMALLINT NOT NULL,
    "kind" "PayrollLineKind" NOT NULL,
    "taxClass" "PayrollLineClass" NOT NULL,
    "amount" DECIMAL(12,2) NOT NULL,
    "date" DATE,
    "category" "ExpenseCategory",
    "description" VARCHAR(1000) NOT NULL DEFAULT '',
    "adjustsRunId" UUID,

    CONSTRAINT "PayrollLine_pkey" PRIMARY KEY ("runId","position")
);

-- CreateIndex
CREATE INDEX "PayrollLine_adjustsRunId_idx" ON "PayrollLine"("adjustsRunId");

-- AddForeignKey
ALTER TABLE "PayrollLine" ADD CONSTRAINT "PayrollLine_runId_fkey" FOREIGN KEY ("runId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollLine" ADD CONSTRAINT "PayrollLine_adjustsRunId_fkey" FOREIGN KEY ("adjustsRunId") REFERENCES "PayrollRun"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What a line may be. Only an adjustment goes either way, and it names the run that it puts right.
ALTER TABLE "PayrollLine"
  ADD CONSTRAINT "PayrollLine_position_range" CHECK ("position" >= 1),
  ADD CONSTRAINT "PayrollLine_sign" CHECK (
    CASE WHEN "kind" = 'ADJUSTMENT' THEN "amount" <> 0
      WHEN "kind" IN ('DEDUCTION', 'WITHHOLDING') THEN "amount" < 0
      ELSE "amount" > 0 END),
  ADD CONSTRAINT "PayrollLine_class" CHECK (
    CASE "kind" WHEN 'ADJUSTMENT' THEN true
      WHEN 'EXPENSE' THEN "taxClass" IN ('COMPENSATION', 'REIMBURSEMENT')
      WHEN 'DEDUCTION' THEN "taxClass" = 'DEDUCTION'
      WHEN 'WITHHOLDING' THEN "taxClass" = 'WITHHELD'
      ELSE "taxClass" = 'COMPENSATION' END),
  ADD CONSTRAINT "PayrollLine_category" CHECK ("category" IS NULL OR "kind" = 'EXPENSE'),
  ADD CONSTRAINT "PayrollLine_adjusts" CHECK ("kind" <> 'ADJUSTMENT' OR "adjustsRunId" IS NOT NULL),
  ADD CONSTRAINT "PayrollLine_adjusts_another" CHECK ("adjustsRunId" <> "runId");

-- The lines of a run that has days only: its pay, and its expenses as they have been reported so far, reimbursed. What
-- the days do not account for becomes a line without a day, so that the lines always add up to the run.
CREATE FUNCTION "payroll_lines_of_days"(run uuid, base numeric, spent numeric)
RETURNS TABLE ("position" bigint, kind "PayrollLineKind", class "PayrollLineClass", amount numeric, day date, notes text)
LANGUAGE sql STABLE AS $$
  WITH given AS (
    SELECT 'DAY_PAY'::"PayrollLineKind" AS kind, 'COMPENSATION'::"PayrollLineClass" AS class, "pay" AS amount, "date" AS day, "notes"
      FROM "PayrollEntry" WHERE "runId" = run AND "pay" > 0
    UNION ALL
    SELECT 'EXPENSE', 'REIMBURSEMENT', "expenses", "date", "notes"
      FROM "PayrollEntry" WHERE "runId" = run AND "expenses" > 0
  ), whole AS (
    SELECT * FROM given
    UNION ALL
    SELECT 'DAY_PAY', 'COMPENSATION', base - coalesce(sum(amount), 0), NULL, '' FROM given WHERE kind = 'DAY_PAY'
      HAVING base - coalesce(sum(amount), 0) <> 0
    UNION ALL
    SELECT 'EXPENSE', 'REIMBURSEMENT', spent - coalesce(sum(amount), 0), NULL, '' FROM given WHERE kind = 'EXPENSE'
      HAVING spent - coalesce(sum(amount), 0) <> 0
  )
  SELECT row_number() OVER (ORDER BY day, kind), kind, class, amount, day, notes FROM whole
$$;

INSERT INTO "PayrollLine" ("runId", "position", "kind", "taxClass", "amount", "date", "description")
SELECT run."id", line."position", line.kind, line.class, line.amount, line.day, line.notes
FROM "PayrollRun" run CROSS JOIN LATERAL "payroll_lines_of_days"(run."id", run."basePay", run."bonuses") line;

-- At the end of its transaction a run has lines that add up to its pay and its expenses. A program that knows no lines
-- yet, the previous version during a deploy, has them made from its days.
CREATE FUNCTION "complete_payroll_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums record;
BEGIN
  IF NOT EXISTS (SELECT FROM "PayrollRun" WHERE "id" = NEW."id") THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT FROM "PayrollLine" WHERE "runId" = NEW."id") THEN
    INSERT INTO "PayrollLine" ("runId", "position", "kind", "taxClass", "amount", "date", "description")
    SELECT NEW."id", line."position", line.kind, line.class, line.amount, line.day, line.notes
    FROM "payroll_lines_of_days"(NEW."id", NEW."basePay", NEW."bonuses") line;
  END IF;
  SELECT coalesce(sum("amount") FILTER (WHERE "kind" IN ('DAY_PAY', 'EXTRA', 'PER_DIEM')), 0) AS pay,
      coalesce(sum("amount") FILTER (WHERE "kind" = 'EXPENSE'), 0) AS spent, coalesce(sum("amount"), 0) AS net
    INTO sums FROM "PayrollLine" WHERE "runId" = NEW."id";
  IF (sums.pay, sums.spent) IS DISTINCT FROM (NEW."basePay", NEW."bonuses") THEN
    RAISE EXCEPTION 'The lines of payroll run % do not add up to it.', NEW."number" USING ERRCODE = 'check_violation';
  END IF;
  IF sums.net < 0 THEN
    RAISE EXCEPTION 'Payroll run % would take more than it pays.', NEW."number" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE CONSTRAINT TRIGGER "PayrollRun_lines" AFTER INSERT ON "PayrollRun" DEFERRABLE INITIALLY DEFERRED
  FOR EACH ROW EXECUTE FUNCTION "complete_payroll_lines"();

-- Lines are written with their run or never: not one is added to, altered in or taken from a run that stands.
CREATE FUNCTION "require_new_payroll_run"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF EXISTS (
    SELECT FROM (SELECT DISTINCT "runId" FROM added) line JOIN "PayrollRun" run ON run."id" = line."runId"
    WHERE run.xmin::text::bigint <> pg_current_xact_id()::text::bigint & 4294967295
  ) THEN
    RAISE EXCEPTION 'No line is added to a payroll run that was written before.' USING ERRCODE = 'restrict_violation';
  END IF;
  RETURN NULL;
END $$;
CREATE TRIGGER "PayrollLine_with_run" AFTER INSERT ON "PayrollLine" REFERENCING NEW TABLE AS added
  FOR EACH STATEMENT EXECUTE FUNCTION "require_new_payroll_run"();

CREATE FUNCTION "refuse_payroll_line_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'The lines of a payroll run never change.';
END $$;
CREATE TRIGGER "PayrollLine_fixed" BEFORE UPDATE ON "PayrollLine"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_line_change"();
CREATE TRIGGER "PayrollLine_kept" BEFORE DELETE ON "PayrollLine"
  FOR EACH ROW EXECUTE FUNCTION "refuse_payroll_deletion"();
CREATE TRIGGER "PayrollLine_no_truncate" BEFORE TRUNCATE ON "PayrollLine"
  FOR EACH STATEMENT EXECUTE FUNCTION "refuse_payroll_deletion"();

CREATE OR REPLACE FUNCTION "refuse_payroll_run_change"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF (NEW."id", NEW."number", NEW."kind", NEW."userId", NEW."weekStart", NEW."weekEnd", NEW."basePay", NEW."bonuses", NEW."totalPay")
     IS DISTINCT FROM
     (OLD."id", OLD."number", OLD."kind", OLD."userId", OLD."weekStart", OLD."weekEnd", OLD."basePay", OLD."bonuses", OLD."totalPay")
  THEN
    RAISE EXCEPTION 'The payee, the week and the amounts of a payroll run never change.';
  END IF;
  RETURN NEW;
END $$;

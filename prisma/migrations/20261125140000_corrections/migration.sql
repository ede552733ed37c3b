-- CreateEnum
CREATE TYPE "ExtraCategory" AS ENUM ('DETENTION', 'LAYOVER', 'STOP_OFF', 'BONUS', 'OTHER');

-- DropIndex
DROP INDEX "PayrollLine_adjustsRunId_idx";

-- DropIndex
DROP INDEX "PayrollRun_one_live_run_per_week";

-- AlterTable
ALTER TABLE "PayrollLine" ADD COLUMN     "adjustsPosition" SMALLINT,
ADD COLUMN     "extra" "ExtraCategory";

-- AlterTable
ALTER TABLE "PayrollRun" ADD COLUMN     "adjustsId" UUID,
ADD COLUMN     "correction" VARCHAR(500);

-- CreateIndex
CREATE INDEX "PayrollLine_adjustsRunId_adjustsPosition_idx" ON "PayrollLine"("adjustsRunId", "adjustsPosition");

-- CreateIndex
CREATE INDEX "PayrollRun_adjustsId_idx" ON "PayrollRun"("adjustsId");

-- CreateIndex
CREATE UNIQUE INDEX "PayrollRun_one_live_run_per_week" ON "PayrollRun"("userId", "weekStart") WHERE ((status <> 'VOID'::"PayrollRunStatus") AND (kind = 'REGULAR'::"PayrollRunKind"));

-- AddForeignKey
ALTER TABLE "PayrollRun" ADD CONSTRAINT "PayrollRun_adjustsId_fkey" FOREIGN KEY ("adjustsId") REFERENCES "PayrollRun"("id") ON DELETE SET NULL ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "PayrollLine" ADD CONSTRAINT "PayrollLine_adjustsRunId_adjustsPosition_fkey" FOREIGN KEY ("adjustsRunId", "adjustsPosition") REFERENCES "PayrollLine"("runId", "position") ON DELETE CASCADE ON UPDATE CASCADE;

-- An adjustment may come to less on a day than it takes from another, and to nothing in all.
ALTER TABLE "PayrollRun"
  DROP CONSTRAINT "PayrollRun_basePay_range",
  DROP CONSTRAINT "PayrollRun_bonuses_range",
  DROP CONSTRAINT "PayrollRun_totalPay_sum",
  ADD CONSTRAINT "PayrollRun_basePay_range"
    CHECK ("basePay" BETWEEN CASE "kind" WHEN 'REGULAR' THEN 0 ELSE -699999.93 END AND 699999.93),
  ADD CONSTRAINT "PayrollRun_bonuses_range"
    CHECK ("bonuses" BETWEEN CASE "kind" WHEN 'REGULAR' THEN 0 ELSE -699999.93 END AND 699999.93),
  ADD CONSTRAINT "PayrollRun_totalPay_sum"
    CHECK ("totalPay" = "basePay" + "bonuses" AND ("totalPay" > 0 OR "kind" = 'ADJUSTMENT' AND "totalPay" = 0)),
  ADD CONSTRAINT "PayrollRun_adjusts_another" CHECK ("adjustsId" <> "id"),
  ADD CONSTRAINT "PayrollRun_adjusts_kind" CHECK ("adjustsId" IS NULL OR "kind" = 'ADJUSTMENT'),
  ADD CONSTRAINT "PayrollRun_correction_kind" CHECK ("correction" IS NULL OR "kind" = 'ADJUSTMENT'),
  ADD CONSTRAINT "PayrollRun_replaces_kind" CHECK ("replacesId" IS NULL OR "kind" = 'REGULAR');

ALTER TABLE "PayrollEntry"
  DROP CONSTRAINT "PayrollEntry_pay_range",
  DROP CONSTRAINT "PayrollEntry_expenses_range",
  ADD CONSTRAINT "PayrollEntry_pay_range" CHECK ("pay" BETWEEN -99999.99 AND 99999.99),
  ADD CONSTRAINT "PayrollEntry_expenses_range" CHECK ("expenses" BETWEEN -99999.99 AND 99999.99);

-- A line of a correction names the line that it puts right; extra pay says what it is for.
ALTER TABLE "PayrollLine"
  ADD CONSTRAINT "PayrollLine_adjusts_line" CHECK ("adjustsPosition" IS NULL
    OR "adjustsRunId" IS NOT NULL AND "kind" IN ('ADJUSTMENT', 'DEDUCTION')),
  ADD CONSTRAINT "PayrollLine_extra" CHECK (("kind" = 'EXTRA') = ("extra" IS NOT NULL));

-- An entry is a day of its run's week, and only an adjustment takes anything from a day.
CREATE OR REPLACE FUNCTION "require_day_of_week"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (
    SELECT 1 FROM "PayrollRun" r WHERE r."id" = NEW."runId" AND NEW."date" BETWEEN r."weekStart" AND r."weekEnd"
      AND (r."kind" = 'ADJUSTMENT' OR NEW."pay" >= 0 AND NEW."expenses" >= 0)
  ) THEN
    RAISE EXCEPTION 'The entry for % lies outside the week of its payroll run, or takes from a day.', NEW."date"
      USING ERRCODE = 'check_violation';
  END IF;
  RETURN NEW;
END $$;

-- What a correction adds to a line or takes from it counts as that line does: as pay or as expenses.
CREATE OR REPLACE FUNCTION "complete_payroll_lines"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  sums record;
BEGIN
  IF NOT EXISTS (SELECT FROM "PayrollRun" WHERE "id" = NEW."id") THEN RETURN NULL; END IF;
  IF NOT EXISTS (SELECT FROM "PayrollLine" WHERE "runId" = NEW."id") THEN
    INSERT INTO "PayrollLine" ("runId", "position", "kind", "taxClass", "amount", "date", "description")
    SELECT NEW."id", line."position", line.kind, line.class, line.amount, line.day, line.notes
    FROM "payroll_lines_of_days"(NEW."id", NEW."basePay", NEW."bonuses") line;
  END IF;
  SELECT coalesce(sum(line."amount") FILTER (WHERE counted.kind IN ('DAY_PAY', 'EXTRA', 'PER_DIEM')), 0) AS pay,
      coalesce(sum(line."amount") FILTER (WHERE counted.kind = 'EXPENSE'), 0) AS spent,
      coalesce(sum(line."amount"), 0) AS net
    INTO sums
    FROM "PayrollLine" line
    LEFT JOIN "PayrollLine" adjusted
      ON line."kind" = 'ADJUSTMENT' AND adjusted."runId" = line."adjustsRunId" AND adjusted."position" = line."adjustsPosition"
    CROSS JOIN LATERAL (SELECT coalesce(adjusted."kind", line."kind") AS kind) counted
    WHERE line."runId" = NEW."id";
  IF (sums.pay, sums.spent) IS DISTINCT FROM (NEW."basePay", NEW."bonuses") THEN
    RAISE EXCEPTION 'The lines of payroll run % do not add up to it.', NEW."number" USING ERRCODE = 'check_violation';
  END IF;
  IF sums.net < 0 THEN
    RAISE EXCEPTION 'Payroll run % would take more than it pays.', NEW."number" USING ERRCODE = 'check_violation';
  END IF;
  RETURN NULL;
END $$;

-- What a run posts when it is processed: what was earned or put right, at first in no year, less what has left for a void
-- run of the week already, and what is to be paid.
CREATE OR REPLACE FUNCTION "ledger_amounts_of_run"(run uuid)
RETURNS TABLE (account "LedgerAccount", week date, year integer, class "PayrollLineClass", cents bigint)
LANGUAGE sql STABLE AS $$
  SELECT CASE WHEN line."adjustsRunId" IS NOT NULL AND line."adjustsPosition" IS NULL THEN 'OVERPAID'::"LedgerAccount"
      WHEN line."planId" IS NOT NULL THEN "ledger_account_of_plan"(line."planId") ELSE "ledger_account"(line."taxClass") END,
    processed."weekStart", 0, line."taxClass", (line."amount" * 100)::bigint
  FROM "PayrollRun" processed JOIN "PayrollLine" line ON line."runId" = processed."id" WHERE processed."id" = run
  UNION ALL
  SELECT 'PAYABLE', processed."weekStart", 0, NULL, -(line."amount" * 100)::bigint
  FROM "PayrollRun" processed JOIN "PayrollLine" line ON line."runId" = processed."id" WHERE processed."id" = run
$$;

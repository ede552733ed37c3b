-- What is kept for a week in a later year is an adjustment as far as the week has pay of that class, and a deduction beyond.

-- CreateIndex
CREATE UNIQUE INDEX "PayrollLine_planId_runId_taxClass_key" ON "PayrollLine"("planId", "runId", "taxClass");

-- DropIndex
DROP INDEX "PayrollLine_planId_runId_key";

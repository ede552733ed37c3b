-- CreateIndex
CREATE INDEX "PayrollRun_status_userId_idx" ON "PayrollRun"("status", "userId");

-- DropIndex
DROP INDEX "PayrollRun_status_weekStart_idx";
